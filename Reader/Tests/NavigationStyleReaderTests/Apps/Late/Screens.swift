import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidFinishLaunching(_ application: UIApplication) {
        UINavigationBar.appearance().barTintColor = .black
        window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
    }
}

class HomeViewController: UIViewController {
    // Bars that came before do not have it.
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UINavigationBar.appearance().tintColor = .red
    }
}
