import UIKit

class ListViewController: UITableViewController {
    private let searchController = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: self, action: nil)
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .add, target: self, action: nil),
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: self, action: nil),
            UIBarButtonItem(image: UIImage(named: "filter"), style: .plain, target: self, action: nil),
            moreButton,
        ]
        searchController.hidesNavigationBarDuringPresentation = false
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        // Without a title it is an item still.
        navigationItem.backBarButtonItem = UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
        navigationItem.largeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode.never
    }

    @IBOutlet private var moreButton: UIBarButtonItem!

    func open() { navigationController?.pushViewController(CardViewController(), animated: true) }
}

class CardViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.setLeftBarButton(nil, animated: false)
        let done = UIBarButtonItem(barButtonSystemItem: UIBarButtonItem.SystemItem.done, target: self, action: nil)
        navigationItem.rightBarButtonItem = done
        navigationItem.setHidesBackButton(true, animated: false)
        navigationItem.backAction = UIAction { _ in }
        // Xcode makes a member for each color of a catalog, and tools do, too.
        navigationItem.standardAppearance = Style.appearance(.brandDark)
        navigationItem.compactAppearance = Style.appearance(Asset.Colors.brandDark.color)
        navigationItem.scrollEdgeAppearance = Style.appearance(R.color.brandDark())
    }
}

/// Lists that grow: of what a loop adds nothing is known.
class ToolsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        var items: [UIBarButtonItem] = []
        items.append(UIBarButtonItem(barButtonSystemItem: .search, target: self, action: nil))
        items += [UIBarButtonItem(barButtonSystemItem: .trash, target: self, action: nil)]
        items.insert(UIBarButtonItem(barButtonSystemItem: .add, target: self, action: nil), at: 0)
        if items.count > 2, !items.isEmpty { navigationItem.rightBarButtonItems = items }
        var tools: [UIBarButtonItem] = []
        for tool in all { tools.append(tool.item) }
        navigationItem.leftBarButtonItems = tools
    }
}

enum Style {
    static func appearance(_ color: UIColor) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = color
        return appearance
    }
}

class AppDelegate {
    func start() { window.rootViewController = UINavigationController(rootViewController: ListViewController()) }
}
