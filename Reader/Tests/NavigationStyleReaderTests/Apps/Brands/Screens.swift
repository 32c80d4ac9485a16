import UIKit

// A color that a function of UIColor's returns is known on a proxy, too.
extension UIColor {
    class func brand() -> UIColor { UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1) }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
        let attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.brand()]
        UINavigationBar.appearance().titleTextAttributes = attributes
        UINavigationBar.appearance().tintColor = UIColor.brand()
        return true
    }
}

final class HomeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Home"
    }
}

func makeHome() -> UINavigationController { UINavigationController(rootViewController: HomeViewController()) }
