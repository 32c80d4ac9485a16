import UIKit

/// Two outcomes, of which nobody knows which.
final class NoteViewController: UIViewController {
    var isLocked = false

    func lock() { isLocked.toggle() }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.navigationBar.tintColor = .black
        if isLocked {
            navigationController?.navigationBar.barTintColor = .gray
        } else if canEdit {
            navigationController?.navigationBar.barTintColor = .white
        }
        if items.isEmpty { reload() }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isLocked { navigationController?.navigationBar.barTintColor = nil }
    }
}

/// A switch, and a ternary.
final class PlayerViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        switch kind {
        case .audio: navigationItem.largeTitleDisplayMode = .always
        case .video, .live: navigationItem.largeTitleDisplayMode = .never
        }
        navigationController?.setNavigationBarHidden(isFullScreen ? true : false, animated: false)
    }
}

/// Conditions that are known.
final class KnownViewController: UIViewController {
    private let isDark = true

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard isDark, isViewLoaded, let bar = navigationController?.navigationBar else { return }
        bar.barStyle = isDark ? .black : .default
        #if DEBUG
            bar.tintColor = .magenta
        #endif
    }
}

/// More conditions than are told as variants.
final class ManyViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.navigationBar.isTranslucent = false
        if a { navigationController?.navigationBar.tintColor = .red }
        if b { navigationController?.navigationBar.barTintColor = .red }
        if c { navigationController?.navigationBar.barStyle = .black }
        if d { navigationController?.navigationBar.alpha = 0 }
    }
}

/// Values that something else sets: each is unknown.
final class SetElsewhereViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        var color = UIColor.red
        change(&color)
        navigationController?.navigationBar.tintColor = color
        var isHidden = false
        for item in items { isHidden = item.isHidden }
        navigationController?.isNavigationBarHidden = isHidden
        var style = UIBarStyle.default
        load { style = .black }
        navigationController?.navigationBar.barStyle = style
        var alpha = 0.5
        alpha *= 0.5
        navigationController?.navigationBar.alpha = alpha
    }
}

/// The graph is of a phone.
final class IdiomViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if UIDevice.current.userInterfaceIdiom == .pad {
            navigationController?.navigationBar.barStyle = .black
        } else {
            navigationController?.navigationBar.isTranslucent = false
        }
    }
}

/// Casts: to a class that it is of, to one that it cannot be of, and to a type that nobody knows.
final class CastViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let bar = navigationController?.navigationBar
        if let me = self as? UIViewController { bar?.tintColor = me.color }
        if let other = self as? IdiomViewController { bar?.barStyle = other.style }
        if let painter = self as? Painter { bar?.isTranslucent = false }
    }
}
