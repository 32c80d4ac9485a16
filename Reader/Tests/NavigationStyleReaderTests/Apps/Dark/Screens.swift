import UIKit

/// The app is dark at all times, and so is the color behind the bar.
final class NightViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
}
