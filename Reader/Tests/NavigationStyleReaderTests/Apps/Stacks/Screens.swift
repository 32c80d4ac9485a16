import UIKit

/// A navigation controller that dresses its bar as screens come and go; all that the app makes do so.
class WallNavigationController: UINavigationController, UINavigationControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if viewControllers.count > 0 { viewController.hidesBottomBarWhenPushed = true }
        if topViewController is GalleryViewController { navigationBar.barTintColor = .red }
        super.pushViewController(viewController, animated: animated)
        (viewController as? WallViewController)?.willBePushed()
    }

    override func popViewController(animated: Bool) -> UIViewController? {
        let popped = super.popViewController(animated: animated)
        (popped as? WallViewController)?.willBePopped()
        return popped
    }

    override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let popped = super.popToRootViewController(animated: animated)
        if topViewController is GalleryViewController { navigationBar.barTintColor = .green }
        if topViewController is PictureViewController { navigationBar.barTintColor = .blue }
        return popped
    }

    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {
        let isHidden = viewController is PictureViewController
        navigationController.setNavigationBarHidden(isHidden, animated: animated)
    }
}

/// Does the same as screens come and go.
final class PanelNavigationController: WallNavigationController {}

class WallViewController: UIViewController {
    var isClear: Bool { false }

    func willBePushed() { dress() }

    func willBePopped() { (navigationController?.topViewController as? WallViewController)?.dress() }

    func dress() { navigationController?.navigationBar.isTranslucent = isClear }
}

final class GalleryViewController: WallViewController {
    func open() { navigationController?.pushViewController(PictureViewController(), animated: true) }

    func help() { navigationController?.pushViewController(HelpViewController(), animated: true) }
}

final class PictureViewController: WallViewController {
    override var isClear: Bool { true }

    func info() { navigationController?.pushViewController(InfoViewController(), animated: true) }

    /// Other screens may come on top: whether it goes is not known.
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isMovingFromParent { navigationController?.navigationBar.tintColor = nil }
    }
}

/// Nothing comes on top: as it disappears, it goes.
final class InfoViewController: WallViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if isMovingToParent { navigationController?.navigationBar.tintColor = .white }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard isMovingFromParent, !isBeingDismissed else { return }
        navigationController?.navigationBar.tintColor = .black
    }
}

final class HelpViewController: UIViewController {
    func close() { navigationController?.popToRootViewController(animated: true) }
}

func start(in window: UIWindow) {
    window.rootViewController = WallNavigationController(rootViewController: GalleryViewController())
}

func panel() -> UIViewController { PanelNavigationController(rootViewController: GalleryViewController()) }
