/// The keys of the requests.
enum RequestKey: String, CaseIterable {
    case policy, environment, defaults, stack, origin, nested, controller, include, operation, operations
    case policies, id, preview

    /// What every request has.
    fileprivate static let ofScenario: [RequestKey] = [
        .policy, .environment, .defaults, .stack, .origin, .nested, .controller, .include,
    ]
}

/// The kinds of requests.
enum RequestForm {
    /// `POST /transition`.
    case transition
    /// `POST /replay`.
    case replay
    /// `POST /resolve`.
    case resolve
    /// `POST /compare`.
    case compare
    /// A request of `POST /batch`.
    case batchItem
    /// `POST /preview`.
    case preview

    /// The keys that there may be.
    var keys: JSONNameTable<RequestKey> {
        switch self {
        case .transition: Self.transitionKeys
        case .replay: Self.replayKeys
        case .resolve: Self.resolveKeys
        case .compare: Self.compareKeys
        case .batchItem: Self.batchItemKeys
        case .preview: Self.previewKeys
        }
    }

    /// The keys that must be there.
    var required: [RequestKey] {
        switch self {
        case .transition, .batchItem: [.stack, .operation]
        case .replay: [.stack, .operations]
        // What else must be there depends on what is.
        case .resolve, .preview: [.stack]
        case .compare: [.policies, .stack, .operation]
        }
    }

    private static let transitionKeys = table(RequestKey.ofScenario + [.operation])
    private static let replayKeys = table(RequestKey.ofScenario + [.operations])
    private static let resolveKeys = table(RequestKey.ofScenario)
    private static let compareKeys = table([.policies] + RequestKey.ofScenario.filter { $0 != .policy } + [.operation])
    private static let batchItemKeys = table([.id] + RequestKey.ofScenario + [.operation])

    private static let previewKeys = table(
        [.policies] + RequestKey.ofScenario + [.operation, .operations, .preview]
    )

    private static func table(_ keys: [RequestKey]) -> JSONNameTable<RequestKey> {
        JSONNameTable(keys) { $0.rawValue }
    }
}
