extension WRStyle {
    /// Reads the properties by their names without the prefix; null is as if it had not been set.
    init(value: Value) throws(ValueError) {
        self.init()
        let members = try value.members(allowed: WRStyle.keys).filter { $0.value != .null }
        barBackgroundImage = try members.read("barBackgroundImage", Image.init(value:))
        barTintColor = try members.read("barTintColor", Color.init(value:))
        barBackgroundAlpha = try members.read("barBackgroundAlpha") { value throws(ValueError) in
            try value.number(in: 0...1)
        }
        tintColor = try members.read("tintColor", Color.init(value:))
        titleColor = try members.read("titleColor", Color.init(value:))
        statusBarStyle = try members.read("statusBarStyle") { value throws(ValueError) in
            try value.oneOf(StatusBarStyle.self)
        }
        shadowImageHidden = try members.read("shadowImageHidden") { value throws(ValueError) in try value.bool() }
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

    private static let keys = [
        "barBackgroundImage", "barTintColor", "barBackgroundAlpha", "tintColor", "titleColor", "statusBarStyle",
        "shadowImageHidden", "isManaged",
    ]
}

extension WRFoundColors {
    init(value: Value) throws(ValueError) {
        let members = try value.members(allowed: ["barTintColor", "tintColor", "titleColor"])
        barTintColor = try members.read("barTintColor", Color.init(value:)) ?? Color(.white)
        tintColor = try members.read("tintColor", Color.init(value:)) ?? .systemBlue
        titleColor = try members.read("titleColor", Color.init(value:)) ?? Color(.black)
    }

    var value: Value {
        .object(members: [
            "barTintColor": barTintColor.value, "tintColor": tintColor.value, "titleColor": titleColor.value,
        ])
    }
}
