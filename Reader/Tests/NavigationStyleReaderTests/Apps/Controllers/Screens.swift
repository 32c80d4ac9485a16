import UIKit

/// A navigation controller with a clear bar for some screens; all that the app makes are of it.
final class PaperNavigationController: UINavigationController {
    private var shadow: UIImage?
    private var isTranslucentBefore = false

    func makeClear() {
        shadow = navigationBar.shadowImage
        isTranslucentBefore = navigationBar.isTranslucent
        navigationBar.shadowImage = UIImage()
        navigationBar.isTranslucent = true
    }

    func putBack() {
        navigationBar.shadowImage = shadow
        navigationBar.isTranslucent = isTranslucentBefore
    }
}

/// Another one that nobody makes.
final class InkNavigationController: UINavigationController {
    func paint() { navigationBar.tintColor = .black }
}

final class ListViewController: UIViewController {
    func open() {
        let below = navigationController?.viewControllers ?? []
        navigationController?.setViewControllers(below + [PhotoViewController()], animated: true)
    }

    /// Two screens at once keep the root below.
    func openSettings() {
        guard let navigationController else { return }
        navigationController.setViewControllers(
            navigationController.viewControllers + [SettingsViewController(), PrivacyViewController()],
            animated: true
        )
        navigationController.setNavigationBarHidden(false, animated: false)
    }

    func appended() {
        guard var controllers = navigationController?.viewControllers else { return }
        controllers.append(NoteViewController())
        navigationController?.viewControllers = controllers
    }

    /// How many there are is not known.
    func unknown() {
        guard var controllers = navigationController?.viewControllers, controllers.count == 1 else { return }
        controllers.removeLast()
        controllers.append(PrivacyViewController())
        navigationController?.setViewControllers(controllers, animated: true)
    }
}

final class PhotoViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let paper = navigationController as? PaperNavigationController { paper.makeClear() }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        (navigationController as? PaperNavigationController)?.putBack()
    }
}

final class NoteViewController: UIViewController {
    override var navigationController: PaperNavigationController? {
        super.navigationController as? PaperNavigationController
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.makeClear()
    }
}

final class SettingsViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        (navigationController as? InkNavigationController)?.paint()
    }
}

final class PrivacyViewController: UIViewController {}

/// What is set on a navigation controller that is held, and has nothing yet, is how it begins.
final class TabsViewController: UITabBarController {
    private let notes = PaperNavigationController()

    func begin() { notes.viewControllers = [NoteViewController()] }
}

final class Start {
    func root() -> UIViewController { PaperNavigationController(rootViewController: ListViewController()) }
}
