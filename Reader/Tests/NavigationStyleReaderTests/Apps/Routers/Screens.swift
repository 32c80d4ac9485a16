// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
import UIKit

/// Scenes by the cases of an enumeration, and one function that shows them all.
final class SceneCoordinator {
    enum Scene {
        case profile(name: String)
        case settings
        case custom(UIViewController)
        case help
    }

    enum Transition { case show, modal }

    static let shared = SceneCoordinator()

    @discardableResult
    func present(scene: Scene, from sender: UIViewController?, transition: Transition) -> UIViewController? {
        let controller = get(scene: scene)
        switch transition {
        case .show:
            sender?.navigationController?.pushViewController(controller, animated: true)
        case .modal:
            sender?.present(UINavigationController(rootViewController: controller), animated: true)
        }
        return controller
    }

    private func get(scene: Scene) -> UIViewController {
        switch scene {
        case .profile(let name):
            let profile = ProfileViewController()
            profile.title = name
            return profile
        case .settings: return SettingsViewController()
        case let .custom(controller): return controller
        default: return HelpViewController()
        }
    }
}

class TimelineViewController: UIViewController {
    var coordinator: SceneCoordinator!
    var rows: [Row] = []

    func didSelectRow() { coordinator.present(scene: .profile(name: "Ada"), from: self, transition: .show) }

    func didTapCustom() {
        coordinator.present(scene: .custom(PhotoViewController()), from: self, transition: .show)
    }

    func didTapSettings() {
        SceneCoordinator.shared.present(scene: .settings, from: self, transition: .modal)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        // A closure that is kept for later.
        let row = Row()
        row.action = { [weak self] in
            self?.coordinator.present(scene: .help, from: self, transition: .show)
        }
        rows.append(row)
    }
}

final class Row {
    var action: (() -> Void)?
}

class ProfileViewController: UIViewController {
    weak var delegate: ProfileViewControllerDelegate?

    func didTapFollowers() { delegate?.profileDidSelectFollowers() }
}

protocol ProfileViewControllerDelegate: AnyObject {
    func profileDidSelectFollowers()
}

/// The only one that conforms: the profile's way begins at the profile, if the coordinator works on its stack.
final class ProfileCoordinator: ProfileViewControllerDelegate {
    private let navigationController: UINavigationController
    private let factory: ScreenFactory

    init(navigationController: UINavigationController, factory: ScreenFactory) {
        self.navigationController = navigationController
        self.factory = factory
    }

    func profileDidSelectFollowers() {
        navigationController.pushViewController(factory.makeFollowers(), animated: true)
    }
}

protocol ScreenFactory {
    func makeFollowers() -> UIViewController
}

struct AppScreenFactory: ScreenFactory {
    func makeFollowers() -> UIViewController { FollowersViewController() }
}

class SettingsViewController: UIViewController {
    func didTapAbout() { Router.showAbout(over: self) }

    func didTapTheme() { Session.current.mainNavigation?.pushViewController(ThemeViewController(), animated: true) }
}

enum Router {
    static func showAbout(over screen: UIViewController) { push(AboutViewController(), over: screen) }

    private static func push(_ next: UIViewController, over screen: UIViewController) {
        screen.navigationController?.pushViewController(next, animated: true)
    }
}

/// Holds a navigation controller for all: which screen stands on top of it nobody knows.
final class Session {
    static let current = Session()
    var mainNavigation: UINavigationController?
}

/// A view has no stack.
final class AvatarView: UIView {
    func tap() { Session.current.mainNavigation?.pushViewController(PhotoViewController(), animated: true) }
}

extension UIViewController {
    /// The ways are those of the screens that call it.
    func showFollowers() { navigationController?.pushViewController(FollowersViewController(), animated: true) }
}

class HelpViewController: UIViewController {
    func didTapFollowers() { showFollowers() }
}

class FollowersViewController: UIViewController {}
class PhotoViewController: UIViewController {}
class AboutViewController: UIViewController {}
class ThemeViewController: UIViewController {}
