import UIKit

// A controller around a navigation controller, with functions of UIKit's names.
final class StackController: UIViewController {
    private let inner = UINavigationController()

    func pushViewController(_ controller: UIViewController, animated: Bool) {
        inner.pushViewController(controller, animated: animated)
    }

    func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        inner.setViewControllers(controllers, animated: animated)
    }
}

// What it is told to show is a way of whoever tells it.
final class OrderCoordinator {
    private let stack: StackController

    init(stack: StackController) { self.stack = stack }

    func start() {
        stack.setViewControllers([OrdersViewController()], animated: false)
    }

    func show() {
        stack.pushViewController(OrderViewController(), animated: true)
    }
}

final class OrdersViewController: UIViewController {}

final class OrderViewController: UIViewController {}
