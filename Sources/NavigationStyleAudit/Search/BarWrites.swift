import NavigationStyle

/// The set of everything that an app's code may write to a bar.
struct BarWrites: Sendable {
    /// The properties that may be written.
    var properties: BarPropertySet
    /// Whether an appearance may give buttons a color of their own.
    let colorsButtons: Bool
    /// Whether a bar is at its scroll edge only under a large title (uikit.B2).
    let needsLargeTitleAtEdge: Bool

    /// Collects the writes of the screens of `request` in `environment`.
    init(_ request: AuditRequest, in environment: NavigationEnvironment) {
        needsLargeTitleAtEdge = environment.os >= .appearanceObjects && environment.era < SystemVersion(15)
        let screens = ScreenLowering(request).kinds.map(\.screen)
        // A policy's own interface may write any property, and code that follows the offset writes whatever it finds.
        let isAny = screens.contains { $0.library != nil || $0.scrollStyling != nil }
        let writes = request.barWrites(of: screens, on: environment.os)
        properties =
            isAny
            ? BarPropertySet(BarProperty.allCases) : writes.reduce(into: []) { $0 = $0.union($1.touched) }
        colorsButtons =
            isAny
            || writes.contains { write in
                write.contains {
                    if case .appearance(let appearance) = $1 { appearance.buttonColor != nil } else { false }
                }
            }
    }

    /// The properties that decide whether a bar is at its scroll edge.
    var edge: Set<BarProperty> { needsLargeTitleAtEdge ? [.prefersLargeTitles] : [] }
}

extension AuditRequest {
    /// Returns the values that the app's code may write to a bar, where `screens` are its kinds of screens.
    func barWrites(of screens: [Screen], on os: SystemVersion) -> [BarProperties] {
        var writes = [defaults.appearanceProxy] + entries.map(\.properties)
        writes += defaults.containedAppearanceProxies.map(\.properties)
        writes += routes.flatMap { [$0.writes.before, $0.writes.after] }
        if let bar = defaults.bar { writes.append(bar.properties(for: os)) }
        for screen in screens {
            writes += screen.callbacks.writes.map(\.properties)
            if let bar = screen.bar { writes.append(bar.properties(for: os)) }
        }
        for update in self.screens.flatMap(\.updates) {
            switch update.restyling {
            case .properties(let properties): writes.append(properties)
            case .style(let style): writes.append(style.properties(for: os))
            }
        }
        return writes
    }
}
