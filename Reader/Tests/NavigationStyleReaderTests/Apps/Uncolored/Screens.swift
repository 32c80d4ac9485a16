import UIKit

// A view of a storyboard without a color has none, unless code gives it one; a table has UIKit's.
final class PhotoViewController: UIViewController {}

final class NoteViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }
}

final class ListViewController: UITableViewController {}
