import UIKit

// What a callback sets and a tap sets anew is not known when the screen goes; what callbacks alone set is.
final class CardsViewController: UIViewController {
    private var showsBar = true
    private var isTinted = false

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showsBar = false
        tint()
        navigationController?.setNavigationBarHidden(true, animated: true)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if showsBar { navigationController?.setNavigationBarHidden(false, animated: true) }
        if isTinted { navigationController?.navigationBar.tintColor = .blue }
    }

    private func tint() {
        isTinted = true
        navigationController?.navigationBar.tintColor = .red
    }

    @objc func close() {
        self.showsBar = true
        navigationController?.popViewController(animated: true)
    }
}

final class HomeViewController: UIViewController {
    func open() { navigationController?.pushViewController(CardsViewController(), animated: true) }
}

func makeHome() -> UINavigationController { UINavigationController(rootViewController: HomeViewController()) }
