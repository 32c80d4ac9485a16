extension Appearance {
    /// Reads an appearance; a member that is null takes away what `background` gives.
    public init(value: Value) throws(ValueError) {
        let members = try value.members(allowed: Appearance.keys)
        self.init(
            try members.read("background") { value throws(ValueError) in try value.oneOf(Background.self) } ?? .default
        )
        backgroundColor = try members.readNullable("backgroundColor", Color.init(value:)) ?? nil
        backgroundEffect = try members.readNullable("backgroundEffect") { value throws(ValueError) in
            try value.oneOf(BackgroundEffect.self)
        }
        backgroundImage = try members.readNullable("backgroundImage", Image.init(value:)) ?? nil
        shadowColor = try members.readNullable("shadowColor", Color.init(value:))
        shadowImage = try members.readNullable("shadowImage", Image.init(value:)) ?? nil
        titleTextAttributes = try members.readNullable("titleTextAttributes", TextAttributes.init(value:)) ?? nil
        largeTitleTextAttributes =
            try members.readNullable("largeTitleTextAttributes", TextAttributes.init(value:)) ?? nil
        buttonColor = try members.readNullable("buttonColor", Color.init(value:)) ?? nil
        backIndicatorImage = try members.readNullable("backIndicatorImage", Image.init(value:)) ?? nil
        backIndicatorTransitionMaskImage =
            try members.readNullable("backIndicatorTransitionMaskImage", Image.init(value:)) ?? nil
    }

    /// The appearance as it is written.
    public var value: Value {
        var members = [Value.Member("background", .string(background.rawValue))]
        func add(_ key: String, _ value: Value?) {
            if let value { members.append(Value.Member(key, value)) }
        }
        add("backgroundColor", backgroundColor?.value)
        add("backgroundEffect", backgroundEffect.map { $0.map { .string($0.rawValue) } ?? .null })
        add("backgroundImage", backgroundImage?.value)
        add("shadowColor", shadowColor.map { $0?.value ?? .null })
        add("shadowImage", shadowImage?.value)
        add("titleTextAttributes", titleTextAttributes?.value)
        add("largeTitleTextAttributes", largeTitleTextAttributes?.value)
        add("buttonColor", buttonColor?.value)
        add("backIndicatorImage", backIndicatorImage?.value)
        add("backIndicatorTransitionMaskImage", backIndicatorTransitionMaskImage?.value)
        return .object(members.sorted { $0.key < $1.key })
    }

    private static let keys = [
        "background", "backgroundColor", "backgroundEffect", "backgroundImage", "shadowColor", "shadowImage",
        "titleTextAttributes", "largeTitleTextAttributes", "buttonColor", "backIndicatorImage",
        "backIndicatorTransitionMaskImage",
    ]
}

extension [Value.Member] {
    /// Reads the member called `key`: nil where there is none, `.some(nil)` where it is null.
    fileprivate func readNullable<Result>(
        _ key: String,
        _ read: (Value) throws(ValueError) -> Result
    ) throws(ValueError) -> Result?? {
        try self.read(key) { value throws(ValueError) in
            value == .null ? nil : try read(value)
        }
    }
}
