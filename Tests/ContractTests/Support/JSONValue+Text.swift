extension JSONValue {
    /// The value on one line.
    var text: String {
        switch self {
        case .null: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
        case .string(let string): JSONValue.quoted(string)
        case .array(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
        case .object(let members):
            "{"
                + members.sorted { $0.key < $1.key }.map { JSONValue.quoted($0) + ": " + $1.text }.joined(
                    separator: ", "
                )
                + "}"
        }
    }

    /// The value as indented text; a part that fits on one line stays on one.
    var prettyText: String { prettyText(indentation: "", used: 0) }

    private func prettyText(indentation: String, used: Int) -> String {
        let line = text
        guard indentation.count + used + line.count > 120 else { return line }
        let inner = indentation + "  "
        switch self {
        case .array(let elements):
            let lines = elements.map { inner + $0.prettyText(indentation: inner, used: 1) }
            return "[\n" + lines.joined(separator: ",\n") + "\n\(indentation)]"
        case .object(let members):
            let lines = members.sorted { $0.key < $1.key }.map { key, value in
                let start = JSONValue.quoted(key) + ": "
                return inner + start + value.prettyText(indentation: inner, used: start.count + 1)
            }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(indentation)}"
        default: return line
        }
    }

    static func quoted(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case "\r": text += "\\r"
            case "\u{0}"..<" ":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
