import UIKit

// Where the app's own code decides when the swipe back begins, a hidden bar does not keep it from beginning.
final class SwipingNavigationController: UINavigationController, UIGestureRecognizerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { viewControllers.count > 1 }
}

final class FeedViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = "Feed"
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    func open() { navigationController?.pushViewController(PhotoViewController(), animated: true) }
}

final class PhotoViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    func lock() { navigationController?.pushViewController(LockedViewController(), animated: true) }
}

// A screen that says itself that there is no swipe has none.
final class LockedViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.hidesBackButton = true
        navigationController?.interactivePopGestureRecognizer?.isEnabled = false
    }
}

func makeFeed() -> UINavigationController { SwipingNavigationController(rootViewController: FeedViewController()) }

// A screen may replace the delegate, too, of the navigation controller that it finds.
final class ShelfViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shelf"
    }

    func open() { navigationController?.pushViewController(BookViewController(), animated: true) }
    func look() { navigationController?.pushViewController(CoverViewController(), animated: true) }
}

final class BookViewController: UIViewController, UIGestureRecognizerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)
        navigationController?.interactivePopGestureRecognizer?.delegate = self
    }
}

// Without that it stays UIKit's.
final class CoverViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.hidesBackButton = true
    }
}

func makeShelf() -> UINavigationController { UINavigationController(rootViewController: ShelfViewController()) }
