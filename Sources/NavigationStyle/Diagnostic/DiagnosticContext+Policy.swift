// Where, under the policy in force, a screen says what it wants of the bar.
extension DiagnosticContext {
    /// Where a screen styles the bar: a member of the screen, or a callback.
    var placeForStyles: DiagnosticText {
        switch policy {
        case DoubleNavigationController.page.name: "config"
        case HBDNavigationBar.page.name, WRNavigationBar.page.name: "library"
        case PerScreenBar.page.name, CustomContainer.page.name: "bar"
        default: "viewWillAppear"
        }
    }

    /// What a screen sets to hide the bar or to show it, and where.
    var memberForHiding: DiagnosticText {
        switch policy {
        case FDFullscreenPopGesture.page.name: "prefersNavigationBarHidden in library"
        case HBDNavigationBar.page.name: "barHidden in library"
        case DoubleNavigationController.page.name: "isNavigationBarHidden in config"
        default: "isNavigationBarHidden in viewWillAppear"
        }
    }

    /// How to have the bar hidden or shown along with a transition.
    func fix(ofHiding isHidden: Bool) -> DiagnosticText {
        switch policy {
        case FDFullscreenPopGesture.page.name, HBDNavigationBar.page.name: "Set \(memberForHiding) to \(isHidden)."
        case DoubleNavigationController.page.name: "Set \(memberForHiding), animated as the transition is."
        default: "Call setNavigationBarHidden(\(isHidden), animated: animated) in viewWillAppear."
        }
    }
}
