import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidFinishLaunching(_ application: UIApplication) {
        UINavigationBar.appearance().barTintColor = .black
        // This is not the tint of bars.
        UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = .green
        window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
    }
}

class HomeViewController: UIViewController {
    // Bars that came before do not have it.
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UINavigationBar.appearance().shadowImage = UIImage()
    }
}
