import NavigationStyleJSON

/// The query parameters of a target; unknown ones are ignored.
struct Query {
    private let text: String?
    /// `pretty`: how JSON is laid out.
    let format: JSONWriter.Format

    init(_ text: String?) throws(ServiceError) {
        self.text = text
        guard let value = Query.sentValue(of: "pretty", in: text) else {
            format = .compact
            return
        }
        guard let isPretty = Bool(String(value)) else {
            throw .invalidParameter("pretty", found: String(value), allowed: ["true", "false"])
        }
        format = isPretty ? .pretty : .compact
    }

    /// The decoded value of the parameter `name`; nil where there is none.
    func value(of name: String) throws(ServiceError) -> String? {
        guard let sent = Query.sentValue(of: name, in: text) else { return nil }
        guard let value = sent.unescaped else { throw .malformedParameter(name, found: String(sent)) }
        return value
    }

    /// The value as it was sent; of several with one name the last counts.
    private static func sentValue(of name: String, in text: String?) -> Substring? {
        guard let text else { return nil }
        var value: Substring?
        for parameter in text.split(separator: "&") {
            let parts = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if parts[0] == name { value = parts.count == 2 ? parts[1] : "" }
        }
        return value
    }
}

extension Substring {
    /// The decoded text of a form: `+` is a space and `%` begins a byte in hexadecimal (URL Standard 5.1); nil
    /// where no two digits follow, or where the bytes are not UTF-8.
    fileprivate var unescaped: String? {
        var bytes: [UInt8] = []
        var rest = utf8[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                guard let high = rest.popFirst()?.hexadecimalValue, let low = rest.popFirst()?.hexadecimalValue else {
                    return nil
                }
                bytes.append(high << 4 | low)
            default: bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }
}

extension UInt8 {
    /// The value of a hexadecimal digit; nil for any other byte.
    fileprivate var hexadecimalValue: UInt8? {
        Character(UnicodeScalar(self)).hexDigitValue.map { UInt8($0) }
    }
}
