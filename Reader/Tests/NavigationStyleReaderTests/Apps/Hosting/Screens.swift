import SwiftUI
import UIKit

class HomeViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    func open() {
        let card = UIHostingController(rootView: CardView().navigationBarTitleDisplayMode(.inline))
        navigationController?.pushViewController(card, animated: true)
    }

    /// A view by itself has no bar.
    func peek() { present(UIHostingController(rootView: NameView()), animated: true) }

    func profile() { navigationController?.pushViewController(ProfileViewController(), animated: true) }
}

class AppDelegate {
    func start() { window.rootViewController = UINavigationController(rootViewController: HomeViewController()) }
}

struct CardView: View {
    var body: some View { Text("Card").navigationTitle("Card").navigationBarHidden(true) }
}

/// Its view leads on within the stack of UIKit.
class ProfileViewController: UIHostingController<ProfileView> {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.navigationBar.tintColor = .red
    }
}

struct ProfileView: View {
    var body: some View {
        NavigationLink(destination: NameView()) { Text("Name") }
            .navigationTitle("Profile")
            .toolbarBackground(Color.black, for: .navigationBar)
    }
}

struct NameView: View {
    var body: some View { Text("Name").navigationBarHidden(false).navigationBarBackButtonHidden() }
}
