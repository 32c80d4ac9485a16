internal import NavigationStyle

extension Value {
    var string: String? {
        if case .string(let string) = self { string } else { nil }
    }

    var flag: Bool? {
        if case .bool(let flag) = self { flag } else { nil }
    }

    var number: Double? {
        if case .number(let number) = self { number } else { nil }
    }

    /// The elements of an array; of anything else there are none.
    var elements: [Value] {
        if case .array(let elements) = self { elements } else { [] }
    }

    /// The members of an object; of anything else there are none.
    var members: [Member] {
        if case .object(let members) = self { members } else { [] }
    }

    /// The value in a few words.
    var words: String {
        switch self {
        case .null: "none"
        case .bool(let flag): flag ? "yes" : "no"
        case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
        // The color's alpha is told where there is one.
        case .string(let text):
            text.utf8.count == 9 && text.hasPrefix("#") && text.hasSuffix("FF")
                ? String(text.dropLast(2)) : text.onOneLine
        case .array(let elements): elements.isEmpty ? "none" : elements.map(\.words).joined(separator: ", ")
        case .object(let members):
            members.filter { $0.value != .null }.map { "\($0.key) \($0.value.words)" }.joined(separator: ", ")
        }
    }

    /// A policy of an answer: its name, its edition and what else is said of it.
    var policyWords: String {
        guard let name = self["name"]?.string else { return words }
        let edition = self["edition"]?.string.map { " \($0)" } ?? ""
        let others = members.filter { !["name", "edition"].contains($0.key) && $0.value != .null }
        guard !others.isEmpty else { return name + edition }
        return "\(name)\(edition) (\(others.map { "\($0.key): \($0.value.words)" }.joined(separator: ", ")))"
    }

    /// An environment: what is common by its value alone, flags where they are on.
    var environmentWords: String {
        var words = [self["os"]?.string.map { "iOS \($0)" }, self["device"]?.string].compactMap(\.self)
        words += ["orientation", "userInterfaceStyle"].compactMap { self[$0]?.string }
        if self["layoutDirection"]?.string == "rightToLeft" { words.append("rightToLeft") }
        if let sdk = self["linkedSDK"]?.string, sdk != self["os"]?.string {
            words.append("linked with the SDK of iOS \(sdk)")
        }
        words += members.filter { $0.value == .bool(true) }.map(\.key)
        return words.joined(separator: ", ")
    }

    /// A background: its topmost layer, and what is special about it.
    var backgroundWords: String {
        var words = [self["kind"]?.string, self["color"]?.string.map { Value.string($0).words }].compactMap(\.self)
        if let image = self["image"]?.string { words.append("\"\(image.onOneLine)\"") }
        if let alpha = self["alpha"]?.number, alpha < 1 { words.append("at \(alpha)") }
        if let backing = self["backing"]?.string { words.append("over \(Value.string(backing).words)") }
        return words.joined(separator: " ")
    }
}
