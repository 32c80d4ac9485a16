import UIKit

// Properties that an app's own code computes write to the bar as they are set.
extension UINavigationBar {
    var isClear: Bool {
        get { shadowImage != nil }
        set {
            if newValue {
                setBackgroundImage(UIImage(), for: .default)
                shadowImage = UIImage()
            } else {
                setBackgroundImage(nil, for: .default)
                shadowImage = nil
            }
        }
    }

    var ink: UIColor {
        get { tintColor }
        set(color) { tintColor = color }
    }
}

extension UIViewController {
    var isBarHidden: Bool {
        get { navigationController?.isNavigationBarHidden ?? true }
        set { navigationController?.setNavigationBarHidden(newValue, animated: false) }
    }
}

final class ListViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "List"
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isBarHidden = false
        navigationController?.navigationBar.isClear = false
    }

    func open() { navigationController?.pushViewController(PhotoViewController(), animated: true) }
}

final class PhotoViewController: UIViewController {
    // One that overrides UIKit's sets it, too.
    override var title: String? {
        get { super.title }
        set { super.title = newValue }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Photo"
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.navigationBar.isClear = true
        navigationController?.navigationBar.ink = .white
    }
}

func makeList() -> UINavigationController { UINavigationController(rootViewController: ListViewController()) }
