extension HBDStyle {
    /// Reads the properties by their names without the prefix; null is as if it had not been set.
    init(value: Value) throws(ValueError) {
        self.init()
        let members = try value.members(allowed: HBDStyle.keys).filter { $0.value != .null }
        func flag(_ key: String) throws(ValueError) -> Bool? {
            try members.read(key) { value throws(ValueError) in try value.bool() }
        }
        barStyle = try members.read("barStyle") { value throws(ValueError) in try value.oneOf(SystemBarStyle.self) }
        barTintColor = try members.read("barTintColor", Color.init(value:))
        barImage = try members.read("barImage", Image.init(value:))
        tintColor = try members.read("tintColor", Color.init(value:))
        titleTextAttributes = try members.read("titleTextAttributes", TextAttributes.init(value:))
        barAlpha = try members.read("barAlpha") { value throws(ValueError) in try value.number(in: 0...1) }
        barHidden = try flag("barHidden")
        barShadowHidden = try flag("barShadowHidden")
        backInteractive = try flag("backInteractive")
        swipeBackEnabled = try flag("swipeBackEnabled")
        clickBackEnabled = try flag("clickBackEnabled")
        splitNavigationBarTransition = try flag("splitNavigationBarTransition")
    }

    /// The properties that are set, by their names.
    var value: Value {
        var members: [String: Value] = [:]
        members["barStyle"] = barStyle.map { .string($0.rawValue) }
        members["barTintColor"] = barTintColor?.value
        members["barImage"] = barImage?.value
        members["tintColor"] = tintColor?.value
        members["titleTextAttributes"] = titleTextAttributes?.value
        members["barAlpha"] = barAlpha.map(Value.number)
        members["barHidden"] = barHidden.map(Value.bool)
        members["barShadowHidden"] = barShadowHidden.map(Value.bool)
        members["backInteractive"] = backInteractive.map(Value.bool)
        members["swipeBackEnabled"] = swipeBackEnabled.map(Value.bool)
        members["clickBackEnabled"] = clickBackEnabled.map(Value.bool)
        members["splitNavigationBarTransition"] = splitNavigationBarTransition.map(Value.bool)
        return .object(members: members)
    }

    private static let keys = [
        "barStyle", "barTintColor", "barImage", "tintColor", "titleTextAttributes", "barAlpha", "barHidden",
        "barShadowHidden", "backInteractive", "swipeBackEnabled", "clickBackEnabled", "splitNavigationBarTransition",
    ]
}
