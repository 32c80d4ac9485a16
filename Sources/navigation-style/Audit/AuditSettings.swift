internal import NavigationStyle
internal import NavigationStyleAudit
internal import NavigationStyleJSON

/// What the command line says of how a graph is searched, in the place of what the graph says.
struct AuditSettings: Hashable {
    /// How many shards there may be.
    static let mostShards = 10_000

    /// The names of policies; none takes those of the graph.
    var policies: [String] = []
    /// Versions of iOS; none takes those of the graph.
    var systems: [String] = []
    /// Steps of the engine in one run.
    var steps = 2_000_000
    /// How exact the search is; nil leaves it to the search.
    var precision: AuditRun.Precision?
    /// Whether fixes are looked for.
    var fixes = true

    /// Reads a graph.
    ///
    /// - Parameter text: The graph, UTF-8.
    /// - Returns: What is searched.
    /// - Throws: What is wrong with it.
    func request(_ text: [UInt8]) throws(JSONRequestError) -> AuditRequest {
        var request = try AuditRequest(json: text)
        if !policies.isEmpty { request.policies = policies.map { PolicySelection($0) } }
        if !systems.isEmpty, let common = request.environments.first {
            request.environments = systems.compactMap { SystemVersion($0) }.map { version in
                var environment = common
                environment.os = version
                return environment
            }
        }
        if !fixes { request.fixes = false }
        if let precision { request.precision = precision }
        return request
    }

    /// How far each run may go.
    func budget(of request: AuditRequest) -> Budget {
        var budget = Budget(steps: steps)
        if let milliseconds = request.limits.milliseconds {
            let end = MonotonicClock.nanoseconds() + UInt64(milliseconds) * 1_000_000
            budget.isOver = { MonotonicClock.nanoseconds() >= end }
        }
        return budget
    }
}

extension AuditSettings: AnswerObject {
    static var shape: Shape { .openObject }

    func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("policies", policies)
        visitor.required("systems", systems)
        visitor.required("steps", steps)
        visitor.optional("precision", precision?.rawValue)
        visitor.required("fixes", fixes)
    }

    /// Reads settings; nil where something of them is missing.
    init?(_ value: Value) {
        guard let steps = value["steps"]?.integer, let fixes = value["fixes"]?.flag else { return nil }
        policies = value["policies"]?.strings ?? []
        systems = value["systems"]?.strings ?? []
        self.steps = steps
        precision = AuditRun.Precision(rawValue: value["precision"]?.string ?? "")
        self.fixes = fixes
    }
}
