import UIKit

// Code that observes a property runs as it is set: here and there it is what writes to the bar.
enum Mode { case list, photo }

final class ListViewController: UIViewController {
    var mode = Mode.list {
        willSet {
            if newValue == .photo { navigationItem.largeTitleDisplayMode = .never }
        }
        didSet {
            switch mode {
            case .list: navigationItem.title = "List"
            case .photo: navigationItem.title = "Photo"
            }
        }
    }

    // What sets itself there observes that no further.
    var isClear = false {
        didSet(before) {
            if before { isClear = true }
            navigationController?.navigationBar.isTranslucent = isClear
        }
    }

    // An initializer's own assignments are not observed.
    var ink: UIColor {
        didSet { navigationController?.navigationBar.tintColor = ink }
    }

    init() {
        ink = .red
        super.init(nibName: nil, bundle: nil)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        mode = .photo
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isClear = true
    }

    func open() {
        let detail = DetailViewController()
        detail.name = "Detail"
        navigationController?.pushViewController(detail, animated: true)
    }
}

final class DetailViewController: UIViewController {
    var name: String? {
        didSet { title = name }
    }
}

func makeList() -> UINavigationController { UINavigationController(rootViewController: ListViewController()) }
