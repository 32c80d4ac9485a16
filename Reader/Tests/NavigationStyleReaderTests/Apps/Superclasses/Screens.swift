import UIKit

class BaseViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.navigationBar.tintColor = .blue
        navigationController?.navigationBar.barTintColor = barColor
    }

    var barColor: UIColor { .white }
}

/// Runs the base first: the base is said as one.
final class ListViewController: BaseViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.navigationBar.isTranslucent = false
    }
}

/// Says nothing of its own.
final class PlainListViewController: BaseViewController {}

/// Runs the base last: what the base writes wins.
final class LateViewController: BaseViewController {
    override func viewWillAppear(_ animated: Bool) {
        navigationController?.navigationBar.tintColor = .red
        super.viewWillAppear(animated)
    }
}

/// Does not run the base.
final class OwnViewController: BaseViewController {
    override func viewWillAppear(_ animated: Bool) {
        navigationController?.navigationBar.tintColor = .green
    }
}

/// Answers what the base asks.
final class DarkViewController: BaseViewController {
    override var barColor: UIColor { .black }
}

/// Its superclass is not among the sources.
final class ChatViewController: MessagesViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Chat"
    }
}
