/// The order in which diagnostics stand in an answer: by the place of the cause in a request, then by code.
///
/// A request's own order of keys is not known here: it is that of the wire format.
enum DocumentOrder {
    /// Whether `left` stands before `right`.
    static func areInIncreasingOrder(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        if let isBefore = isBefore(left.pointer ?? "", right.pointer ?? "") { return isBefore }
        if left.code != right.code { return left.code.position < right.code.position }
        let (leftProperty, rightProperty) = (left.property ?? "", right.property ?? "")
        return leftProperty == rightProperty
            ? left.message.utf8.lexicographicallyPrecedes(right.message.utf8)
            : leftProperty.utf8.lexicographicallyPrecedes(rightProperty.utf8)
    }

    /// Whether the JSON Pointer `left` leads to an earlier place than `right`; nil where both lead to the same.
    private static func isBefore(_ left: String, _ right: String) -> Bool? {
        guard left != right else { return nil }
        let start = startOfFirstDifference(left.utf8.span, right.utf8.span)
        let (leftToken, rightToken) = (token(of: left, at: start), token(of: right, at: start))
        // The one that ends here is the parent of the other.
        if leftToken == rightToken { return left.utf8.count < right.utf8.count }
        let (leftRank, rightRank) = (rank(of: leftToken), rank(of: rightToken))
        return leftRank == rightRank
            ? leftToken.utf8.lexicographicallyPrecedes(rightToken.utf8) : leftRank < rightRank
    }

    private static let separator = UInt8(ascii: "/")

    /// Where the first token begins that is not the same in both.
    private static func startOfFirstDifference(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Int {
        var start = 0
        for index in 0..<min(left.count, right.count) {
            guard left[index] == right[index] else { break }
            if left[index] == separator { start = index + 1 }
        }
        return start
    }

    private static func token(of pointer: String, at start: Int) -> String {
        String(Substring(pointer.utf8.dropFirst(start).prefix { $0 != separator }))
    }

    /// The place of a key among its siblings, or an index.
    private static func rank(of token: String) -> Int {
        Int(token) ?? ranks[token] ?? Int.max
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
