import NavigationStyle

/// The kind of a request, recognized by its members.
public enum RequestKind: String, Hashable, Sendable, CaseIterable {
    /// A request with an `operation`.
    case transition
    /// A request with `operations`.
    case replay
    /// A request with none of the members of the other kinds.
    case resolve
    /// A request with `policies`.
    case compare
    /// A request with `requests`.
    case batch

    /// Whether a request may be answered in several environments.
    public var takesEnvironments: Bool {
        switch self {
        case .transition, .resolve, .compare: true
        case .replay, .batch: false
        }
    }

    /// The members that identify the kinds.
    ///
    /// If a request has several, the first in this list counts, and its reader reports that the others do not belong.
    private static let tellingMembers: [(key: String, kind: RequestKind)] = [
        ("requests", .batch), ("policies", .compare), ("operations", .replay), ("operation", .transition),
    ]

    /// Recognizes a request by its keys.
    ///
    /// If it has none of the identifying keys, the most similar one counts: `operatoin` should be reported as a
    /// misspelling, not as a resolution with an unknown key. Text that is not a JSON object is taken for a ``resolve``,
    /// whose reader reports the error.
    ///
    /// - Parameters:
    ///   - json: The text, UTF-8.
    ///   - limits: The limits of depth, lengths and counts.
    public init(of json: [UInt8], limits: JSONLimits = .standard) {
        let keys = try? JSONReader.read(json, limits: limits) { reader throws(JSONMalformed) in
            try reader.topLevelKeys()
        }
        self = RequestKind(telling: keys ?? [])
    }

    private init(telling keys: [String]) {
        let telling = Self.tellingMembers
        let known = Set(RequestForm.Kind.allCases.flatMap { RequestForm($0).table.names.all })
        let misspelled = keys.lazy.filter { !known.contains($0) }
            .compactMap { Suggestion.nearest(to: $0, among: telling.map(\.key)) }
        let key = telling.first { keys.contains($0.key) }?.key ?? misspelled.first
        self = telling.first { $0.key == key }?.kind ?? .resolve
    }
}
