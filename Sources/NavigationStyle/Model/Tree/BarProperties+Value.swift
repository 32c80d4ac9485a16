extension BarProperties: ValueReadable {
    /// Reads a write to a bar; an object with a member for each property that is touched.
    package init?(_ value: Value, from reader: inout ValueReader) {
        guard let members = reader.members(of: value, allowed: BarProperty.names) else { return nil }
        self.init()
        for member in members {
            guard let property = BarProperty(name: member.key) else { continue }
            reader.under(member.key) { reader in
                if let value = BarValue(member.value, of: property, from: &reader) { self[property] = value }
            }
        }
    }

    /// The write as an object.
    public var value: Value {
        .object(map { Value.Member($0.property.name, $0.value.value) }.sorted { $0.key < $1.key })
    }
}

extension BarValue {
    /// Reads a value of `property`.
    init?(_ value: Value, of property: BarProperty, from reader: inout ValueReader) {
        let result: BarValue?
        switch property.kind {
        case .barStyle: result = SystemBarStyle(value, from: &reader).map(BarValue.barStyle)
        case .flag: result = Bool(value, from: &reader).map(BarValue.flag)
        case .number: result = reader.number(value, in: 0...1).map(BarValue.number)
        case .visibility: result = BarVisibility(value, from: &reader).map(BarValue.visibility)
        case .color: result = Self.orNull(value, &reader, BarValue.color)
        case .image: result = Self.orNull(value, &reader, BarValue.image)
        case .textAttributes: result = Self.orNull(value, &reader, BarValue.textAttributes)
        case .appearance: result = Self.orNull(value, &reader, BarValue.appearance)
        }
        guard let result else { return nil }
        self = result
    }

    private static func orNull<Content: ValueReadable>(
        _ value: Value,
        _ reader: inout ValueReader,
        _ make: (Content) -> BarValue
    ) -> BarValue? {
        value == .null ? .null : reader.orNull { Content(value, from: &$0) }.map(make)
    }

    /// The value as it is written.
    var value: Value {
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

extension BarVisibility: ValueReadable {
    /// Reads a bool, or `{"hidden", "animated"}`.
    package init?(_ value: Value, from reader: inout ValueReader) {
        if case .bool(let hidden) = value {
            self.init(hidden: hidden)
            return
        }
        guard let members = reader.members(of: value, allowed: ["hidden", "animated"], .visibility) else { return nil }
        reader.require("hidden", of: members)
        let animation: Animation? = reader.member("animated", of: members)
        guard let hidden: Bool = reader.member("hidden", of: members) else { return nil }
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

extension BarVisibility.Animation: ValueReadable {
    /// Reads true, false or `"asTransition"`.
    package init?(_ value: Value, from reader: inout ValueReader) {
        switch value {
        case .bool(let animated): self = animated ? .animated : .none
        case .string:
            guard let animation = reader.name(value, among: [("asTransition", Self.asTransition)]) else { return nil }
            self = animation
        default:
            reader.noteWrongType(.animation, value)
            return nil
        }
    }
}

extension BarPropertySet: ValueReadable {
    /// Reads an array of the properties' names.
    package init?(_ value: Value, from reader: inout ValueReader) {
        let names = BarProperty.allCases.map { (name: $0.name, choice: $0) }
        guard let properties = reader.elements(of: value, { $1.name($0, among: names) }) else { return nil }
        self.init(properties)
    }

    /// The properties' names.
    var value: Value { .array(map { .string($0.name) }) }
}
