/// Where a diagnostic stands in an answer: by the place of its cause in a request, then by its code.
///
/// A request's own order of keys is not known here: it is that of the wire format.
struct DocumentPlace: Comparable {
    private let tokens: [Token]
    private let code: Int
    private let rest: String

    private struct Token: Comparable {
        var rank: Int
        var text: String

        static func < (left: Token, right: Token) -> Bool {
            left.rank == right.rank
                ? left.text.utf8.lexicographicallyPrecedes(right.text.utf8) : left.rank < right.rank
        }
    }

    init(of diagnostic: Diagnostic) {
        tokens = (diagnostic.pointer ?? "").utf8.split(separator: UInt8(ascii: "/")).map { bytes in
            let token = String(Substring(bytes))
            let rank = Int(token) ?? Self.ranks[token] ?? Int.max
            return Token(rank: rank, text: token)
        }
        code = diagnostic.code.position
        rest = (diagnostic.property ?? "") + diagnostic.message
    }

    static func < (left: DocumentPlace, right: DocumentPlace) -> Bool {
        for (left, right) in zip(left.tokens, right.tokens) where left != right { return left < right }
        if left.tokens.count != right.tokens.count { return left.tokens.count < right.tokens.count }
        return left.code == right.code
            ? left.rest.utf8.lexicographicallyPrecedes(right.rest.utf8) : left.code < right.code
    }

    /// The keys on the way to a cause, in the order of the wire format.
    private static let ranks: [String: Int] = {
        let keys =
            [
                "policy", "environment", "defaults", "appearanceProxy", "stack", "controller", "operation",
                "operations",
                "id", "bar", "hidden", "background", "shadow", "tint", "title", "largeTitle", "statusBar", "callbacks",
            ] + Callback.allCases.map(\.rawValue) + ["navigationItem", "leftBarButtonItems", "hidesBackButton"]
            + BarProperty.allCases.map(\.name) + [
                "view", "backgroundColor", "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars",
                "automaticallyAdjustsScrollViewInsets", "scrollView", "preferredStatusBarStyle",
                "interactivePop", "scrollStyling", "library",
                "screen", "screens", "count", "screenID", "outcome", "progress", "properties",
            ]
        var ranks: [String: Int] = [:]
        for (rank, key) in keys.enumerated() where ranks[key] == nil { ranks[key] = rank }
        return ranks
    }()
}
