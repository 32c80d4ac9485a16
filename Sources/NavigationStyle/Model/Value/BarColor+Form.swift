extension BarColor: WireForm {
    @usableFromInline package static var shape: Shape { .named("Color") }

    @inlinable @inline(__always) package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> BarColor? { try reader.color(orNull ? .color.orNull : .color) }

    /// Writes `#RRGGBBAA`; a color that is not the same in light and dark as both.
    @inlinable @inline(__always) package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        if light == dark { writer.color(self) } else { writeDynamic(to: &writer) }
    }

    @inlinable func writeDynamic<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        writer.beginObject()
        writer.write("light", light)
        writer.write("dark", dark)
        writer.endObject()
    }
}

extension BarColor {
    /// Reads a color: `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA`, a system color's name, `{"light", "dark"}`, a color of the
    /// Design Tokens format (2025.10), alone or as a token, or Figma's `{"r", "g", "b", "a"}`, alone, as a paint or as a
    /// layer's `fills`.
    package init?(_ value: Value, _ expected: Expectation = .color, from reader: inout ValueReader) {
        guard let color = BarColor.read(value, among: Form.allCases, expected, &reader) else { return nil }
        self = color
    }

    /// The keys of all forms that are objects.
    static let keys = Form.allCases.flatMap(\.keys)

    /// The forms that are objects, each told by its keys.
    private enum Form: CaseIterable {
        case pair, designColor, designToken, figma, fills, paint

        /// The forms of colors that are the same in light and dark.
        static let fixed: [Form] = [.designColor, .designToken, .figma, .fills, .paint]

        var keys: [String] {
            switch self {
            case .pair: ["light", "dark"]
            case .designColor: ["colorSpace", "components", "alpha", "hex"]
            case .designToken: ["$type", "$value", "$description", "$deprecated"]
            case .figma: ["r", "g", "b", "a"]
            case .fills: [FigmaPaint.fillsKey]
            case .paint: FigmaPaint.Kind.solid.keys
            }
        }

        /// The key that a color of this form must have, and no other has.
        var mark: String {
            switch self {
            case .pair: "light"
            case .designColor: "colorSpace"
            case .designToken: "$value"
            case .figma: "r"
            case .fills: FigmaPaint.fillsKey
            case .paint: FigmaPaint.mark
            }
        }
    }

    private static func read(
        _ value: Value,
        among forms: [Form],
        _ expected: Expectation,
        _ reader: inout ValueReader
    ) -> BarColor? {
        switch value {
        case .string: return named(value, &reader)
        case .object(let members): return read(members, among: forms, &reader)
        default:
            reader.noteWrongType(expected, value)
            return nil
        }
    }

    private static func named(_ value: Value, _ reader: inout ValueReader) -> BarColor? {
        guard let text = reader.string(value) else { return nil }
        if let color = BarColor(named: text) { return color }
        reader.note(nameFault(text))
        return nil
    }

    /// Makes the color of `#RRGGBBAA`, in any of its lengths, or of a system color's name.
    @usableFromInline package init?(named text: String) {
        if let color = RGBA(hex: text) { self.init(color) } else { self.init(systemName: text) }
    }

    /// Returns the fault of a string that does not name a color; `others` lists names that would be allowed too.
    @usableFromInline package static func nameFault(_ text: String, or others: [String] = []) -> RequestFault.Reason {
        if let control = text.controlCharacter() { return .controlCharacter(control) }
        return text.hasPrefix("#")
            ? .malformedString(expected: .color, found: text)
            : .unknownValue(found: text, known: others + systemNames)
    }

    private static func read(_ members: [Value.Member], among forms: [Form], _ reader: inout ValueReader) -> BarColor? {
        guard let form = Form.allCases.first(where: { $0.keys.contains { key in members.contains { $0.key == key } } })
        else {
            reader.checkKeys(of: members, allowed: keys)
            reader.note(.missingOneOf(Form.allCases.map(\.mark)))
            return nil
        }
        guard forms.contains(form) else {
            reader.noteWrongType(.fixedColor, .object(members))
            return nil
        }
        // The first key in the order of the form, so that the fault does not depend on the order of the keys in the
        // text.
        let own = form.keys.first { key in members.contains { $0.key == key } } ?? form.mark
        let foreign = members.filter { keys.contains($0.key) && !form.keys.contains($0.key) }
        for member in foreign { reader.note(.conflictingKey(with: own), under: member.key) }
        // A paint's own reader checks all of its keys.
        if ![.paint, .fills].contains(form) || !foreign.isEmpty {
            reader.checkKeys(of: members.filter { !keys.contains($0.key) }, allowed: form.keys)
        }
        let color =
            switch form {
            case .pair: pair(members, &reader)
            case .designColor: designColor(members, &reader).map { BarColor($0) }
            case .designToken: designToken(members, &reader)
            case .figma: figma(members, &reader).map { BarColor($0) }
            case .fills: foreign.isEmpty ? fills(members, &reader) : nil
            case .paint: foreign.isEmpty ? paint(members, &reader) : nil
            }
        return foreign.isEmpty ? color : nil
    }

