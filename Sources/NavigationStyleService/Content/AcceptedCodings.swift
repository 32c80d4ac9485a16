/// The codings in which a client accepts the body of an answer, of those that are supported (RFC 9110 12.5.3).
enum AcceptedCodings: Hashable {
    /// None.
    case none
    /// The body as it is, which the client prefers or has not said anything against.
    case identity
    /// Both, and gzip rather than the body as it is.
    case gzip
    /// Only gzip.
    case onlyGzip

    /// Reads the value of `Accept-Encoding`, if there is one.
    init(_ value: String?) {
        switch value {
        case nil, "identity": self = .identity
        // What browsers and other clients send.
        case "gzip, deflate, br, zstd", "gzip, deflate, br", "gzip, deflate", "gzip": self = .gzip
        case .some(let value): self.init(WeightedList(value))
        }
    }

    private init(_ list: WeightedList) {
        let other = list.weight(of: "*")
        let gzip = list.weight(of: "gzip") ?? list.weight(of: "x-gzip") ?? other ?? 0
        // Acceptable even if it is not listed, but then least preferred.
        let identity = list.weight(of: "identity") ?? other ?? .leastNonzeroMagnitude
        if identity == 0 {
            self = gzip == 0 ? .none : .onlyGzip
        } else {
            self = gzip >= identity ? .gzip : .identity
        }
    }

    /// Returns the coding for a body of `size` bytes; nil if the client accepts none of the supported ones.
    func coding(forBodyOf size: Int) -> ContentCoding? {
        switch self {
        case .none: nil
        case .identity: .identity
        case .gzip: ContentCoding.isChosen(forBodyOf: size) ? .gzip : .identity
        case .onlyGzip: .gzip
        }
    }
}
