extension HBDStyle {
    /// Reads the properties by their names without the prefix; null is as if it had not been set.
    init(_ members: [Value.Member], from reader: inout ValueReader) {
        self.init()
        barStyle = reader.nullableMember("barStyle", of: members)
        barTintColor = reader.nullableMember("barTintColor", of: members)
        barImage = reader.nullableMember("barImage", of: members)
        tintColor = reader.nullableMember("tintColor", of: members)
        titleTextAttributes = reader.nullableMember("titleTextAttributes", of: members)
        barAlpha = reader.nullableMember("barAlpha", of: members) { $1.number($0, in: 0...1) }
        barHidden = reader.nullableMember("barHidden", of: members)
        barShadowHidden = reader.nullableMember("barShadowHidden", of: members)
        backInteractive = reader.nullableMember("backInteractive", of: members)
        swipeBackEnabled = reader.nullableMember("swipeBackEnabled", of: members)
        clickBackEnabled = reader.nullableMember("clickBackEnabled", of: members)
        splitNavigationBarTransition = reader.nullableMember("splitNavigationBarTransition", of: members)
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
}
