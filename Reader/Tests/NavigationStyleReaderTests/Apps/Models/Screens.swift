import UIKit

// A member of a model that nobody made is known where it is the same of each.
struct SendViewModel {
    let amount: Int
    let background = UIColor.red

    var title: String { "Send" }
    var prompt: String { amount > 0 ? "Some" : "None" }
    var back: String { "\(amount)" }
}

final class SendViewController: UIViewController {
    private let model: SendViewModel

    init(model: SendViewModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
        title = model.title
        view.backgroundColor = model.background
        navigationItem.prompt = model.prompt
        navigationItem.backButtonTitle = model.back
    }

    required init?(coder: NSCoder) { fatalError() }
}

// A subclass may say something else.
class PageModel {
    var title: String { "Page" }
}

final class LastPageModel: PageModel {
    override var title: String { "Last page" }
}

final class PageViewController: UIViewController {
    var model: PageModel?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = model?.title
    }
}
