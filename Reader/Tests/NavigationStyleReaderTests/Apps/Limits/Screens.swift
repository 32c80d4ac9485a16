import UIKit

final class SceneDelegate {
    func start() { window.rootViewController = UINavigationController(rootViewController: ListViewController()) }
}

class ListViewController: UIViewController {
    /// More conditions than a graph has variants for: a list of items has no unknown value.
    override func viewDidLoad() {
        super.viewDidLoad()
        var items = [UIBarButtonItem(title: titleOfDone, style: .done, target: self, action: nil)]
        if isEditable { items = [UIBarButtonItem(barButtonSystemItem: .edit, target: self, action: nil)] }
        if isShared { items = [UIBarButtonItem(barButtonSystemItem: .action, target: self, action: nil)] }
        if isEmpty { items = [UIBarButtonItem(barButtonSystemItem: .add, target: self, action: nil)] }
        if isOld { items = [] }
        navigationItem.rightBarButtonItems = items
        navigationItem.hidesBackButton = isEditable || isShared || isEmpty || isOld
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: titleOfDone, style: .done, target: self, action: nil)
    }

    func open() { navigationController?.pushViewController(LegacyViewController(), animated: true) }
}

/// A class in Objective-C: only the extension is here.
extension LegacyViewController {
    func next() { navigationController?.pushViewController(NamesAreLongViewController(), animated: true) }
}

/// The names of variants are parts of ids, which have a limit.
class NamesAreLongViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if configuration.theNavigationBarOfThisScreenIsToBeHidden(whenTheUserHasChosenSo: user.preferences.hidesBars) {
            navigationController?.setNavigationBarHidden(true, animated: animated)
        }
        if configuration.theNavigationBarOfThisScreenIsToBeTinted(whenTheUserHasChosenSo: user.preferences.tintsBars) {
            navigationController?.navigationBar.tintColor = .red
        }
    }
}
