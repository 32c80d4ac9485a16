import NavigationStyle

/// Which request a text is, told by its members.
public enum RequestKind: String, Hashable, Sendable, CaseIterable {
    /// It has an `operation`.
    case transition
    /// It has `operations`.
    case replay
    /// It has none of the members that tell the others.
    case resolve
    /// It has `policies`.
    case compare
    /// It has `requests`.
    case batch

    /// Whether a request may be answered in several environments.
    public var takesEnvironments: Bool {
        switch self {
        case .transition, .resolve, .compare: true
        case .replay, .batch: false
        }
    }

    /// The kinds by the members that tell them; of several members the first of this list counts, and what reads such a
    /// request says that the others have no place in it.
    private static let tellingMembers: [(key: String, kind: RequestKind)] = [
        ("requests", .batch), ("policies", .compare), ("operations", .replay), ("operation", .transition),
    ]

    /// Looks at the keys of a request.
    ///
    /// Where none of them tells, the one counts that is nearest to such a key: of `operatoin` it is to be said that it is
    /// misspelled, not that a resolution has no operation. What is no JSON object is taken for a ``resolve``, the reading of
    /// which says what is wrong with it.
    ///
    /// - Parameters:
    ///   - json: The text, UTF-8.
    ///   - limits: How deep, how long, how many.
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
