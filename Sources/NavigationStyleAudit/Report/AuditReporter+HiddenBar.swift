import NavigationStyle

extension AuditReporter {
    /// Whether the kind's own code, or its use of a policy's interface, ever hides the bar.
    func asksForHiddenBar(_ kind: ScreenKind, _ own: AuditScreen) -> Bool {
        let screen = kind.screen
        if screen.bar?.hidden == true { return true }
        if Callback.allCases.contains(where: { screen.callbacks[$0].hidesBar }) { return true }
        if screen.scrollStyling.map({ $0.from.alpha == 0 || $0.to.alpha == 0 }) ?? false { return true }
        if own.updates.contains(where: \.restyling.hidesBar) { return true }
        return screen.library?.asksForHiddenBar ?? false
    }
}

extension NavigationOperation.Restyling {
    fileprivate var hidesBar: Bool {
        switch self {
        case .properties(let properties): properties.hidesBar
        case .style(let style): style.hidden == true
        }
    }
}

extension BarProperties {
    fileprivate var hidesBar: Bool {
        isNavigationBarHidden?.hidden == true || isHidden == true || alpha == 0
    }
}

extension Value {
    /// Whether a policy's interface is told to hide the bar: by `prefersNavigationBarHidden`, `barHidden`, a write of
    /// `isNavigationBarHidden`, an alpha of 0, `headerShown` of false, or a `toolbarVisibility` that is hidden.
    fileprivate var asksForHiddenBar: Bool {
        guard case .object(let members) = self else { return false }
        return members.contains { member in
            let key = member.key.lowercased()
            switch member.value {
            case .bool(let flag):
                return flag ? key.hasSuffix("barhidden") || key == "hidden" || key == "ishidden" : key == "headershown"
            case .number(let number): return number == 0 && (key == "alpha" || key == "baralpha")
            case .string(let name): return name == "hidden" && key == "toolbarvisibility"
            case .object: return member.value.asksForHiddenBar
            default: return false
            }
        }
    }
}
