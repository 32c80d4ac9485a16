extension Simulation {
    /// What the code of `screen` writes, callback by callback, with its declared style in front and colours resolved.
    func compiledWrites(of screen: Screen) -> Callbacks {
        var writes = screen.callbacks
        let style = environment.userInterfaceStyle
        if let bar = screen.bar {
            let declared = bar.properties(for: environment.os)
            switch screen.styledIn {
            case .viewDidLoad: writes.viewDidLoad = declared.followed(by: writes.viewDidLoad)
            case .viewWillAppear: writes.viewWillAppear = declared.followed(by: writes.viewWillAppear)
            }
        }
        for callback in Callback.allCases where !writes[callback].isEmpty {
            writes[callback] = writes[callback].resolved(for: style)
        }
        return writes
    }
}
