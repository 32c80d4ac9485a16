internal import NavigationStyle
internal import NavigationStyleJSON

extension Value {
    /// Reads an answer; nil if it is not JSON.
    init?(content: [UInt8]) {
        let limits = JSONLimits(depth: 512, stringLength: .max)
        let value = try? JSONReader.read(content, limits: limits) { reader throws(JSONMalformed) in
            try Value(from: &reader)
        }
        guard let value else { return nil }
        self = value
    }

    var string: String? {
        if case .string(let string) = self { string } else { nil }
    }

    var flag: Bool? {
        if case .bool(let flag) = self { flag } else { nil }
    }

    var number: Double? {
        if case .number(let number) = self { number } else { nil }
    }

    /// The elements of an array; empty for any other value.
    var elements: [Value] {
        if case .array(let elements) = self { elements } else { [] }
    }

    /// The members of an object; empty for any other value.
    var members: [Member] {
        if case .object(let members) = self { members } else { [] }
    }

    /// The value in a few words.
    var words: String {
        switch self {
        case .null: "none"
        case .bool(let flag): flag ? "yes" : "no"
        case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
        // The alpha of a color is given only if it is not opaque.
        case .string(let text):
            text.utf8.count == 9 && text.hasPrefix("#") && text.hasSuffix("FF")
                ? String(text.dropLast(2)) : text.onOneLine
        case .array(let elements): elements.isEmpty ? "none" : elements.map(\.words).joined(separator: ", ")
        case .object(let members):
            members.filter { $0.value != .null }.map { "\($0.key) \($0.value.words)" }.joined(separator: ", ")
        }
    }

    /// A rectangle: its origin, as far as it is known, and its size.
    var frameWords: String {
        let origin = ["x", "y"].compactMap { key in self[key].map { "\(key) \($0.words)" } }.joined(separator: ", ")
        let size = ["width", "height"].compactMap { self[$0]?.words }.joined(separator: " × ")
        return [origin, size].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The insets of all edges, in UIKit's order; empty for null.
    var insetsWords: String {
        ["top", "left", "bottom", "right"].compactMap { key in self[key].map { "\(key) \($0.words)" } }
            .joined(separator: ", ")
    }

    /// A policy of an answer: its name and its edition.
    var policyName: String {
        [self["name"]?.string, self["edition"]?.string].compactMap(\.self).joined(separator: " ")
    }

    /// A policy of an answer with its options; a long list is given by its length.
    var policyWords: String {
        let options = members.filter { !["name", "edition"].contains($0.key) && $0.value != .null }.map { option in
            let elements = option.value.elements
            return "\(option.key): \(elements.count > 4 ? "\(elements.count) of them" : option.value.words)"
        }
        return options.isEmpty ? policyName : "\(policyName) (\(options.joined(separator: ", ")))"
    }

    /// An environment: common members by value alone, flags only if they are set.
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

    /// A background: its topmost layer, and its particularities.
    var backgroundWords: String {
        let color = self["gradient"]?.gradientWords ?? self["color"]?.string.map { Value.string($0).words }
        var words = [self["kind"]?.string, color].compactMap(\.self)
        if let image = self["image"]?.string { words.append("\"\(image.onOneLine)\"") }
        if let alpha = self["alpha"]?.number, alpha < 1, self["gradient"] == nil { words.append("at \(alpha)") }
        if let backing = self["backing"]?.string { words.append("over \(Value.string(backing).words)") }
        return words.joined(separator: " ")
    }

    /// A gradient by its first and last color.
    private var gradientWords: String {
        let stops = self["stops"]?.elements ?? []
        return "from " + [stops.first, stops.last].compactMap { $0?["color"]?.words }.joined(separator: " to ")
    }
}
