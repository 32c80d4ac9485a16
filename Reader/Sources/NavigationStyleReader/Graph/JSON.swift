/// A JSON value whose members keep their order, so that the same sources give the same bytes.
public indirect enum JSON: Hashable, Sendable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([JSON])
    case object([Member])

    /// A member of an object.
    public struct Member: Hashable, Sendable {
        /// Its name.
        public var name: String
        /// Its value.
        public var value: JSON

        /// Makes a member.
        public init(_ name: String, _ value: JSON) {
            self.name = name
            self.value = value
        }
    }

    /// An object without members.
    public static let empty = JSON.object([])

    /// A value that nobody knows, by the text that stands for it in the sources.
    static func unknown(_ text: String) -> JSON { .object([Member("unknown", .text(text))]) }

    /// Whether it is a value that nobody knows.
    var isUnknown: Bool {
        guard case .object(let members) = self else { return false }
        return members.count == 1 && members[0].name == "unknown"
    }

    /// Whether it is, or has somewhere in it, a value that nobody knows.
    var hasUnknown: Bool {
        switch self {
        case .object(let members): isUnknown || members.contains { $0.value.hasUnknown }
        case .list(let elements): elements.contains(where: \.hasUnknown)
        default: false
        }
    }

    /// The members of an object; none of anything else.
    public var members: [Member] { if case .object(let members) = self { members } else { [] } }

    /// The member of that name; setting nil takes it away, and setting one on anything but an object makes one of it.
    public subscript(name: String) -> JSON? {
        get { members.first { $0.name == name }?.value }
        set {
            var members = members
            let place = members.firstIndex { $0.name == name }
            switch (place, newValue) {
            case (let place?, let value?): members[place].value = value
            case (let place?, nil): members.remove(at: place)
            case (nil, let value?): members.append(Member(name, value))
            case (nil, nil): break
            }
            self = .object(members)
        }
    }

    /// Puts a value where a path of names leads to, with the objects on the way.
    mutating func set(_ value: JSON, at path: ArraySlice<String>) {
        guard let first = path.first else {
            self = value
            return
        }
        var child = self[first] ?? .empty
        child.set(value, at: path.dropFirst())
        self[first] = child
    }

    /// The value where a path of names leads to.
    func value(at path: ArraySlice<String>) -> JSON? {
        guard let first = path.first else { return self }
        return self[first]?.value(at: path.dropFirst())
    }
}

extension JSON {
    /// The text, indented: what fits into a line of 120 columns stands in one.
    public var indented: String {
        var text = ""
        write(to: &text, indent: 0)
        return text + "\n"
    }

    private func write(to text: inout String, indent: Int) {
        let line = compact
        guard case .object(let members) = self, !members.isEmpty, line.utf8.count + indent > 110 else {
            guard case .list(let elements) = self, !elements.isEmpty, line.utf8.count + indent > 110 else {
                text += line
                return
            }
            Self.write(elements.map { ("", $0) }, "[", "]", to: &text, indent: indent)
            return
        }
        Self.write(members.map { (Self.quoted($0.name) + ": ", $0.value) }, "{", "}", to: &text, indent: indent)
    }

    private static func write(
        _ elements: [(name: String, value: JSON)],
        _ open: String,
        _ close: String,
        to text: inout String,
        indent: Int
    ) {
        let margin = String(repeating: " ", count: indent + 2)
        text += open + "\n"
        for (number, element) in elements.enumerated() {
            text += margin + element.name
            element.value.write(to: &text, indent: indent + 2)
            text += number + 1 < elements.count ? ",\n" : "\n"
        }
        text += String(repeating: " ", count: indent) + close
    }

    /// The text in one line.
    public var compact: String {
        switch self {
        case .null: "null"
        case .flag(let flag): flag ? "true" : "false"
        case .number(let number): Self.digits(of: number)
        case .text(let text): Self.quoted(text)
        case .list(let elements): "[" + elements.map(\.compact).joined(separator: ", ") + "]"
        case .object(let members):
            "{" + members.map { Self.quoted($0.name) + ": " + $0.value.compact }.joined(separator: ", ") + "}"
        }
    }

    private static func digits(of number: Double) -> String {
        guard number.isFinite else { return "0" }
        if number == number.rounded(), abs(number) < 1e15 { return String(Int64(number)) }
        return String(number)
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
