import UIKit

/// What runs before viewDidLoad: initializers, `awakeFromNib` and `loadView`.
final class StartViewController: UIViewController {
    private var isPlain = false

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        title = "Start"
        hidesBottomBarWhenPushed = true
        isPlain = true
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        navigationItem.largeTitleDisplayMode = .never
        // Not on a stack yet: no bar changes.
        navigationController?.navigationBar.tintColor = .red
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.hidesBackButton = isPlain
    }

    @IBAction func open() {
        navigationController?.pushViewController(ListViewController(), animated: true)
    }
}

final class ListViewController: UIViewController {
    private let list = UITableView()

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "List"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        view = UIView()
        view.backgroundColor = .black
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)
        navigationController?.navigationBar.barTintColor = .orange
        navigationController?.navigationBar.tintColor = .white
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.tintColor = .black
    }
}

final class Map: UIView {}

final class MapViewController: UIViewController {
    override func loadView() {
        super.loadView()
        view = Map(frame: .zero)
        configure()
    }

    private func configure() {
        edgesForExtendedLayout = []
        navigationItem.title = "Map"
        navigationController?.setNavigationBarHidden(true, animated: false)
    }
}
