import UIKit

// Code that makes a navigation controller of its own around a scene leaves that of the storyboard aside; the other is made.
final class ShelfViewController: UIViewController {}
final class NotesViewController: UIViewController {}

final class HomeViewController: UIViewController {
    func showShelf() {
        let storyboard = UIStoryboard(name: "Shelf", bundle: nil)
        let shelf = storyboard.instantiateViewController(withIdentifier: "list")
        present(UINavigationController(rootViewController: shelf as! ShelfViewController), animated: true)
    }

    func showNotes() {
        let storyboard = UIStoryboard(name: "Notes", bundle: nil)
        let notes = storyboard.instantiateViewController(withIdentifier: "list")
        present(UINavigationController(rootViewController: notes as! NotesViewController), animated: true)
    }

    func showAll() {
        guard let controller = UIStoryboard(name: "Notes", bundle: nil).instantiateInitialViewController() else { return }
        present(controller, animated: true)
    }
}
