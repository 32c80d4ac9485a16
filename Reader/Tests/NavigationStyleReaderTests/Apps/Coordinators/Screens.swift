import UIKit

final class OrderCoordinator {
    private let navigationController: UINavigationController

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    func start() {
        navigationController.setViewControllers([CartViewController()], animated: false)
    }

    func showAddress() {
        let address = AddressViewController()
        address.title = "Address"
        navigationController.navigationBar.tintColor = .red
        navigationController.pushViewController(address, animated: true)
    }
}

/// A navigation controller that is made here, and that closures push on later: what they push is not there yet.
final class LoginCoordinator {
    private var navigationController: UINavigationController?

    func start() {
        let welcome = WelcomeViewController.make(onNext: { [weak self] in
            self?.navigationController?.pushViewController(PasswordViewController(), animated: true)
            self?.navigationController?.navigationBar.tintColor = .red
        })
        let navigationController = UINavigationController(rootViewController: welcome)
        navigationController.navigationBar.prefersLargeTitles = true
        self.navigationController = navigationController
        window.rootViewController = navigationController
    }
}

final class WelcomeViewController: UIViewController {
    /// A screen that pushes on what it presents: nobody knows from which screen.
    func help() {
        let help = UINavigationController(rootViewController: HelpViewController())
        present(help, animated: true) { help.pushViewController(PasswordViewController(), animated: false) }
    }
}

final class PasswordViewController: UIViewController {}
final class HelpViewController: UIViewController {}
final class CartViewController: UIViewController {}
final class AddressViewController: UIViewController {}
