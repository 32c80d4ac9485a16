import UIKit

// Two places that color the window differently: nobody knows which color is behind the bar.
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
        let window = UIWindow()
        window.backgroundColor = .white
        window.rootViewController = UINavigationController(rootViewController: ScannerViewController())
        self.window = window
        return true
    }

    func lock() { window?.backgroundColor = .red }
}

final class ScannerViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Scanner"
        edgesForExtendedLayout = []
    }
}
