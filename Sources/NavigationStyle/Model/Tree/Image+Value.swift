extension Image: ValueReadable {
    /// Reads `"empty"` or a picture's object.
    package init?(_ value: Value, from reader: inout ValueReader) {
        if case .string = value {
            guard let image = reader.name(value, among: [("empty", Image.empty)]) else { return nil }
            self = image
            return
        }
        let keys = ["name", "minimumAlpha", "color", "gradient", "gradientDirection"]
        guard let members = reader.members(of: value, allowed: keys, .image) else { return nil }
        let direction: Gradient.Direction? = reader.member("gradientDirection", of: members)
        self = .picture(
            Picture(
                name: reader.nullableMember("name", of: members) { $1.string($0) },
                minimumAlpha: reader.number("minimumAlpha", in: 0...1, of: members),
                color: reader.nullableMember("color", of: members),
                gradient: reader.nullableMember("gradient", of: members) {
                    Gradient($0, direction: direction ?? .down, from: &$1)
                }
            )
        )
    }

    /// The image as it is written.
    public var value: Value {
        guard case .picture(let picture) = self else { return .string("empty") }
        var members = [Value.Member("minimumAlpha", .number(picture.minimumAlpha))]
        if let color = picture.color { members.append(Value.Member("color", color.value)) }
        if let name = picture.name { members.append(Value.Member("name", .string(name))) }
        if let gradient = picture.gradient {
            members.append(Value.Member("gradient", gradient.value))
            if gradient.direction != .down {
                members.append(Value.Member("gradientDirection", .string(gradient.direction.rawValue)))
            }
        }
        return .object(members.sorted { $0.key < $1.key })
    }
}

extension Image.Gradient.Direction: ValueReadable {}

extension Image.Gradient {
    /// Reads the stops of a gradient, none of which lies before the one that it follows.
    package init?(_ value: Value, direction: Direction, from reader: inout ValueReader) {
        if case .array(let elements) = value, elements.count > Self.stopCounts.upperBound {
            reader.note(.wrongCount(expected: Self.stopCounts, found: elements.count))
            return nil
        }
        var last = 0.0
        let stops = reader.elements(of: value) { element, reader -> Stop? in
            guard let members = reader.members(of: element, allowed: ["at", "color"]) else { return nil }
            reader.require("at", of: members)
            reader.require("color", of: members)
            let color: Color? = reader.member("color", of: members)
            guard let at = reader.number("at", in: 0...1, of: members) else { return nil }
            guard at >= last else {
                reader.under("at") { $0.note(.outOfRange(minimum: last, maximum: 1)) }
                return nil
            }
            last = at
            return color.map { Stop(at: at, color: $0) }
        }
        guard let stops, case .array(let elements) = value else { return nil }
        guard Self.stopCounts.contains(elements.count) else {
            reader.note(.wrongCount(expected: Self.stopCounts, found: elements.count))
            return nil
        }
        self.init(stops, direction: direction)
    }

    /// The stops as they are written.
    fileprivate var value: Value {
        .array(
            stops.map { stop in
                .object([Value.Member("at", .number(stop.at)), Value.Member("color", stop.color.value)])
            }
        )
    }
}

extension TextAttributes: ValueReadable {
    /// The sizes of fonts, in points: from nothing to more than any screen shows.
    package static let fontSizes = 0.0...1000

    /// Reads attributes.
    package init?(_ value: Value, from reader: inout ValueReader) {
        guard let members = reader.members(of: value, allowed: ["color", "fontSize", "fontWeight"]) else { return nil }
        self.init(
            color: reader.nullableMember("color", of: members),
            fontSize: reader.nullableMember("fontSize", of: members) { $1.number($0, in: Self.fontSizes) },
            fontWeight: reader.nullableMember("fontWeight", of: members)
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
