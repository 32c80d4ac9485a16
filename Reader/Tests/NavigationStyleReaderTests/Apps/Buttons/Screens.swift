import UIKit

// Appearances of buttons say their color in place of the tint; of back buttons alone it is not that of all.
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        UINavigationBar.appearance().standardAppearance = appearance
        // The proxy keeps no copy.
        let buttons = UIBarButtonItemAppearance(style: .plain)
        buttons.normal.titleTextAttributes = [.foregroundColor: UIColor.purple]
        appearance.buttonAppearance = buttons
        // Back buttons that have the color of all have no other.
        let back = UIBarButtonItemAppearance(style: .plain)
        back.normal.titleTextAttributes = [.foregroundColor: UIColor.purple]
        appearance.backButtonAppearance = back
        return true
    }
}

final class ListViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let appearance = UINavigationBarAppearance()
        let back = UIBarButtonItemAppearance()
        back.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        appearance.backButtonAppearance = back
        navigationItem.standardAppearance = appearance
        // One that only has a font leaves the color.
        let compact = UINavigationBarAppearance()
        let fonts = UIBarButtonItemAppearance()
        fonts.normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 12)]
        compact.buttonAppearance = fonts
        navigationItem.compactAppearance = compact
    }
}

func makeList() -> UINavigationController { UINavigationController(rootViewController: ListViewController()) }
