import SwiftUI
import UIKit

extension UIViewController {
    /// Has the labels of UIKit's method, and takes another class.
    func present(_ importer: Importer, animated: Bool, completion: (() -> Void)?) { importer.start(self) }

    /// One condition by its name, although more decide it.
    var isSheet: Bool {
        if let navigationController, navigationController.viewControllers.first != self { return false }
        if presentingViewController != nil { return true }
        return tabBarController?.presentingViewController != nil
    }
}

final class Importer {
    func start(_ host: UIViewController) {}
}

final class ShelfViewController: UIViewController {
    @IBOutlet private var sortItem: UIBarButtonItem!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shelf"
        navigationItem.title = title
        navigationItem.rightBarButtonItem = books.count > 1 ? sortItem : nil
        if isSheet { navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done) }
    }

    func openBook() {
        present(UINavigationController(rootViewController: BookViewController()), animated: true, completion: nil)
    }

    func openCover() {
        let cover = CoverView().environmentObject(library)
        let controller = ClosableHostingController(rootView: cover)
        controller.navigationItem.largeTitleDisplayMode = .never
        navigationController?.pushViewController(controller, animated: true)
    }
}

protocol NotePresenter {
    func showNote(_ text: String, animated: Bool)
}

extension NotePresenter where Self: UIViewController {
    func showNote(_ text: String, animated: Bool) {
        navigationController?.pushViewController(NoteViewController(), animated: animated)
    }
}

final class NoteViewController: UIViewController {}

/// Hands on to the function of the same name that it inherits.
final class BookViewController: UIViewController, NotePresenter {
    func showNote(_ text: String) { showNote(text, animated: true) }
}

struct CoverView: View {
    var body: some View { Text("Cover").navigationTitle("Cover") }
}

class AppDelegate {
    func start() { window.rootViewController = UINavigationController(rootViewController: ShelfViewController()) }
}
