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

final class CartViewController: UIViewController {}
final class AddressViewController: UIViewController {}
