import UIKit

// A function with the name of one of UIKit's is another one, by its labels.
final class Presenter {
    func present(from controller: UIViewController, animated: Bool) {
        controller.navigationController?.pushViewController(DetailViewController(), animated: animated)
    }
}

final class HomeViewController: UIViewController {
    private let presenter = Presenter()

    func open() {
        presenter.present(from: self, animated: true)
    }
}

final class DetailViewController: UIViewController {}

// A list may be any of those that come from its class.
final class Row {
    weak var list: ListViewController?

    func select() {
        list?.navigationController?.pushViewController(HomeViewController(), animated: true)
    }
}

class ListViewController: UITableViewController {}

final class SongsViewController: ListViewController {}

final class AlbumsViewController: ListViewController {}
