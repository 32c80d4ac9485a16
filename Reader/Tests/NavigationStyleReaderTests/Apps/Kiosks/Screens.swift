import UIKit

/// A flow without a bar: its screens have their own ways back, or none of them would.
final class Kiosk {
    func begin() -> UINavigationController {
        let controller = UINavigationController(rootViewController: WelcomeViewController())
        controller.isNavigationBarHidden = true
        return controller
    }
}

final class WelcomeViewController: UIViewController {
    func showBid() { navigationController?.pushViewController(BidViewController(), animated: true) }
}

final class BidViewController: UIViewController {
    @IBAction func backTapped() { navigationController?.popViewController(animated: true) }

    func showReceipt() { navigationController?.pushViewController(ReceiptViewController(), animated: true) }
}

final class ReceiptViewController: UIViewController {}

/// A flow with a bar, which some of its screens hide.
final class Shop {
    func begin() -> UINavigationController { UINavigationController(rootViewController: CatalogViewController()) }
}

final class CatalogViewController: UIViewController {
    func showPhoto() { navigationController?.pushViewController(PhotoViewController(), animated: true) }

    func showBasket() { navigationController?.pushViewController(BasketViewController(), animated: true) }

    func showTerms() { navigationController?.pushViewController(TermsViewController(), animated: true) }
}

final class PhotoViewController: UIViewController {
    let closeButton = UIButton()

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    func setUp() {
        closeButton.onTap = { [weak self] in
            self?.navigationController?.popViewController(animated: true)
        }
    }
}

/// It hides the bar, and nothing in its code goes back.
final class TermsViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }
}

/// It shows the bar, which has a back button.
final class BasketViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    func order() { navigationController?.popViewController(animated: true) }
}
