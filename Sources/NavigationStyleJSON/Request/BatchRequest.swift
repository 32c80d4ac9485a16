import NavigationStyle

/// The body of `POST /batch`: requests of which each is read on its own, so that one that is faulty spoils no other.
public struct BatchRequest: Hashable, Sendable {
    /// Where each request stands in the body.
    public let items: [Range<Int>]

    /// Finds the requests in the body of `POST /batch`.
    ///
    /// The whole body is checked to be JSON here; of the requests nothing more is known than where they are.
    ///
    /// - Parameters:
    ///   - json: The body, UTF-8.
    ///   - limits: How deep and how many.
    /// - Throws: Why the body is no batch: the first syntax error in all of it, or every fault around the requests.
    public init(json: [UInt8], limits: JSONLimits = .standard) throws(JSONRequestError) {
        do throws(JSONRequestError) {
            items = try JSONReader.read(json, limits: limits) { reader throws(JSONMalformed) in try reader.batch() }
        } catch .invalid(let faults) {
            throw .invalid(
                json.withUnsafeBytes { Endpoint.batch.redirecting(faults, of: $0, limits: limits) }
            )
        }
    }

    /// The name of the one member of a batch.
    static let key = "requests"
}

extension JSONReader {
    private static let batchKeys = NameIndex([BatchRequest.key])

    fileprivate mutating func batch() throws(JSONMalformed) -> [Range<Int>]? {
        guard var scope = try object() else { return nil }
        var items: [Range<Int>] = []
        while try member(of: Self.batchKeys, in: &scope) != nil { items = try ranges() }
        if scope.seen == 0 { note(.missingKey(BatchRequest.key), at: scope.offset) }
        return items
    }

    /// Steps over the requests of a batch: at least one, no more than the limit.
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
