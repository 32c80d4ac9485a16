import UIKit

// What is asked in two ways has one answer.
enum Mode {
    case group, email
}

final class NewViewController: UIViewController {
    private let mode: Mode

    init(mode: Mode) {
        self.mode = mode
        super.init(nibName: nil, bundle: nil)
        if mode == .email { navigationItem.prompt = "Email" }
        switch mode {
        case .group: title = "New group"
        case .email: title = "New email"
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}
