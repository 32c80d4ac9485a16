import HTTPMessage

/// The value of `Content-Type` (RFC 9110 8.3.1): a type, a subtype and parameters.
struct MediaType {
    /// The types that are read as JSON, as the value of `Accept`.
    static let accepted = "application/json, text/plain, application/x-www-form-urlencoded"

    /// JSON line by line.
    static let lines = "application/x-ndjson"

    private let type: Substring
    private let subtype: Substring
    private var charset: String?

    /// Checks that content of the type is read as JSON, which includes no type at all and the defaults of clients:
    /// `text/plain` and the forms of `curl -d`.
    ///
    /// - Parameter fields: The header, perhaps with a `Content-Type`.
    /// - Throws: That it is of another type, or in other characters than UTF-8.
    static func checkJSON(in fields: HTTPFields) throws(ServiceError) {
        // What nearly every client sends need not be parsed.
        if fields.contains(.contentType, only: "application/json") { return }
        guard let value = fields[.contentType], !value.isEmpty else { return }
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
    /// Chooses the type of an answer (RFC 9110 12.5.1).
    ///
    /// Where there is only one, `Accept` is disregarded, as RFC 9110 12.4.1 allows: generated clients send odd lists.
    ///
    /// - Parameters:
    ///   - types: The types in which the answer is available, the one for those who take any first.
    ///   - value: The value of `Accept`; without one everything is acceptable.
    /// - Returns: The type that the client likes best, of two that it likes as much the one that it names more closely,
    ///   and of several such the first; nil where it takes none of them.
    static func preferred(among types: [String], by value: @autoclosure () -> String?) -> String? {
        guard types.count > 1, let value = value(), value != "*/*" else { return types.first }
        let list = WeightedList(value)
        if list.isEmpty { return types.first }
        var best: (type: String, weight: Double, closeness: Int)?
        for type in types {
            guard let (weight, closeness) = weight(of: type, in: list), weight > 0 else { continue }
            if let best, (weight, closeness) <= (best.weight, best.closeness) { continue }
            best = (type, weight, closeness)
        }
        return best?.type
    }

    /// The weight of a type, parameters aside: that of the range that names it most closely, and how closely that does.
    private static func weight(of name: String, in list: WeightedList) -> (weight: Double, closeness: Int)? {
        let family = name.prefix { $0 != "/" } + "/*"
        // `*` alone is not a range, but Java's own client sends it.
        for (distance, range) in [name, String(family), "*/*", "*"].enumerated() {
            if let weight = list.weight(of: range) { return (weight, -distance) }
        }
        return nil
    }
}
