extension WRStyle {
    /// Reads the properties by their names without the prefix; null is as if it had not been set.
    init(_ members: [Value.Member], from reader: inout ValueReader) {
        self.init()
        barBackgroundImage = reader.nullableMember("barBackgroundImage", of: members)
        barTintColor = reader.nullableMember("barTintColor", of: members)
        barBackgroundAlpha = reader.nullableMember("barBackgroundAlpha", of: members) { $1.number($0, in: 0...1) }
        tintColor = reader.nullableMember("tintColor", of: members)
        titleColor = reader.nullableMember("titleColor", of: members)
        statusBarStyle = reader.nullableMember("statusBarStyle", of: members)
        shadowImageHidden = reader.nullableMember("shadowImageHidden", of: members)
    }

    /// The properties that are set, by their names.
    var value: Value {
        var members: [String: Value] = [:]
        members["barBackgroundImage"] = barBackgroundImage?.value
        members["barTintColor"] = barTintColor?.value
        members["barBackgroundAlpha"] = barBackgroundAlpha.map(Value.number)
        members["tintColor"] = tintColor?.value
        members["titleColor"] = titleColor?.value
        members["statusBarStyle"] = statusBarStyle.map { .string($0.rawValue) }
        members["shadowImageHidden"] = shadowImageHidden.map(Value.bool)
        return .object(members: members)
    }
}

extension WRFoundColors {
    init?(_ value: Value, from reader: inout ValueReader) {
        guard let members = reader.members(of: value, allowed: ["barTintColor", "tintColor", "titleColor"]) else {
            return nil
        }
        barTintColor = reader.member("barTintColor", of: members) ?? Color(.white)
        tintColor = reader.member("tintColor", of: members) ?? .systemBlue
        titleColor = reader.member("titleColor", of: members) ?? Color(.black)
    }

    var value: Value {
        .object(members: [
            "barTintColor": barTintColor.value, "tintColor": tintColor.value, "titleColor": titleColor.value,
        ])
    }
}
