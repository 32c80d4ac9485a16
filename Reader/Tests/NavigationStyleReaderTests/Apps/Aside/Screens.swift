import UIKit

// Code that makes a navigation controller of its own around a scene leaves that of the storyboard aside; the other is made.
final class ShelfViewController: UIViewController {}
final class NotesViewController: UIViewController {}

final class HomeViewController: UIViewController {
    func showShelf() {
        let storyboard = UIStoryboard(name: "Shelf", bundle: nil)
        guard let shelf = storyboard.instantiateViewController(withIdentifier: "list") as? ShelfViewController else {
            return
        }
        present(UINavigationController(rootViewController: shelf), animated: true)
    }

    func showNotes() {
        let storyboard = UIStoryboard(name: "Notes", bundle: nil)
        guard let notes = storyboard.instantiateViewController(withIdentifier: "list") as? NotesViewController else {
            return
        }
        present(UINavigationController(rootViewController: notes), animated: true)
    }

    func showAll() {
        guard let controller = UIStoryboard(name: "Notes", bundle: nil).instantiateInitialViewController() else {
            return
        }
        present(controller, animated: true)
    }
}
