import NavigationStyleJSON

/// The query parameters of a target.
struct Query {
    /// The parameters in their order.
    private let parameters: [Parameter]
    /// The layout of JSON, set by `pretty`.
    let format: JSONWriter.Format

    /// A parameter; its value is nil without an equals sign.
    private struct Parameter {
        let name: String
        let value: Substring?
    }

    /// No query.
    init() {
        self.init([], .compact)
    }

    /// Reads a query.
    ///
    /// - Parameters:
    ///   - text: The query, if there is one.
    ///   - known: The allowed parameters, in addition to those that begin with `x-`; nil to ignore unknown ones.
    /// - Throws: An error for an unknown parameter, or if `pretty` is neither true nor false.
    init(_ text: String?, allowing known: [String]? = nil) throws(ServiceError) {
        guard let text, !text.isEmpty else {
            self.init()
            return
        }
        var parameters: [Parameter] = []
        for part in text.split(separator: "&") {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            // A name that cannot be decoded is never a known one.
            let name = pair[0].decodedFromForm ?? String(pair[0])
            if let known, !known.contains(name), !name.hasPrefix("x-") {
                throw .unknownParameter(name, known: known)
            }
            parameters.append(Parameter(name: name, value: pair.count == 2 ? pair[1] : nil))
        }
        let format: JSONWriter.Format = try parameters.last { $0.name == "pretty" }.map(Self.format) ?? .compact
        self.init(parameters, format)
    }

    private init(_ parameters: [Parameter], _ format: JSONWriter.Format) {
        self.parameters = parameters
        self.format = format
    }

    /// Returns the layout of JSON: indented for `pretty`, `pretty=1` and `pretty=true`.
    private static func format(_ parameter: Parameter) throws(ServiceError) -> JSONWriter.Format {
        switch parameter.value {
        case "0", "false": return .compact
        case nil, "1", "true": return .pretty
        case let value?: throw .invalidParameter("pretty", found: String(value), allowed: ["true", "false"])
        }
    }

    /// Returns the decoded value of the parameter `name`, the last if it is repeated; nil if it is missing.
    func value(of name: String) throws(ServiceError) -> String? {
        guard let parameter = parameters.last(where: { $0.name == name }) else { return nil }
        let sent = parameter.value ?? ""
        guard let value = sent.decodedFromForm else { throw .malformedParameter(name, found: String(sent)) }
        return value
    }
}

extension Substring {
    /// The decoded text of a form; nil if an escape lacks its two digits, or the bytes are not UTF-8.
    ///
    /// `+` is a space and `%` begins a byte in hexadecimal (URL Standard 5.1).
    var decodedFromForm: String? { decoded(plus: UInt8(ascii: " ")) }

    /// The decoded text of a part of a path, in which `+` stands for itself (RFC 3986 2.1).
    var decodedFromPath: String? { decoded(plus: UInt8(ascii: "+")) }

    private func decoded(plus: UInt8) -> String? {
        var bytes: [UInt8] = []
        var rest = utf8[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "+"): bytes.append(plus)
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
