import UIKit

enum BarStyles {
    static let opaque: UINavigationBarAppearance = {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemRed
        return appearance
    }()

    static func clear(title: UIColor) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        appearance.titleTextAttributes = [.foregroundColor: title]
        return appearance
    }
}

final class ArticleViewController: UIViewController {
    private let appearance = UINavigationBarAppearance()

    override func viewDidLoad() {
        super.viewDidLoad()
        appearance.configureWithDefaultBackground()
        appearance.shadowColor = nil
        appearance.backgroundEffect = UIBlurEffect(style: .systemMaterial)
        navigationItem.standardAppearance = appearance
        appearance.shadowColor = .black
        navigationItem.scrollEdgeAppearance = BarStyles.clear(title: .white)
        navigationItem.compactAppearance = BarStyles.opaque
    }
}

final class OldViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if #available(iOS 15.0, *) {
            navigationController?.navigationBar.scrollEdgeAppearance = BarStyles.opaque
        } else {
            navigationController?.navigationBar.barTintColor = .red
        }
        if #available(iOS 26, *) { return }
        navigationController?.navigationBar.prefersLargeTitles = true
    }
}

final class AppDelegate {
    func application() -> Bool {
        UINavigationBar.appearance().tintColor = .orange
        let proxy = UINavigationBar.appearance()
        proxy.standardAppearance = BarStyles.opaque
        return true
    }
}
