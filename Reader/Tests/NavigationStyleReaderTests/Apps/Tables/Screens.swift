import UIKit

// The texts of tables that are called by their names, and by what tools and libraries make of them.
final class WalletViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("send.title", tableName: "Wallet", comment: "")
        navigationItem.prompt = NSLocalizedString("receive", tableName: "Other", value: "Receive", comment: "")
        navigationItem.backButtonTitle = NSLocalizedString("back", tableName: "Wallet", comment: "")
    }
}

final class SettingsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = R.string.localizable.settingsTitle()
        navigationItem.prompt = R.string.wallet.sendTitle()
        navigationItem.backButtonTitle = LIBLocalizedString("settings.title", nil)
    }
}
