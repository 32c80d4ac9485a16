public import NavigationStyle

/// One request of a batch.
public struct BatchItem: Hashable, Sendable {
    /// The name that the sender gave it, which is there even where the rest of the request is faulty.
    public let id: String?

    /// The request, or why it is none; pointers begin at the request, not at the batch.
    public var request: Result<TransitionRequest, JSONRequestError>

    /// Reads a request of a batch.
    ///
    /// - Parameters:
    ///   - json: The part of the body that the request is, UTF-8.
    ///   - limits: How deep, how long, how many.
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
