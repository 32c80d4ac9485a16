import UIKit

/// Of colors of one name in two targets the nearer one counts.
final class InkViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.navigationBar.tintColor = UIColor(named: "ink")
    }
}
