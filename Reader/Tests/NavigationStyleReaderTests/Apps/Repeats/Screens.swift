import UIKit

// A bar that code shows already stays as it is where the code shows it again: the first says how it comes.
class BaseViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }
}

final class FeedViewController: BaseViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(false, animated: false)
    }

    func open() { navigationController?.pushViewController(PhotoViewController(), animated: true) }
}

// What differs is said anew.
final class PhotoViewController: BaseViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: false)
    }
}

func makeFeed() -> UINavigationController { UINavigationController(rootViewController: FeedViewController()) }
