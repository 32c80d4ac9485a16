import UIKit

/// A container that holds one navigation controller after another: what it pushes may begin at any of them.
class RootViewController: UIViewController {
    private var current: UINavigationController? {
        didSet { if let current { addChild(current) } }
    }

    func start<Controller: UINavigationController>(_ type: Controller.Type) { current = type.init() }

    func signIn() { current?.pushViewController(SignInViewController(), animated: true) }
}

class LoginNavigationController: UINavigationController {
    convenience init() {
        let welcome = WelcomeViewController()
        self.init(rootViewController: welcome)
        navigationBar.isTranslucent = false
    }
}

class WelcomeViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: false)
    }
}

class SignInViewController: UIViewController {}

/// A function of the app's own with UIKit's name, and an override of UIKit's: the ways are those of the callers.
extension UINavigationController {
    func pushViewController(_ screen: UIViewController, animated: Bool, completion: @escaping () -> Void) {
        pushViewController(screen, animated: animated)
        completion()
    }
}

class ShopNavigationController: UINavigationController {
    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        navigationBar.barStyle = .black
        super.pushViewController(viewController, animated: animated)
    }
}

class ShopCoordinator {
    let navigationController = ShopNavigationController(rootViewController: ShopViewController())

    func open() { navigationController.pushViewController(DishViewController(), animated: true) }

    /// The way begins at the screen that is handed over.
    func help(over shop: ShopViewController) {
        shop.navigationController?.pushViewController(HelpViewController(), animated: true)
    }
}

class ShopViewController: UIViewController {
    func details() {
        navigationController?.pushViewController(DishViewController(), animated: true) {}
        // Its class is not among the sources.
        navigationController?.pushViewController(TermsViewController(), animated: true)
    }
}

class DishViewController: UIViewController {
    override func present(_ other: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        view.endEditing(true)
        super.present(other, animated: animated, completion: completion)
    }

    func order() { present(UINavigationController(rootViewController: OrderViewController()), animated: true) }
}

class OrderViewController: UIViewController {}
class HelpViewController: UIViewController {}

/// A navigation controller that is presented, and not around it: it begins with what is set on it.
final class ReportViewController: UIViewController {
    private let helpController = UINavigationController()

    func help() {
        helpController.setViewControllers([ManualViewController()], animated: false)
        present(helpController, animated: true)
    }
}

final class ManualViewController: UIViewController {}

/// A navigation controller of UIKit's own, which is no screen.
final class FeedbackViewController: MFMailComposeViewController {}

/// Which navigation controller stands over it is not known: what it pushes may begin at any of them.
extension RootViewController {
    func terms() {
        let presented = presentedViewController as? UINavigationController
        presented?.pushViewController(SignInViewController(), animated: false)
    }
}
