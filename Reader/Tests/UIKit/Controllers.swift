// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

// A small stand-in for UIKit: navigation controllers, their bars, and UIKit's order of callbacks.

@MainActor
open class UIViewController {
    public private(set) var children: [UIViewController] = []
    public private(set) weak var parent: UIViewController?
    public weak var presentingViewController: UIViewController?
    public lazy var view: UIView = UIView()

    public init() {}

    public var navigationController: UINavigationController? {
        var next = parent
        while let controller = next {
            if let controller = controller as? UINavigationController { return controller }
            next = controller.parent
        }
        return nil
    }

    public func addChild(_ child: UIViewController) {
        children.append(child)
        child.parent = self
    }

    open func didMove(toParent parent: UIViewController?) {}

    fileprivate func leave() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    /// Runs a callback of the screen, then those of its children.
    fileprivate func run(_ callback: (UIViewController) -> Void) {
        callback(self)
        for child in children { child.run(callback) }
    }
}

@MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {
    var isInteractive: Bool { get }
}

@MainActor
open class UINavigationController: UIViewController {
    public private(set) var viewControllers: [UIViewController] = []
    public let navigationBar = UINavigationBar()
    public var isNavigationBarHidden = false
    public private(set) var transitionCoordinator: (any UIViewControllerTransitionCoordinator)?

    public init(rootViewController root: UIViewController) {
        super.init()
        add(root)
        viewControllers = [root]
    }

    private final class Coordinator: UIViewControllerTransitionCoordinator {
        let isInteractive: Bool
        init(isInteractive: Bool) { self.isInteractive = isInteractive }
    }

    private func add(_ screen: UIViewController) { if screen.parent !== self { addChild(screen) } }

    /// Shows the controller, as its window does.
    public func appear() {
        viewControllers.last?.run { $0.viewWillAppear(false) }
        viewControllers.last?.run { $0.viewIsAppearing(false) }
        viewControllers.last?.run { $0.viewDidAppear(false) }
    }

    public func pushViewController(_ screen: UIViewController, animated: Bool) {
        setViewControllers(viewControllers + [screen], animated: animated)
    }

    public func popViewController(animated: Bool) {
        setViewControllers(Array(viewControllers.dropLast()), animated: animated)
    }

    public func setViewControllers(_ screens: [UIViewController], animated: Bool) {
        move(to: screens, animated: animated, isInteractive: false)
    }

    /// Swipes back, to the end or not.
    public func swipe(isFinished: Bool) {
        let screens = viewControllers
        guard !isFinished, screens.count > 1 else {
            return move(to: Array(screens.dropLast()), animated: true, isInteractive: true)
        }
        transitionCoordinator = Coordinator(isInteractive: true)
        let (top, below) = (screens[screens.count - 1], screens[screens.count - 2])
        viewControllers.removeLast()
        top.run { $0.viewWillDisappear(true) }
        below.run { $0.viewWillAppear(true) }
        below.run { $0.viewIsAppearing(true) }
        viewControllers = screens
        below.run { $0.viewWillDisappear(true) }
        top.run { $0.viewWillAppear(true) }
        below.run { $0.viewDidDisappear(true) }
        top.run { $0.viewDidAppear(true) }
        transitionCoordinator = nil
    }

    private func move(to screens: [UIViewController], animated: Bool, isInteractive: Bool) {
        let old = viewControllers
        for screen in screens { add(screen) }
        viewControllers = screens
        guard let from = old.last, let to = screens.last, from !== to else { return }
        transitionCoordinator = Coordinator(isInteractive: isInteractive)
        from.run { $0.viewWillDisappear(animated) }
        to.run { $0.viewWillAppear(animated) }
        to.run { $0.viewIsAppearing(animated) }
        from.run { $0.viewDidDisappear(animated) }
        for screen in old where !screens.contains(where: { $0 === screen }) { screen.leave() }
        to.run { $0.viewDidAppear(animated) }
        transitionCoordinator = nil
    }
}
