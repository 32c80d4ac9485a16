public import NavigationStyle

/// One request of a batch.
public struct BatchItem: Hashable, Sendable {
    /// The id from the sender, which is present even if the rest of the request is faulty.
    public let id: String?

    /// The request, or its error; pointers begin at the request, not at the batch.
    public var request: Result<TransitionRequest, JSONRequestError>

    /// Reads a request of a batch.
    ///
    /// - Parameters:
    ///   - json: The text of the request within the body, UTF-8.
    ///   - limits: The limits of depth, lengths and counts.
    public init(json: ArraySlice<UInt8>, limits: JSONLimits = .standard) {
        var form = RequestForm(.batchItem)
        let reading = json.withUnsafeBytes { bytes in
            Result { () throws(JSONRequestError) in try form.read(bytes, limits: limits) }
        }
        id = form.id?.rawValue
        do throws(JSONRequestError) {
            try reading.get()
            request = .success(try form.taken { $0.takeTransition() })
        } catch {
            request = .failure(error)
        }
    }
}
