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

final class FeedViewController: UIViewController {}
final class SearchViewController: UIViewController {}
final class ProfileViewController: UIViewController {}
