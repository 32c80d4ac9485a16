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
    /// The flags by which policies' interfaces hide the navigation bar, in `library` or in an object in it.
    private static let hidingFlags: Set<String> = [
        "barHidden", "hidden", "isHidden", "isNavigationBarHidden", "navigationBarHidden",
        "preferredNavigationBarHidden", "prefersNavigationBarHidden",
    ]

    /// Whether a policy's interface is told to hide the bar: by one of ``hidingFlags``, an alpha of 0, `headerShown` of
    /// false, or a `toolbarVisibility` that is hidden.
    fileprivate var asksForHiddenBar: Bool {
        guard case .object(let members) = self else { return false }
        return members.contains { member in
            switch (member.key, member.value) {
            case ("headerShown", .bool(let isShown)): !isShown
            case (let key, .bool(let flag)): flag && Self.hidingFlags.contains(key)
            case ("alpha", .number(let number)), ("barAlpha", .number(let number)): number == 0
            case ("toolbarVisibility", .string(let name)): name == "hidden"
            case (_, .object): member.value.asksForHiddenBar
            default: false
            }
        }
    }
}
