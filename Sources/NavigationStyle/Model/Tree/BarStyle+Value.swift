extension BarStyle: ValueReadable {
    /// Reads a style; a key that is absent asks for nothing.
    package init?(_ value: Value, from reader: inout ValueReader) {
        let keys = ["hidden", "background", "shadow", "tint", "title", "largeTitle", "statusBar"]
        guard let members = reader.members(of: value, allowed: keys) else { return nil }
        self.init()
        hidden = reader.member("hidden", of: members)
        background = reader.member("background", of: members)
        shadow = reader.member("shadow", of: members)
        tint = reader.member("tint", of: members)
        title = reader.member("title", of: members)
        largeTitle = reader.member("largeTitle", of: members)
        statusBar = reader.member("statusBar", of: members)
    }

    /// What is asked for.
    var value: Value {
        var members: [String: Value] = [:]
        members["hidden"] = hidden.map(Value.bool)
        members["background"] = background?.value
        members["shadow"] = shadow?.value
        members["tint"] = tint?.value
        members["title"] = title?.value
        members["largeTitle"] = largeTitle.map(Value.bool)
        members["statusBar"] = statusBar.map { .string($0.rawValue) }
        return .object(members: members)
    }
}

extension BarStyle.Background: ValueReadable {
    /// Reads `"default"`, `"transparent"`, a color, `{"color"}` or `{"image"}`.
    package init?(_ value: Value, from reader: inout ValueReader) {
        switch value {
        case .string(let text):
            guard let background = Self.named(text, &reader) else { return nil }
            self = background
        case .object(let members) where members.contains { Self.keys.contains($0.key) }:
            self.init(members, from: &reader)
        case .object(let members) where members.contains { Color.keys.contains($0.key) }:
            guard let color = Color(value, from: &reader) else { return nil }
            self = .color(color)
        case .object(let members):
            reader.checkKeys(of: members, allowed: Self.keys + Color.keys)
            reader.note(.missingOneOf(Self.keys))
            return nil
        default:
            reader.noteWrongType(.background, value)
            return nil
        }
    }

    private init?(_ members: [Value.Member], from reader: inout ValueReader) {
        reader.checkKeys(of: members, allowed: Self.keys)
        let color: Color? = reader.member("color", of: members)
        let image: Image? = reader.member("image", of: members)
        guard Self.keys.contains(where: { key in !members.contains { $0.key == key } }) else {
            reader.note(.conflictingKey(with: "color"), under: "image")
            return nil
        }
        if let color { self = .color(color) } else if let image { self = .image(image) } else { return nil }
    }

    /// What a string stands for: a background's own name, or a color's.
    ///
    /// - Parameters:
    ///   - text: The string.
    ///   - reader: Is told if it stands for nothing.
    /// - Returns: The background.
    private static func named(_ text: String, _ reader: inout ValueReader) -> BarStyle.Background? {
        switch text {
        case "default": return .default
        case "transparent": return .transparent
        default:
            if let color = RGBA(hex: text).map({ Color($0) }) ?? Color(systemName: text) { return .color(color) }
            if let control = text.controlCharacter() {
                reader.note(.controlCharacter(control))
            } else if text.hasPrefix("#") {
                reader.note(.malformedString(expected: .color, found: text))
            } else {
                reader.note(.unknownValue(found: text, known: ["default", "transparent"] + Color.systemNames))
            }
            return nil
        }
    }

    private static let keys = ["color", "image"]

    /// The name, or the object.
    var value: Value {
        switch self {
        case .default: .string("default")
        case .transparent: .string("transparent")
        case .color(let color): .object([Value.Member("color", color.value)])
        case .image(let image): .object([Value.Member("image", image.value)])
        }
    }
}

extension BarStyle.Shadow: ValueReadable {
    /// Reads true, false or a color.
    package init?(_ value: Value, from reader: inout ValueReader) {
        switch value {
        case .bool(let isShown): self = isShown ? .default : .none
        case .string, .object:
            guard let color = Color(value, from: &reader) else { return nil }
            self = .color(color)
        default:
            reader.noteWrongType(.shadow, value)
            return nil
        }
    }

    /// True, false or the color.
    var value: Value {
        switch self {
        case .none: .bool(false)
        case .default: .bool(true)
        case .color(let color): color.value
        }
    }
}
