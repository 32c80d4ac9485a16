import UIKit

// A bar that styles itself as it is made.
final class DarkBar: UINavigationBar {
    private let textColor = UIColor.white

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isTranslucent = false
        barTintColor = .black
        tintColor = .white
        self.titleTextAttributes = [.foregroundColor: textColor]
    }
}

// The initializer of the navigation controller names the class of its bar; what the controller sets comes after.
final class MenuNavigationController: UINavigationController {
    init(menu: MenuViewController) {
        super.init(navigationBarClass: DarkBar.self, toolbarClass: nil)
        viewControllers = [menu]
        navigationBar.tintColor = .orange
    }
}

final class MenuViewController: UIViewController {}

final class Launcher {
    func menu() -> UIViewController { MenuNavigationController(menu: MenuViewController()) }

    // So does the code that makes a plain one.
    func dishes() -> UIViewController {
        let controller = UINavigationController(navigationBarClass: DarkBar.self, toolbarClass: nil)
        controller.viewControllers = [DishesViewController()]
        return controller
    }
}

final class DishesViewController: UIViewController {}

// A bar that only a storyboard makes.
final class LightBar: UINavigationBar {
    override func awakeFromNib() {
        super.awakeFromNib()
        barTintColor = .white
        shadowImage = UIImage()
    }
}

final class CartViewController: UIViewController {}
