import UIKit

/// Attributes that are set one by one.
final class BookViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        var attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.black]
        attributes[.foregroundColor] = UIColor.white
        attributes[.font] = UIFont.systemFont(ofSize: 20, weight: .medium)
        navigationController?.navigationBar.titleTextAttributes = attributes
        navigationController?.navigationBar.titleTextAttributes?[.foregroundColor] = UIColor.red
        navigationController?.navigationBar.largeTitleTextAttributes?[.foregroundColor] = UIColor.red
        let appearance = UINavigationBarAppearance()
        appearance.titleTextAttributes[.foregroundColor] = UIColor.blue
        navigationItem.standardAppearance = appearance
    }
}

/// A preset changes the background and the shadow, and nothing else.
final class PageViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let appearance = UINavigationBarAppearance()
        appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
        appearance.backgroundColor = .green
        appearance.shadowColor = .black
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.orange]
        appearance.configureWithTransparentBackground()
        navigationItem.standardAppearance = appearance
        navigationItem.scrollEdgeAppearance = appearance
        // The item has a copy of its own.
        navigationItem.scrollEdgeAppearance?.configureWithOpaqueBackground()
        navigationItem.scrollEdgeAppearance?.backgroundColor = .blue
        appearance.backgroundColor = .gray
    }
}

/// An appearance that is changed where the bar holds it: what else it says is not known.
final class CoverViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.navigationBar.standardAppearance.backgroundColor = .red
        navigationController?.navigationBar.scrollEdgeAppearance?.configureWithTransparentBackground()
    }
}

/// Keeps a copy of the bar's appearance and puts it back, and another one that it changes.
final class ShelfViewController: UIViewController {
    private var old: UINavigationBarAppearance?
    private var other: UINavigationBarAppearance?
    private var attributes: [NSAttributedString.Key: Any]?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let bar = navigationController?.navigationBar else { return }
        old = bar.standardAppearance.copy() as? UINavigationBarAppearance
        let copy = bar.compactAppearance?.copy()
        copy?.backgroundColor = .red
        other = copy
        attributes = bar.titleTextAttributes
        attributes?[.foregroundColor] = UIColor.red
        bar.standardAppearance = UINavigationBarAppearance()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if let old { navigationController?.navigationBar.standardAppearance = old }
        navigationController?.navigationBar.compactAppearance = other
        navigationController?.navigationBar.titleTextAttributes = attributes
    }
}
