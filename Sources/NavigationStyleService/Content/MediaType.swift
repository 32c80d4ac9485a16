import HTTPMessage

/// The value of `Content-Type` (RFC 9110 8.3.1): a type, a subtype and parameters.
struct MediaType {
    /// The types that are read as JSON, as the value of `Accept`.
    static let accepted = "application/json, text/plain, application/x-www-form-urlencoded"

    /// JSON with one value per line.
    static let lines = "application/x-ndjson"

    private let type: Substring
    private let subtype: Substring
    private var charset: String?

    /// Checks that content has a type that is read as JSON.
    ///
    /// These include no type at all and the defaults of clients: `text/plain` and the forms of `curl -d`.
    ///
    /// - Parameter fields: The header, perhaps with a `Content-Type`.
    /// - Throws: An error for another type, or an encoding other than UTF-8.
    static func checkJSON(in fields: HTTPFields) throws(ServiceError) {
        // The value that nearly every client sends need not be parsed.
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

    /// Parses a value in lower case; nil if it is not a media type.
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
    /// If there is only one, `Accept` is ignored, as RFC 9110 12.4.1 allows, because generated clients send odd lists.
    ///
    /// - Parameters:
    ///   - types: The available types; the first is for clients that accept any.
    ///   - value: The value of `Accept`; without one, everything is acceptable.
    /// - Returns: The type that the client prefers most; among equals the one that it names most specifically, then the
    ///   first; nil if it accepts none.
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

    /// Returns the weight of a type without parameters, from the most specific range that matches it, and how specific
    /// that is.
    private static func weight(of name: String, in list: WeightedList) -> (weight: Double, closeness: Int)? {
        let family = name.prefix { $0 != "/" } + "/*"
        // `*` alone is not a range, but Java's own client sends it.
        for (distance, range) in [name, String(family), "*/*", "*"].enumerated() {
            if let weight = list.weight(of: range) { return (weight, -distance) }
        }
        return nil
    }
}
