import UIKit

/// Its map is embedded by the storyboard, its chart by code.
class DashboardViewController: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        let chart = ChartViewController()
        addChild(chart)
        view.addSubview(chart.view)
        chart.didMove(toParent: self)
    }

    func more() {
        let list = ListViewController(nibName: "ListViewController", bundle: nil)
        addChild(list)
    }
}

/// Its view comes from a XIB, and its pushes begin at the dashboard.
class ChartViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.navigationBar.tintColor = .red
    }

    func zoom() { navigationController?.pushViewController(ListViewController(), animated: true) }
}

class MapViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.navigationBar.barStyle = .black
    }
}

class ListViewController: UIViewController {}

/// Its first page is there as it loads; the others come by swipes.
class BookViewController: UIPageViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        setViewControllers([CoverViewController()], direction: .forward, animated: false)
    }

    func turn() { setViewControllers([ListViewController()], direction: .forward, animated: true) }
}

class ShelfViewController: UIViewController {
    private let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(pages)
        pages.setViewControllers([CoverViewController()], direction: .forward, animated: false)
    }
}

class CoverViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.navigationBar.tintColor = .black
    }
}
