extension Simulation {
    /// The declared style of `screen`, compiled for the OS, with colours resolved.
    func declaredWrites(of screen: Screen) -> BarProperties {
        guard let bar = screen.bar else { return BarProperties() }
        // Resolved first: a colour may be opaque in light mode only, and what is compiled goes by that.
        return bar.resolved(for: environment.userInterfaceStyle).properties(for: environment.os)
    }

    /// What the code of `screen` writes, callback by callback, with `declared` in front and colours resolved.
    func compiledWrites(of screen: Screen, declared: BarProperties) -> Callbacks {
        var writes = screen.callbacks
        for callback in Callback.allCases where !writes[callback].isEmpty {
            writes[callback] = writes[callback].resolved(for: environment.userInterfaceStyle)
        }
        switch screen.styledIn {
        case .viewDidLoad: writes.viewDidLoad = declared.followed(by: writes.viewDidLoad)
        case .viewWillAppear: writes.viewWillAppear = declared.followed(by: writes.viewWillAppear)
        }
        return writes
    }
}
