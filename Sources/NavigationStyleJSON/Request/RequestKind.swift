/// Which request a text is, told by its members.
public enum RequestKind: Hashable, Sendable {
    /// It has an `operation`.
    case transition
    /// It has `operations`.
    case replay
    /// It has neither.
    case resolve

    /// Looks at the keys of a request.
    ///
    /// What is no JSON object is taken for a ``resolve``, the reading of which says what is wrong with it.
    ///
    /// - Parameters:
    ///   - json: The text, UTF-8.
    ///   - limits: How deep, how long, how many.
    public init(of json: [UInt8], limits: JSONLimits = .standard) {
        let kind = try? JSONReader.read(json, limits: limits) { reader throws(JSONMalformed) in
            try RequestKind(from: &reader)
        }
        self = kind ?? .resolve
    }

    private init?(from reader: inout JSONReader) throws(JSONMalformed) {
        guard var scope = try reader.object() else { return nil }
        self = .resolve
        while let key = try reader.openKey(in: &scope) {
            switch reader.string(key) {
            case "operations": self = .replay
            // Of both, `operations` counts: the answer is then that `operation` has no place beside it.
            case "operation" where self == .resolve: self = .transition
            default: break
            }
            try reader.skipValue()
        }
    }
}
