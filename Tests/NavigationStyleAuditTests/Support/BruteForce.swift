import NavigationStyle
import NavigationStyleAudit

/// Every sequence of operations up to a length, each replayed from scratch: nothing is merged, and nothing handed back.
struct BruteForce {
    /// The fewest operations to each look.
    private(set) var lengths: [KindLook: Int] = [:]
    /// The fewest operations to each diagnostic, where somebody asks for them.
    private(set) var diagnostics: [KindDiagnostic: Int] = [:]
    /// How long the sequences are: all up to this length were replayed.
    private(set) var length = 0
    private(set) var replayCount = 0

    private struct Node {
        var moment: GraphWalk.Moment
        var stack: [Screen]
        var origin: Scenario.Origin
        var operations: [NavigationOperation]
    }

    /// Goes on to longer sequences as long as there are no more than `mostReplays` in all.
    init(
        _ request: AuditRequest,
        policy: PolicySelection,
        environment: NavigationEnvironment,
        longest: Int,
        mostReplays: Int,
        diagnosing: Bool = false
    ) throws {
        let walk = GraphWalk(request)
        var scenario = Scenario(stack: [])
        scenario.policy = policy
        scenario.environment = environment
        scenario.defaults = request.defaults
        scenario.include = diagnosing ? [.screens, .layout, .diagnostics] : [.screens, .layout]
        var level: [Node] = []
        for entry in request.entries {
            let (moment, stack) = walk.beginning(entry, environment)
            var request = ResolveRequest(scenario)
            request.scenario.stack = stack
            request.scenario.origin = entry.origin
            let response = try request.response()
            if let screen = response.screens?.last, let kind = moment.stack.last?.kind {
                lengths[KindLook(kind: kind, look: Look(screen))] = 0
            }
            note(response.diagnostics, 0)
            level.append(Node(moment: moment, stack: stack, origin: entry.origin, operations: []))
        }
        while length < longest {
            let next = level.map { node in (node, walk.moves(at: node.moment)) }
            guard replayCount + next.reduce(0, { $0 + $1.1.count }) <= mostReplays else { return }
            length += 1
            level = []
            for (node, moves) in next {
                for (operation, after) in moves {
                    let operations = node.operations + [operation]
                    var request = ReplayRequest(scenario, operations: operations)
                    request.scenario.stack = node.stack
                    request.scenario.origin = node.origin
                    replayCount += 1
                    let transitions = try request.response().transitions
                    guard let last = transitions.last else { continue }
                    if case .interactivePop = operation.action, last.outcome == .unchanged { continue }
                    note(last.diagnostics, length)
                    guard let screen = last.screens?.last, let kind = after.stack.last?.kind else { continue }
                    let look = KindLook(kind: kind, look: Look(screen))
                    lengths[look] = min(lengths[look] ?? .max, length)
                    level.append(
                        Node(moment: after, stack: node.stack, origin: node.origin, operations: operations)
                    )
                }
            }
        }
    }
    private mutating func note(_ found: [Diagnostic]?, _ length: Int) {
        for diagnostic in found ?? [] {
            let key = KindDiagnostic(diagnostic)
            diagnostics[key] = min(diagnostics[key] ?? .max, length)
        }
    }
}

/// What a diagnostic is about, by the kind of its screen.
struct KindDiagnostic: Hashable {
    var code: Diagnostic.Code
    var severity: Diagnostic.Severity
    var kind: String?
    var property: String?

    init(_ diagnostic: Diagnostic) {
        code = diagnostic.code
        severity = diagnostic.severity
        kind = diagnostic.screen?.rawValue.split(separator: "#").first.map(String.init)
        property = diagnostic.property
    }

    /// That of a finding; nil of one that is no diagnostic.
    init?(_ finding: AuditFinding) {
        guard case .diagnostic(let code) = finding.code else { return nil }
        self.code = code
        severity = finding.severity
        kind = finding.screen?.rawValue
        property = finding.writtenProperty
    }
}
