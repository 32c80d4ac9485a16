/// The keys of the requests.
enum RequestKey: String, CaseIterable {
    case policy, environment, defaults, stack, origin, nested, controller, include, operation, operations
    case policies, id

    /// What every request has.
    private static let scenario: [RequestKey] = [
        .policy, .environment, .defaults, .stack, .origin, .nested, .controller, .include,
    ]

    /// The keys of `POST /transition`.
    static let transition = JSONNameTable(scenario + [.operation]) { $0.rawValue }
    /// The keys of `POST /replay`.
    static let replay = JSONNameTable(scenario + [.operations]) { $0.rawValue }
    /// The keys of `POST /compare`.
    static let compare = JSONNameTable([.policies] + scenario.filter { $0 != .policy } + [.operation]) { $0.rawValue }
    /// The keys of one request of `POST /batch`.
    static let batchItem = JSONNameTable([.id] + scenario + [.operation]) { $0.rawValue }
    /// The keys of `POST /resolve`.
    static let resolve = JSONNameTable(scenario) { $0.rawValue }
}
