import UIKit

extension UIViewController {
    func hideShadow() {
        navigationController?.navigationBar.makePlain()
    }
}

extension UINavigationBar {
    func makePlain() {
        shadowImage = UIImage()
    }
}

final class PlainViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        hideShadow()
        navigationController?.navigationBar.tintColor = Theme.current.tint
    }
}
