import UIKit

/// Two color sets of one name are told apart by their folders, and by nothing else.
final class PaperViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let bar = navigationController?.navigationBar
        bar?.tintColor = Asset.Night.sky.color
        bar?.barTintColor = Asset.Day.sky.color
        bar?.backgroundColor = UIColor(named: "Day/sky")
        bar?.titleTextAttributes = [.foregroundColor: UIColor(named: "sky")]
        view.backgroundColor = .groupTableViewBackground
    }
}
