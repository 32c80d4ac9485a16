import UIKit

/// The search bar comes by a tap: what is said of it before has its time.
class SearchedViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.hidesSearchBarWhenScrolling = false
        navigationItem.largeTitleDisplayMode = .never
    }

    @objc func search() { navigationItem.searchController = UISearchController(searchResultsController: nil) }
}
