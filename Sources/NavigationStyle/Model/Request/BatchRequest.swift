/// Several requests for one operation each, which are answered at once.
public struct BatchRequest: Hashable, Sendable {
    /// One of the requests.
    public struct Entry: Hashable, Sendable {
        /// The id by which its answer is found.
        public var id: String?
        /// The request, in one environment.
        public var request: TransitionRequest

        /// Makes an entry.
        public init(_ request: TransitionRequest, id: String? = nil) {
            (self.request, self.id) = (request, id)
        }
    }

    /// The requests, of which there must be at least one.
    public var requests: [Entry]

    /// Makes a batch.
    public init(_ requests: [Entry]) { self.requests = requests }
}

extension BatchRequest: WireObject {
    @usableFromInline package static let table = MemberTable(Self.self)

    @usableFromInline package init() { self.init([]) }

    @usableFromInline package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor)
        throws(Visitor.Failure)
    {
        try visitor.required("requests", &requests)
    }
}

extension BatchRequest.Entry: WireElement {
    @usableFromInline package static var shape: Shape { .named("BatchItem") }
    @usableFromInline package static var allowsNone: Bool { false }
    @usableFromInline package static var placeholder: Self {
        Self(TransitionRequest(Scenario(stack: []), operation: NavigationOperation(.pop())))
    }

    @usableFromInline package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> Self? {
        var form = RequestForm(.batchItem)
        guard try form.fill(from: &reader) else { return nil }
        let id = form.id?.rawValue
        return form.takeTransition().map { Self($0, id: id) }
    }

    @usableFromInline package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        var form = RequestForm(.batchItem, request.scenario)
        form.id = id.map { BatchID(rawValue: $0) }
        form.operation = request.operation
        form.write(to: &writer)
    }
}
