import UIKit

// A theme writes to the bar that it is handed. Which of several it is, nobody knows.
protocol Theme {
    func apply(to bar: UINavigationBar)
}

struct LightTheme: Theme {
    func apply(to bar: UINavigationBar) {
        bar.tintColor = .black
        bar.isTranslucent = false
    }
}

struct DarkTheme: Theme {
    func apply(to bar: UINavigationBar) {
        bar.tintColor = .white
        bar.isTranslucent = false
    }
}

final class ThemedViewController: UIViewController {
    var theme: Theme?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let bar = navigationController?.navigationBar { theme?.apply(to: bar) }
    }
}

// There is but one kind of it.
final class BarStyler {
    func hide(in controller: UINavigationController?) {
        controller?.setNavigationBarHidden(true, animated: false)
    }
}

final class StyledViewController: UIViewController {
    var styler: BarStyler?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        styler?.hide(in: navigationController)
    }
}
