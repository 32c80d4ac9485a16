import UIKit

/// Keeps what the bar had, and puts it back.
final class PlayerViewController: UIViewController {
    private var tint: UIColor?
    private var background: UIImage?
    private var wasHidden = false

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let bar = navigationController?.navigationBar
        tint = bar?.tintColor
        background = bar?.backgroundImage(for: .default)
        wasHidden = navigationController?.isNavigationBarHidden ?? false
        bar?.tintColor = .white
        bar?.setBackgroundImage(UIImage(), for: .default)
        navigationController?.isNavigationBarHidden = true
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        let bar = navigationController?.navigationBar
        bar?.tintColor = tint
        bar?.setBackgroundImage(background, for: .default)
        // Of another property it is no earlier value.
        bar?.barTintColor = tint
        navigationController?.setNavigationBarHidden(wasHidden, animated: false)
    }
}

/// Comes back with animation, which a graph cannot say of an earlier value.
final class AnimatedViewController: UIViewController {
    private var wasHidden: Bool?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        wasHidden = navigationController?.isNavigationBarHidden
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if let wasHidden { navigationController?.setNavigationBarHidden(wasHidden, animated: animated) }
    }
}

/// Takes the values of a bar that was just made, and an appearance that the same code wrote.
final class ResetViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let plain = UINavigationBar(frame: .zero)
        let bar = navigationController?.navigationBar
        bar?.setBackgroundImage(plain.backgroundImage(for: .default), for: .default)
        bar?.shadowImage = plain.shadowImage
        bar?.isTranslucent = plain.isTranslucent
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        bar?.standardAppearance = appearance
        bar?.scrollEdgeAppearance = bar?.standardAppearance
    }
}

/// What stands beside the transition away comes after what stands beside that here.
final class CoverViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        transitionCoordinator?.animate(alongsideTransition: { _ in self.setAlpha(0) })
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        transitionCoordinator?.animate(alongsideTransition: { _ in self.setAlpha(1) })
    }

    private func setAlpha(_ alpha: CGFloat) { navigationController?.navigationBar.alpha = alpha }
}

/// Sets what differs: whatever the bar had, it is so in the end.
final class ShownViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let isHidden = navigationController?.isNavigationBarHidden {
            if isHidden { navigationController?.setNavigationBarHidden(false, animated: animated) }
        }
        if navigationController?.navigationBar.isTranslucent == false {
            navigationController?.navigationBar.isTranslucent = true
        }
        guard let bar = navigationController?.navigationBar else { return }
        if !bar.prefersLargeTitles { bar.prefersLargeTitles = true }
    }

    /// It has the value that it is set to, or another one that stays.
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let bar = navigationController?.navigationBar else { return }
        if bar.isTranslucent { bar.isTranslucent = true }
        if bar.prefersLargeTitles { bar.tintColor = .red }
    }
}
