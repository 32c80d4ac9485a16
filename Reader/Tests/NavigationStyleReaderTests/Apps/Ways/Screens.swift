import UIKit

final class SceneDelegate {
    var window: UIWindow?

    func scene() {
        // Of bars that say nothing, too.
        window?.tintColor = .systemOrange
        window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
    }
}

class HomeViewController: UIViewController {
    private lazy var settings = SettingsViewController()
    var router: Router?

    func didTapItem() {
        let detail = DetailViewController(name: "x")
        detail.title = "Item"
        detail.hidesBottomBarWhenPushed = true
        navigationController?.navigationBar.tintColor = .red
        navigationController?.pushViewController(detail, animated: true)
        navigationController?.navigationBar.isTranslucent = false
    }

    func didTapSettings() { show(settings, sender: nil) }

    func didTapHelp() {
        service.load { [weak self] in self?.open(HelpViewController.make()) }
    }

    private func open(_ controller: UIViewController) {
        navigationController?.pushViewController(controller, animated: false)
    }

    func didTapLogin() {
        let login = UINavigationController(rootViewController: LoginViewController())
        login.navigationBar.barTintColor = .black
        present(login, animated: true)
    }

    func didTapUnknown(_ controller: UIViewController) {
        navigationController?.pushViewController(controller, animated: true)
    }
}

final class DetailViewController: UIViewController {
    init(name: String) { super.init(nibName: nil, bundle: nil) }

    func close() { navigationController?.popToRootViewController(animated: true) }

    func next() {
        if isLast {
            navigationController?.setViewControllers([HomeViewController(), HelpViewController()], animated: true)
        } else {
            navigationController?.pushViewController(DetailViewController(name: "y"), animated: true)
        }
    }
}

final class SettingsViewController: HomeViewController {}
final class LoginViewController: UIViewController {}

final class HelpViewController: UIViewController {
    static func make() -> HelpViewController {
        let controller = HelpViewController()
        return controller
    }
}

/// Nobody makes it.
final class LostViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        navigationController?.isNavigationBarHidden = true
    }
}

final class Router {
    func openHelp() {
        UIApplication.shared.topNavigationController?.pushViewController(HelpViewController(), animated: true)
    }
}

/// A function that finds a navigation controller makes none: nobody knows where the way begins.
final class Finder {
    static func top(_ controller: UIViewController?) -> UINavigationController? { search(controller) }

    func open() { Finder.top(nil)?.pushViewController(HelpViewController(), animated: true) }
}
