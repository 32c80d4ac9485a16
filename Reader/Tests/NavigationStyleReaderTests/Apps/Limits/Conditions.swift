import UIKit

/// More conditions than are tried, none of which changes anything: what decides the status bar is not known.
class DashboardViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .always
        if hasA { load(0) }
        if hasB { load(1) }
        if hasC { load(2) }
        if hasD { load(3) }
        if hasE { load(4) }
        if hasF { load(5) }
        if hasG { load(6) }
        if hasH { load(7) }
        if hasI { load(8) }
        if hasJ { load(9) }
        if hasK { load(10) }
        if hasL { load(11) }
        if hasM { load(12) }
        if hasN { load(13) }
        if hasO { load(14) }
        if hasP { load(15) }
        if hasQ { load(16) }
        if hasR { load(17) }
        if hasS { load(18) }
        if hasT { load(19) }
        if hasU { load(20) }
        if hasV { load(21) }
        if hasW { load(22) }
        if hasX { load(23) }
        if hasY { load(24) }
        if hasZ { load(25) }
    }

    override var prefersStatusBarHidden: Bool {
        let isVisible = owner?.showsStatusBar ?? true
        return !isVisible
    }
}
