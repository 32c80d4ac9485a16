internal import NavigationStyle
internal import NavigationStyleJSON

extension Value {
    /// Reads an answer; nil if it is not JSON.
    init?(content: [UInt8]) {
        let limits = JSONLimits(depth: 512, stringLength: .max)
        guard let value = try? Value(json: content, limits: limits, extensions: .ignored) else { return nil }
        self = value
    }

    var string: String? {
        if case .string(let string) = self { string } else { nil }
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
}
