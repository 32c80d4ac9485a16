import UIKit

/// `break` ends the switch or the loop around it, and not the callback.
final class ClockViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        switch mode {
        case .night: navigationController?.navigationBar.barStyle = .black
        default: break
        }
        for alarm in alarms {
            switch alarm {
            case .silent: continue
            default: break
            }
            if alarm.isOver { break }
        }
        rows: for row in rows {
            for cell in row where cell.isEmpty { break rows }
        }
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }
}

/// What falls through runs the next case, too.
final class WatchViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        switch face {
        case .round:
            navigationController?.navigationBar.barStyle = .black
            fallthrough
        case .square: navigationController?.navigationBar.isTranslucent = false
        default: navigationController?.navigationBar.tintColor = .red
        }
    }
}

/// The value of an expression is that of the branch which is taken.
final class TimerViewController: UIViewController {
    private var tint: UIColor { if isOver { .red } else if isNear { .orange } else { .blue } }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.navigationBar.tintColor = tint
    }

    func open() {
        let screen = if isOver { ClockViewController() } else { WatchViewController() }
        navigationController?.pushViewController(screen, animated: true)
    }
}

/// A function within a callback has names of its own.
final class LapViewController: UIViewController {
    let color = UIColor.green

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        func paint(color: UIColor, isHidden: Bool = false) {
            navigationController?.navigationBar.tintColor = color
            navigationController?.isNavigationBarHidden = isHidden
        }
        func shade(_ name: String) -> UIColor { UIColor(hex: name) }
        paint(color: .red)
        navigationController?.navigationBar.barTintColor = shade("#102030")
    }
}

extension UIColor {
    convenience init(hex: String) { self.init(cgColor: Digits.color(hex)) }
}

/// What is done about an error.
final class SyncViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        do {
            try load()
            navigationController?.navigationBar.isTranslucent = true
        } catch {
            navigationController?.navigationBar.barTintColor = .red
            navigationController?.pushViewController(LapViewController(), animated: true)
        }
    }
}

/// The class of the screen that is shown chooses the case.
final class ClockNavigationController: UINavigationController, UINavigationControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }

    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {
        switch viewController {
        case is TimerViewController: navigationController.setNavigationBarHidden(true, animated: animated)
        case let watch as WatchViewController: watch.navigationItem.title = "Watch"
        default: break
        }
        viewController.navigationItem.backButtonTitle = ""
    }
}

/// A closure that makes each of a list's elements.
final class TabsViewController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [TimerViewController(), SyncViewController()].map { screen in
            ClockNavigationController(rootViewController: screen)
        }
    }
}

/// Conditions within one another, behind one that lets nothing through if it does not hold.
final class NestViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard isReady else { return }
        if isDark {
            if isWide { navigationController?.navigationBar.barStyle = .black }
        }
    }
}
