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

// Of a text that is known, so are its letters.
class TitledViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let title, title.count > 0 { navigationController?.navigationBar.tintColor = .red }
        if title?.isEmpty ?? true { navigationController?.navigationBar.tintColor = .blue }
    }
}

final class SettingsViewController: TitledViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
    }
}
