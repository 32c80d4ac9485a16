import UIKit

final class SceneDelegate {
    func start() {
        UINavigationBar.appearance().tintColor = .red
        let sheets = UINavigationBar.appearance(whenContainedInInstancesOf: [SheetNavigationController.self])
        sheets.tintColor = .green
        sheets.barTintColor = theme.bar
        sheets.titleTextAttributes = [.foregroundColor: theme.title]
        window.rootViewController = LightNavigationController(rootViewController: HomeViewController())
    }
}

/// The style of the status bar is the class's, not the bar's.
class LightNavigationController: UINavigationController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

/// The style of the status bar is the top screen's.
class SheetNavigationController: UINavigationController {
    override var childForStatusBarStyle: UIViewController? { topViewController }
}

class HomeViewController: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }

    func edit() { present(SheetNavigationController(rootViewController: EditViewController()), animated: true) }
}

class EditViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let bar = navigationController?.navigationBar
        bar?.setBackgroundImage(UIImage(), for: .default)
        // Bars with a prompt are others.
        bar?.setBackgroundImage(nil, for: .defaultPrompt)
        bar?.setBackgroundImage(UIImage(named: "low"), for: .compact)
    }
}
