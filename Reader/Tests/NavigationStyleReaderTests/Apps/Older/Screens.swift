import UIKit

// In older Swift the methods that go back have other names.
final class ContactsViewController: UIViewController {
    override func viewWillAppear(animated: Bool) {
        super.viewWillAppear(animated)
        title = "Contacts"
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    func search() { navigationController?.pushViewController(SearchViewController(), animated: true) }
}

final class SearchViewController: UIViewController, UISearchBarDelegate {
    override func viewWillAppear(animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    func searchBarCancelButtonClicked(searchBar: UISearchBar) {
        navigationController?.popViewControllerAnimated(true)
    }
}

func makeContacts() -> UINavigationController { UINavigationController(rootViewController: ContactsViewController()) }
