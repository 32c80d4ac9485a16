import UIKit

// What is too deep to be followed is beside the navigation controller, whose own code is followed to its end.
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func applicationDidFinishLaunching(_ application: UIApplication) {
        count(from: 0)
        show(HomeViewController())
    }

    private func count(from number: Int) { count(from: number + 1) }

    private func show(_ root: HomeViewController) {
        let controller = UINavigationController(rootViewController: root)
        controller.isNavigationBarHidden = true
    }
}

final class HomeViewController: UIViewController {}
