extension Appearance: ValueReadable {
    /// Reads an appearance.
    ///
    /// Null takes the effect or the shadow's color away, which `background` gives; for all else it is the same as
    /// leaving it out.
    package init?(_ value: Value, from reader: inout ValueReader) {
        guard let members = reader.members(of: value, allowed: Appearance.keys) else { return nil }
        self.init(reader.nullableMember("background", of: members) ?? .default)
        backgroundColor = reader.nullableMember("backgroundColor", of: members)
        if members.contains(where: { $0.key == "backgroundEffect" }) {
            backgroundEffect = .some(reader.nullableMember("backgroundEffect", of: members))
        }
        backgroundImage = reader.nullableMember("backgroundImage", of: members)
        if members.contains(where: { $0.key == "shadowColor" }) {
            shadowColor = .some(reader.nullableMember("shadowColor", of: members))
        }
        shadowImage = reader.nullableMember("shadowImage", of: members)
        titleTextAttributes = reader.nullableMember("titleTextAttributes", of: members)
        largeTitleTextAttributes = reader.nullableMember("largeTitleTextAttributes", of: members)
        buttonColor = reader.nullableMember("buttonColor", of: members)
        backIndicatorImage = reader.nullableMember("backIndicatorImage", of: members)
        backIndicatorTransitionMaskImage = reader.nullableMember("backIndicatorTransitionMaskImage", of: members)
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
