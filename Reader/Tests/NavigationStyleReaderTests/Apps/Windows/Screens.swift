import UIKit

// The color of the window is seen behind a bar above a root view that begins below it.
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
        let window = UIWindow()
        window.backgroundColor = UIColor.systemBackground
        window.rootViewController = UINavigationController(rootViewController: ScannerViewController())
        self.window = window
        return true
    }
}

// A window above that of the app says nothing about it.
final class Alert {
    let window = UIWindow()

    func show() { window.backgroundColor = .clear }
}

final class ScannerViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Scanner"
        edgesForExtendedLayout = []
    }
}
