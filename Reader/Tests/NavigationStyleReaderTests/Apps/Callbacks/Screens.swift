import UIKit

/// Plain writes in callbacks, and in helpers that a callback calls.
final class PhotoViewController: UIViewController {
    private let caption = "Photo"

    override func viewDidLoad() {
        super.viewDidLoad()
        title = caption
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.backButtonTitle = ""
        edgesForExtendedLayout = []
        configureBackButton()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let navigationController else { return }
        navigationController.setNavigationBarHidden(true, animated: animated)
        let bar = navigationController.navigationBar
        bar.tintColor = .white
        bar.isTranslucent = true
        bar.setBackgroundImage(UIImage(), for: .default)
        bar.shadowImage = UIImage()
        style(bar, UIColor.black)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        self.navigationController?.setNavigationBarHidden(false, animated: true)
        UIView.animate(withDuration: 0.2) {
            self.navigationController?.navigationBar.alpha = 1
        }
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    private func configureBackButton() {
        navigationItem.hidesBackButton = true
    }

    private func style(_ bar: UINavigationBar, _ color: UIColor) {
        bar.barTintColor = color
        bar.titleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 17)]
    }
}

/// What happens beside a transition, and what happens at a time that nobody knows.
final class VideoViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        transitionCoordinator?.animate(
            alongsideTransition: { _ in
                self.navigationController?.navigationBar.tintColor = .red
            },
            completion: nil
        )
        load { [weak self] in
            self?.navigationController?.navigationBar.barStyle = .black
        }
    }

    func didTapFullScreen() {
        navigationController?.isNavigationBarHidden = true
    }
}

/// What is put off runs last, the last of it first, whichever way the body ends.
final class DeferredViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        defer { navigationController?.navigationBar.tintColor = .white }
        defer { navigationController?.navigationBar.tintColor = .black }
        navigationController?.navigationBar.tintColor = .red
        if #available(iOS 11, *) { return }
        navigationController?.navigationBar.barTintColor = .red
    }
}
