import NavigationStyle

extension BatchItem {
    /// Finds the requests in the body of `POST /batch`; each is read on its own, so that a faulty one does not affect the
    /// others.
    ///
    /// The whole body is checked to be JSON here; the requests themselves are only located.
    ///
    /// - Parameters:
    ///   - json: The body, UTF-8.
    ///   - limits: The limits of depth and counts.
    /// - Returns: The ranges of the requests in the body.
    /// - Throws: The first syntax error in the whole body, or every fault outside of the requests.
    public static func ranges(
        in json: [UInt8],
        limits: JSONLimits = .standard
    ) throws(JSONRequestError) -> [Range<Int>] {
        try JSONReader.request(.batch, json, limits: limits) { reader throws(JSONMalformed) in try reader.batch() }
    }

    /// The key of the only member of a batch.
    static let key = "requests"
}

extension JSONReader {
    private static let batchKeys = NameIndex([BatchItem.key])

    fileprivate mutating func batch() throws(JSONMalformed) -> [Range<Int>]? {
        guard var scope = try object() else { return nil }
        var items: [Range<Int>] = []
        while try member(of: Self.batchKeys, in: &scope) != nil { items = try ranges() }
        if scope.seen == 0 { note(.missingKey(BatchItem.key), at: scope.offset) }
        return items
    }

    /// Steps over the requests of a batch: at least one, at most the limit.
    private mutating func ranges() throws(JSONMalformed) -> [Range<Int>] {
        guard var scope = try array() else { return [] }
        var ranges: [Range<Int>] = []
        while try element(in: &scope) {
            let start = position
            try skipValue()
            if scope.count <= limits.requests { ranges.append(start..<position) }
        }
        if scope.count == 0 { note(.empty, at: scope.offset) }
        if scope.count > limits.requests { note(.tooMany(limit: limits.requests), at: scope.offset) }
        return ranges
    }
}