    /// Reads `{"light", "dark"}`, whose members cannot be such pairs themselves.
    private static func pair(_ members: [Value.Member], _ reader: inout ValueReader) -> BarColor? {
        let light = reader.member("light", of: members) { read($0, among: Form.fixed, .fixedColor, &$1) }
        let dark = reader.member("dark", of: members) { read($0, among: Form.fixed, .fixedColor, &$1) }
        reader.require("light", of: members)
        reader.require("dark", of: members)
        guard let light, let dark else { return nil }
        return BarColor(light: light.light, dark: dark.dark)
    }

    /// Reads `{"$type": "color", "$value"}`; other members of a design token are ignored.
    private static func designToken(_ members: [Value.Member], _ reader: inout ValueReader) -> BarColor? {
        let type: Bool? = reader.member("$type", of: members) { $1.name($0, among: [("color", true)]) }
        let color = reader.member("$value", of: members) { read($0, among: [.designColor], .fixedColor, &$1) }
        reader.require("$type", of: members)
        reader.require("$value", of: members)
        return type == nil ? nil : color
    }

    /// Reads `{"colorSpace", "components", "alpha", "hex"}`.
    private static func designColor(_ members: [Value.Member], _ reader: inout ValueReader) -> RGBA? {
        let space = reader.member("colorSpace", of: members) {
            $1.name($0, among: ColorSpace.allCases.map { ($0.rawValue, $0) })
        }
        reader.require("colorSpace", of: members)
        reader.require("components", of: members)
        let alpha = reader.number("alpha", in: 0...1, of: members)
        _ = reader.member("hex", of: members) { value, reader -> RGBA? in
            guard let text = reader.string(value) else { return nil }
            guard text.utf8.count == 7, let color = RGBA(hex: text) else {
                reader.note(.malformedString(expected: .hexColor, found: text))
                return nil
            }
            return color
        }
        // The components of an unknown color space cannot be checked.
        guard space != nil || !members.contains(where: { $0.key == "colorSpace" }),
            let components = reader.member("components", of: members, components), let space
        else { return nil }
        return space.color(components, alpha: alpha ?? 1)
    }

    /// Reads three components of 0…1; `"none"`, a missing component, counts as 0 (CSS Color 4, 4.4).
    private static func components(_ value: Value, _ reader: inout ValueReader) -> [Double]? {
        let components = reader.elements(of: value) { element, reader in
            if case .string = element {
                reader.name(element, among: [("none", 0.0)])
            } else {
                reader.number(element, in: 0...1)
            }
        }
        guard let components, case .array(let elements) = value else { return nil }
        guard elements.count == 3 else {
            reader.note(.wrongCount(expected: 3...3, found: elements.count))
            return nil
        }
        return components.count == 3 ? components : nil
    }

    /// Reads `{"r", "g", "b", "a"}`, each of 0…1.
    private static func figma(_ members: [Value.Member], _ reader: inout ValueReader) -> RGBA? {
        let components = ["r", "g", "b"].compactMap { key in
            reader.require(key, of: members)
            return reader.number(key, in: 0...1, of: members)
        }
        let alpha = reader.number("a", in: 0...1, of: members)
        return components.count == 3 ? ColorSpace.srgb.color(components, alpha: alpha ?? 1) : nil
    }

    // MARK: - Figma's paints

    /// Reads the color of a paint: Figma's, or a string.
    static func ofPaint(_ value: Value, from reader: inout ValueReader) -> BarColor? {
        read(value, among: [.figma], .fixedColor, &reader)
    }

    private static func paint(_ members: [Value.Member], _ reader: inout ValueReader) -> BarColor? {
        FigmaPaint(.object(members), among: [.solid], from: &reader).map { color(of: $0.visible) }
    }

    private static func fills(_ members: [Value.Member], _ reader: inout ValueReader) -> BarColor? {
        FigmaPaint.topmost(ofFills: members, among: [.solid], from: &reader).map { color(of: $0) }
    }

    /// Returns the color that a paint draws; clear if it draws nothing.
    private static func color(of content: FigmaPaint.Content?) -> BarColor {
        if case .color(let color)? = content { color } else { BarColor(.clear) }
    }
}
