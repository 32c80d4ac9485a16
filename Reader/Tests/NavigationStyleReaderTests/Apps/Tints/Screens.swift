import UIKit

// A bar that gives up its own tint has that of the window again.
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
        let window = UIWindow()
        window.tintColor = .purple
        window.rootViewController = UINavigationController(rootViewController: ScannerViewController())
        self.window = window
        return true
    }
}

final class ScannerViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = "Scanner"
        navigationController?.navigationBar.tintColor = .red
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.navigationBar.tintColor = nil
    }
}
