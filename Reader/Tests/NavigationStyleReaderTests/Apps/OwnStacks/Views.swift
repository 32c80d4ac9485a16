import SwiftUI
import UIKit

class MenuViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Menu"
    }

    func showAbout() {
        present(UIHostingController(rootView: AboutView()), animated: true)
    }

    func showHelp() {
        navigationController?.pushViewController(UIHostingController(rootView: HelpView()), animated: true)
    }
}

// The stack within hides its bar for this view, and shows it for the next.
struct AboutView: View {
    var body: some View {
        NavigationView {
            NavigationLink(destination: LegalView()) { Text("Legal") }
                .navigationBarHidden(true)
        }
    }
}

struct LegalView: View {
    var body: some View {
        Text("Legal").navigationTitle("Legal notes")
    }
}

struct HelpView: View {
    var body: some View {
        Text("Help").navigationBarHidden(true)
    }
}
