import SwiftUI
import UIKit

extension String {
    var localized: String { NSLocalizedString(self, comment: "") }
}

/// What tools generate.
enum L10n {
    enum About { static let title = L10n.tr("Localizable", "about.title", fallback: "About") }

    private static func tr(_ table: String, _ key: String, _ arguments: CVarArg..., fallback value: String) -> String {
        let format = Bundle.main.localizedString(forKey: key, value: value, table: table)
        return String(format: format, locale: Locale.current, arguments: arguments)
    }
}

final class SettingsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("settings_title", comment: "")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "done".localized,
            style: .done,
            target: nil,
            action: nil
        )
        navigationItem.prompt = L10n.About.title
    }
}

final class CatalogViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "catalog_title")
        navigationItem.backButtonTitle = NSLocalizedString("Shown as it is", comment: "")
        navigationItem.prompt = NSLocalizedString("carb-entry", value: "Carbs", comment: "")
    }
}

/// No table that is read has the text: it is not known.
final class OtherTableViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("only_french", comment: "")
        navigationItem.backButtonTitle = NSLocalizedString("done", tableName: "Other", comment: "")
        navigationItem.prompt = NSLocalizedString("not_there", comment: "")
    }
}

struct RootView: View {
    var body: some View {
        NavigationStack {
            NavigationLink(destination: WordView()) { Text("Word") }.navigationTitle("settings_title")
        }
    }
}

struct WordView: View {
    var body: some View { Text("Word").navigationTitle(Text(verbatim: "done")) }
}

/// The text of a type that tools generate as the app is built.
final class GeneratedViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = AppStrings.About.title
        navigationItem.prompt = AppStrings.About.nothing
    }
}
