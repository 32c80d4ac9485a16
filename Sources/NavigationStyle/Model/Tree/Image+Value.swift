extension Image {
    /// Reads `"empty"` or a picture's object.
    public init(value: Value) throws(ValueError) {
        if value == .string("empty") {
            self = .empty
            return
        }
        let members = try value.members(allowed: ["name", "minimumAlpha", "color"])
        self = .picture(
            Picture(
                name: try members.read("name") { value throws(ValueError) in try value.string() },
                minimumAlpha: try members.read("minimumAlpha") { value throws(ValueError) in
                    try value.number(in: 0...1)
                } ?? 1,
                color: try members.read("color", Color.init(value:))
            )
        )
    }

    /// The image as it is written.
    public var value: Value {
        guard case .picture(let picture) = self else { return .string("empty") }
        var members = [Value.Member("minimumAlpha", .number(picture.minimumAlpha))]
        if let color = picture.color { members.insert(Value.Member("color", color.value), at: 0) }
        if let name = picture.name { members.append(Value.Member("name", .string(name))) }
        return .object(members)
    }
}

extension TextAttributes {
    /// Reads attributes.
    public init(value: Value) throws(ValueError) {
        let members = try value.members(allowed: ["color", "fontSize", "fontWeight"])
        self.init(
            color: try members.read("color", Color.init(value:)),
            fontSize: try members.read("fontSize") { value throws(ValueError) in try value.number() },
            fontWeight: try members.read("fontWeight") { value throws(ValueError) in try value.oneOf(FontWeight.self) }
        )
    }

    /// The attributes as they are written.
    public var value: Value {
        var members: [Value.Member] = []
        if let color { members.append(Value.Member("color", color.value)) }
        if let fontSize { members.append(Value.Member("fontSize", .number(fontSize))) }
        if let fontWeight { members.append(Value.Member("fontWeight", .string(fontWeight.rawValue))) }
        return .object(members)
    }
}
