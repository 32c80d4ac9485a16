// The faults of requests for what SwiftUI does not have.
extension SwiftUI {
    func faults(of library: Library, on screen: Screen) -> [RequestFault] {
        var faults = library.faults(on: environment.os)
        if let title = library.navigationTitle, let other = screen.title, title != other {
            faults.append(RequestFault(.conflictingKey(with: "title"), at: "/navigationTitle"))
        }
        return faults
    }

    static func faults(of options: Options, in scenario: Scenario) -> [RequestFault] {
        let faults = options.onStack?.faults(on: scenario.environment.os) ?? []
        return faults.map { RequestFault($0.reason, at: "/onStack" + $0.pointer) }
    }
}

extension SwiftUIModifiers {
    /// iOS 18: the first with `containerBackground(_:for: .navigation)`.
    static let containerBackgrounds = SystemVersion(18)

    /// The modifiers that are newer than the policy's own first iOS, the first iOS of each, and the replacement before
    /// it.
    ///
    /// `containerBackground` is not among them: before iOS 18 it exists for other placements, and has no effect here.
    static let availability: [(member: String, since: SystemVersion, instead: String)] = [
        ("navigationSubtitle", SystemVersion(26), "set navigationItem.prompt by introspection"),
        ("toolbarTitleDisplayMode", SystemVersion(17), "use navigationBarTitleDisplayMode"),
        ("toolbarBackground", SwiftUI.navigationStack, "use defaults.appearanceProxy"),
        ("toolbarBackgroundVisibility", SwiftUI.navigationStack, "use defaults.appearanceProxy"),
        ("toolbarColorScheme", SwiftUI.navigationStack, "use defaults.appearanceProxy"),
        ("toolbarVisibility", SwiftUI.navigationStack, "use navigationBarHidden"),
        ("toolbarRole", SwiftUI.navigationStack, "leave it out"),
        ("scrollEdgeEffectStyle", SystemVersion(26), "leave it out"),
        ("scrollEdgeEffectHidden", SystemVersion(26), "leave it out"),
    ]

    /// Returns the faults of modifiers that `os` does not have yet, and of pairs that exclude each other.
    func faults(on os: SystemVersion) -> [RequestFault] {
        var faults: [RequestFault] = []
        let tree = tree
        for (member, since, instead) in Self.availability where os < since && tree[member] != nil {
            faults.append(RequestFault(.unsupportedMember(minimum: since, instead: instead), at: "/" + member))
        }
        if navigationBarTitleDisplayMode != nil, toolbarTitleDisplayMode != nil {
            let reason = RequestFault.Reason.conflictingKey(with: "navigationBarTitleDisplayMode")
            faults.append(RequestFault(reason, at: "/toolbarTitleDisplayMode"))
        }
        if let toolbarItems { faults += toolbarItems.faults(on: os) }
        return faults
    }
}

extension SwiftUIToolbarItems {
    /// iOS 14: the first with `toolbar`; before, `navigationBarItems` has no place for a title view.
    private static let principals = SystemVersion(14)
    private static let sharedBackgrounds = SystemVersion(26)

    fileprivate func faults(on os: SystemVersion) -> [RequestFault] {
        var faults: [RequestFault] = []
        func check(_ item: SwiftUIToolbarItem, at pointer: String) {
            guard item.sharedBackgroundVisibility != nil, os < Self.sharedBackgrounds else { return }
            let reason = RequestFault.Reason.unsupportedMember(minimum: Self.sharedBackgrounds, instead: "leave it out")
            faults.append(RequestFault(reason, at: pointer + "/sharedBackgroundVisibility"))
        }
        for (index, item) in leading.enumerated() { check(item, at: "/toolbarItems/leading/\(index)") }
        for (index, item) in trailing.enumerated() { check(item, at: "/toolbarItems/trailing/\(index)") }
        guard let principal else { return faults }
        check(principal, at: "/toolbarItems/principal")
        if os < Self.principals {
            let instead = "set navigationItem.hasTitleView by introspection"
            let reason = RequestFault.Reason.unsupportedMember(minimum: Self.principals, instead: instead)
            faults.append(RequestFault(reason, at: "/toolbarItems/principal"))
        }
        return faults
    }
}
