import NavigationStyle
import NavigationStyleAudit

/// All sequences of operations up to a length, each simulated completely: even equal states are not merged.
///
/// Sequences with a common beginning share its simulation, which is kept after each operation and copied.
struct BruteForce {
    /// The fewest operations to each look.
    private(set) var lengths: [KindLook: Int] = [:]
    /// A shortest sequence of operations to each look, on the stack of an entry.
    private(set) var paths: [KindLook: ReplayRequest] = [:]
    /// The fewest operations to each diagnostic, if requested.
    private(set) var diagnostics: [KindDiagnostic: Int] = [:]
    /// The greatest length of the sequences, all of which were simulated.
    let length: Int
    private(set) var sequenceCount = 0

    private let walk: GraphWalk
    private let isDiagnosing: Bool
    private var beginning: Scenario
    private var operations: [NavigationOperation] = []

    /// Simulates all sequences of up to `shortest` operations, and longer ones while there are at most `most`.
    init(
        _ request: AuditRequest,
        policy: PolicySelection,
        environment: NavigationEnvironment,
        shortest: Int,
        most: Int,
        diagnosing: Bool = false
    ) throws {
        walk = GraphWalk(request)
        isDiagnosing = diagnosing
        var length = shortest
        while length < 8, walk.sequenceCount(to: length + 1, most: most) <= most { length += 1 }
        self.length = length
        beginning = Scenario(stack: [])
        beginning.policy = policy
        beginning.environment = environment
        beginning.defaults = request.defaults
        for entry in request.entries {
            let (moment, stack) = walk.beginning(entry, environment)
            beginning.stack = stack
            beginning.origin = entry.origin
            beginning.navigationController = entry.navigationController
            let rehearsal = try beginning.rehearsal(withTexts: false)
            if isDiagnosing { note(rehearsal.diagnosticsOfStack()) }
            try visit(rehearsal, at: moment)
        }
    }

    private mutating func visit(_ rehearsal: Rehearsal, at moment: GraphWalk.Moment) throws {
        if let seen = rehearsal.look(expecting: nil), let kind = moment.stack.last?.kind {
            let look = KindLook(kind: kind, look: Look(seen.state))
            if operations.count < lengths[look] ?? .max {
                lengths[look] = operations.count
                paths[look] = ReplayRequest(beginning, operations: operations)
            }
        }
        guard operations.count < length else { return }
        for (operation, following) in walk.moves(at: moment) {
            sequenceCount += 1
            let found = try rehearsal.perform(operation, asking: isDiagnosing)
            operations.append(operation)
            if let after = GraphWalk.moment(after: operation, rehearsal.outcome, moment, following) {
                note(found)
                try visit(rehearsal, at: after)
            }
            operations.removeLast()
            rehearsal.rewind(to: operations.count)
        }
    }

    private mutating func note(_ found: [Diagnostic]) {
        for diagnostic in found {
            let key = KindDiagnostic(diagnostic)
            diagnostics[key] = min(diagnostics[key] ?? .max, operations.count)
        }
    }
}

/// The subject of a diagnostic, with the kind of its screen.
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

    /// Makes the subject of a finding; nil if the finding is not a diagnostic.
    init?(_ finding: AuditFinding) {
        guard case .diagnostic(let code) = finding.code else { return nil }
        self.code = code
        severity = finding.severity
        kind = finding.screen?.rawValue
        property = finding.writtenProperty
    }
}
