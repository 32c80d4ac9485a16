import UIKit

final class DarkNavigationController: UINavigationController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationBar.barTintColor = .black
        navigationBar.barStyle = .black
        setUp()
    }

    private func setUp() {
        interactivePopGestureRecognizer?.isEnabled = false
        navigationBar.tintColor = .white
        isNavigationBarHidden = true
    }
}

final class TabsViewController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let feed = DarkNavigationController(rootViewController: FeedViewController())
        feed.navigationBar.prefersLargeTitles = true
        let search = UINavigationController()
        search.viewControllers = [SearchViewController()]
        let profile = UINavigationController()
        profile.pushViewController(ProfileViewController(), animated: false)
        viewControllers = [feed, search, profile]
    }
}

/// Conditions alone tell these apart: one entry, of which it is not known what color it has.
final class SheetPresenter {
    func present(from screen: UIViewController) {
        let sheet = UINavigationController(rootViewController: SheetViewController())
        sheet.navigationBar.isTranslucent = false
        sheet.navigationBar.barTintColor = isNight ? .black : .white
        if isPlain { sheet.isNavigationBarHidden = true }
        screen.present(sheet, animated: true)
    }
}

final class SheetViewController: UIViewController {}
final class FeedViewController: UIViewController {}
final class SearchViewController: UIViewController {}
final class ProfileViewController: UIViewController {}

final class PanelNavigationController: UINavigationController {
    static func panel(_ root: UIViewController) -> UINavigationController {
        let panel = PanelNavigationController(rootViewController: root)
        panel.dress()
        return panel
    }

    private func dress() { navigationBar.tintColor = .orange }
}

final class PanelViewController: UIViewController {
    /// By as many calls the panel is made, and what dresses it is not followed any more.
    func one() {
        navigationController?.popViewController(animated: true)
        two()
    }

    func two() { three() }
    func three() { four() }
    func four() { five() }
    func five() { six() }
    func six() { seven() }
    func seven() { eight() }
    func eight() { present(PanelNavigationController.panel(PanelViewController()), animated: true) }
}
