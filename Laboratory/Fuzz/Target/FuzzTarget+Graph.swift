import NavigationStyle
import NavigationStyleAudit
import NavigationStyleJSON

extension FuzzTarget {
    /// The greatest number of looks of an answer that are replayed.
    private static let mostReplays = 3

    /// Reads the input as the graph of an app and audits it, limited to some hundred steps.
    func runGraph(_ input: [UInt8]) -> [String] {
        let broken = roundTrip(input, AuditRequest.init(json:limits:)) { $0.json(pretty: $1) }
        guard var request = try? AuditRequest(json: input) else { return broken }
        request.policies = Array(request.policies.prefix(2))
        request.environments = Array(request.environments.prefix(2))
        let budget = Budget(steps: 300, memory: 64 << 20)
        guard let response = try? request.response(within: budget) else {
            return broken + ["a graph that was read is not answered"]
        }
        let again = try? request.response(within: budget)
        return broken + (again == response ? [] : ["the same graph is answered differently"])
            + response.runs.flatMap { faults(of: $0) }
    }

    /// Checks that replaying the path of a look shows the look.
    private func faults(of run: AuditRun) -> [String] {
        guard case .made(let report) = run.outcome else { return [] }
        return report.findings.flatMap(\.looks).prefix(Self.mostReplays).compactMap { look in
            guard let replay = look.path.replay else { return "a path without a replay" }
            let bar =
                replay.operations.isEmpty
                ? (try? ResolveRequest(replay.scenario).response())?.bar
                : (try? replay.response())?.transitions.last?.bars.after
            return bar == look.bar ? nil : "the path \(look.path.names) leads elsewhere"
        }
    }
}
