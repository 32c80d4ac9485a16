import UIKit

/// A root loads with its navigation controller: what it writes then is there before any other screen.
class MailViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.isTranslucent = false
        navigationController?.setNavigationBarHidden(false, animated: true)
    }

    func compose() { navigationController?.pushViewController(ComposeViewController(), animated: true) }
}

/// Its own button goes back in the place of UIKit's.
class ComposeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.tintColor = .red
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Cancel",
            style: .plain,
            target: self,
            action: #selector(cancel)
        )
    }

    @objc private func cancel() { navigationController?.popViewController(animated: true) }
}

final class MailDelegate {
    func start() { window.rootViewController = UINavigationController(rootViewController: MailViewController()) }
}
