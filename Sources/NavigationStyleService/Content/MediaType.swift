/// The value of `Content-Type` (RFC 9110 8.3.1): a type, a subtype and parameters.
struct MediaType {
    /// The types that are read as JSON, as the value of `Accept`.
    static let accepted = "application/json, text/plain, application/x-www-form-urlencoded"

    /// What nearly every client sends, which need not be parsed.
    private static let usual = ["application/json", "application/x-www-form-urlencoded"]

    private let type: Substring
    private let subtype: Substring
    private var charset: String?

    /// Checks that content of the type is read as JSON, which includes no type at all and the defaults of clients:
    /// `text/plain` and the forms of `curl -d`.
    ///
    /// - Parameter value: The value of `Content-Type`, if there is one.
    /// - Throws: That it is of another type, or in other characters than UTF-8.
    static func checkJSON(_ value: String?) throws(ServiceError) {
        guard let value, !value.isEmpty, !usual.contains(value) else { return }
        let lowercased = value.lowercased()
        guard let mediaType = MediaType(lowercased), mediaType.isReadAsJSON else {
            throw .unsupportedMediaType(value)
        }
        if let charset = mediaType.charset, charset != "utf-8", charset != "utf8" {
            throw .unsupportedCharset(charset)
        }
    }

    /// Parses a value in lower case; nil where it is not a media type.
    private init?(_ value: String) {
        let parts = value.split(separator: ";", omittingEmptySubsequences: false)
        let names = parts[0].trimmed.split(separator: "/", omittingEmptySubsequences: false)
        guard names.count == 2, names.allSatisfy(\.isToken) else { return nil }
        (type, subtype) = (names[0], names[1])
        for parameter in parts.dropFirst() {
            let pair = parameter.trimmed.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if pair.count == 2, pair[0] == "charset" { charset = pair[1].filter { $0 != "\"" } }
        }
    }

    private var isReadAsJSON: Bool {
        if subtype.hasSuffix("+json") { return true }
        switch (type, subtype) {
        case ("application", "json"), ("text", "plain"), ("application", "x-www-form-urlencoded"): return true
        default: return false
        }
    }
}

extension MediaType {
    /// Whether a client accepts content of a type.
    ///
    /// The range that names the type most closely decides (RFC 9110 12.5.1). Parameters of types are not compared.
    ///
    /// - Parameters:
    ///   - type: A type and a subtype in lower case, and perhaps parameters.
    ///   - value: The value of `Accept`; without one everything is acceptable.
    /// - Returns: Whether the type may be sent.
    static func isAccepted(_ type: String, by value: String?) -> Bool {
        // What most clients send need not be parsed.
        guard let value, value != "*/*", value != type else { return true }
        let list = WeightedList(value)
        let name = type.prefix { $0 != ";" }
        let family = name.prefix { $0 != "/" } + "/*"
        // `*` alone is not a range, but Java's own client sends it.
        let weight =
            list.weight(of: String(name)) ?? list.weight(of: String(family)) ?? list.weight(of: "*/*")
            ?? list.weight(of: "*")
        return weight.map { $0 > 0 } ?? list.isEmpty
    }
}
