internal import NavigationStyle
internal import NavigationStyleAudit
internal import NavigationStyleJSON

/// The settings of the command line for searching a graph, which replace those of the graph.
struct AuditSettings: Decodable, Hashable {
    /// The greatest number of shards.
    static let mostShards = 10_000

    /// The names of policies; if empty, those of the graph are used.
    var policies: [String] = []
    /// The versions of iOS; if empty, those of the graph are used.
    var systems: [String] = []
    /// The greatest number of steps of the engine in one run.
    var steps = Budget.standardSteps
    /// The precision of the search; nil leaves the choice to the search.
    var precision: AuditRun.Precision?
    /// Whether to look for fixes.
    var fixes = true

    /// Reads a graph.
    ///
    /// - Parameter text: The graph, UTF-8.
    /// - Returns: The request to search.
    /// - Throws: The faults of the graph.
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

    /// Returns the limits of each run.
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
}
