import UIKit

final class MenuViewController: UITableViewController {
    func open() {
        guard let map = storyboard?.instantiateViewController(withIdentifier: "map") as? MapViewController else {
            return
        }
        navigationController?.pushViewController(map, animated: true)
    }
}

final class MapViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .always
        title = "World"
        // By too many conditions: nor does what the storyboard says hold.
        if a { navigationItem.rightBarButtonItem = nil }
        if b { navigationItem.rightBarButtonItem = nil }
        if c { navigationItem.rightBarButtonItem = nil }
        if d { navigationItem.rightBarButtonItem = nil }
    }
}
