extension BarProperties {
    /// Reads a write to a bar; an object with a member for each property that is touched.
    public init(value: Value) throws(ValueError) {
        self.init()
        for member in try value.members() {
            guard let property = BarProperty(name: member.key) else {
                throw ValueError(expected: "a property of a bar").under(member.key)
            }
            do { self[property] = try BarValue(member.value, of: property) } catch { throw error.under(member.key) }
        }
    }

    /// The write as an object.
    public var value: Value {
        .object(map { Value.Member($0.property.name, $0.value.value) }.sorted { $0.key < $1.key })
    }
}

extension BarValue {
    /// Reads a value of `property`.
    public init(_ value: Value, of property: BarProperty) throws(ValueError) {
        if value == .null, property.defaultValue == .null {
            self = .null
            return
        }
        switch property.kind {
        case .barStyle: self = .barStyle(try value.oneOf(SystemBarStyle.self))
        case .flag: self = .flag(try value.bool())
        case .number: self = .number(try value.number(in: 0...1))
        case .color: self = .color(try Color(value: value))
        case .image: self = .image(try Image(value: value))
        case .textAttributes: self = .textAttributes(try TextAttributes(value: value))
        case .appearance: self = .appearance(try Appearance(value: value))
        case .visibility: self = .visibility(try BarVisibility(value: value))
        }
    }

    /// The value as it is written.
    public var value: Value {
        switch self {
        case .null: .null
        case .barStyle(let style): .string(style.rawValue)
        case .flag(let flag): .bool(flag)
        case .number(let number): .number(number)
        case .color(let color): color.value
        case .image(let image): image.value
        case .textAttributes(let attributes): attributes.value
        case .appearance(let appearance): appearance.value
        case .visibility(let visibility): visibility.value
        }
    }
}

extension BarVisibility {
    /// Reads a bool, or `{"hidden", "animated"}`.
    public init(value: Value) throws(ValueError) {
        if case .bool(let hidden) = value {
            self.init(hidden: hidden)
            return
        }
        let members = try value.members(allowed: ["hidden", "animated"])
        guard let hidden = try members.read("hidden", { value throws(ValueError) in try value.bool() }) else {
            throw ValueError(expected: "true or false").under("hidden")
        }
        let animation = try members.read("animated", Animation.init(value:))
        self.init(hidden: hidden, animation: animation ?? .none)
    }

    /// The flag alone where it is set without animation.
    public var value: Value {
        switch animation {
        case .none: .bool(hidden)
        case .animated: .object([Value.Member("animated", .bool(true)), Value.Member("hidden", .bool(hidden))])
        case .asTransition:
            .object([Value.Member("animated", .string("asTransition")), Value.Member("hidden", .bool(hidden))])
        }
    }
}

extension BarVisibility.Animation {
    /// Reads true, false or `"asTransition"`.
    init(value: Value) throws(ValueError) {
        switch value {
        case .bool(let animated): self = animated ? .animated : .none
        case .string("asTransition"): self = .asTransition
        default: throw ValueError(expected: "true, false or asTransition")
        }
    }
}
