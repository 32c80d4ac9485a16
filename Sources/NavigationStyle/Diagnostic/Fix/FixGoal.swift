/// What the answer to a request with a fix must show for the fix to work: certain diagnostics are gone, and none has come
/// that matters as much.
struct FixGoal: Sendable {
    /// What is to go.
    private let gone: DiagnosticTable
    /// What was told before.
    private let told: ToldDiagnostics
    /// How severe something may not be that was not told before; nil where nothing matters.
    private let severity: Diagnostic.Severity?

    /// The goal of a fix that makes everything with one of `gone` for a key go, of what was `told`.
    init(_ gone: [Diagnostic.Key], of told: ToldDiagnostics) {
        self.told = told
        var table = DiagnosticTable()
        var least: Diagnostic.Severity?
        for key in gone {
            guard let severities = told.severities(of: key) else { continue }
            table.add(key, severities.upperBound)
            least = min(least ?? .error, severities.lowerBound)
        }
        self.gone = table
        severity = least ?? .error
    }

    /// The goal that nothing as severe as `severity` comes, of what was `told`.
    init(sparing severity: Diagnostic.Severity, of told: ToldDiagnostics) {
        (gone, self.told, self.severity) = (DiagnosticTable(), told, severity)
    }

    /// No goal: all is told, whatever it is.
    init() {
        (gone, told, severity) = (DiagnosticTable(), ToldDiagnostics([]), nil)
    }

    /// Whether a fix does not work with which these are the diagnostics, transition by transition.
    func isMissed(by diagnostics: [[Diagnostic]]) -> Bool {
        diagnostics.indices.contains { isMissed(by: diagnostics[$0], in: $0) }
    }

    /// Whether a fix does not work with which these are the diagnostics of the transition with the number `transition`.
    func isMissed(by diagnostics: [Diagnostic], in transition: Int) -> Bool {
        let diagnostics = diagnostics.span
        for index in diagnostics.indices where rulesOut(diagnostics[index], in: transition) { return true }
        return false
    }

    /// Whether a fix does not work with which there is all that `outcome` has.
    func isMissed(by outcome: TrialOutcome) -> Bool {
        if let severity, let gravest = outcome.gravestNewcomer, gravest >= severity { return true }
        return gone.contains(outcome.keys.contains)
    }

    /// Whether a fix does not work with which `diagnostic` is told of the transition with the number `transition`.
    func rulesOut(_ diagnostic: Diagnostic, in transition: Int) -> Bool {
        if gone.severity(of: Diagnostic.Key(diagnostic)) != nil { return true }
        guard let severity, diagnostic.severity >= severity else { return false }
        return told.isNew(diagnostic, in: transition)
    }
}

/// What was told before a fix, transition by transition, and of all of them together.
struct ToldDiagnostics: Sendable {
    private let transitions: [DiagnosticTable]
    /// Between which severities each is told, where there are several transitions.
    private let all: [Diagnostic.Key: ClosedRange<Diagnostic.Severity>]

    init(_ transitions: [DiagnosticTable]) {
        self.transitions = transitions
        var all: [Diagnostic.Key: ClosedRange<Diagnostic.Severity>] = [:]
        if transitions.count > 1 {
            for transition in transitions {
                transition.forEach { key, severity in
                    let known = all[key] ?? severity...severity
                    all[key] = min(known.lowerBound, severity)...max(known.upperBound, severity)
                }
            }
        }
        self.all = all
    }

    /// How many transitions there are.
    var count: Int { transitions.count }

    /// Between which severities, each the gravest of a transition, the diagnostic with `key` is told; nil where it is not.
    func severities(of key: Diagnostic.Key) -> ClosedRange<Diagnostic.Severity>? {
        guard transitions.count == 1 else { return all[key] }
        return transitions[0].severity(of: key).map { $0...$0 }
    }

    /// Whether `diagnostic` was not told of the transition with the number `transition`, or not as so severe.
    func isNew(_ diagnostic: Diagnostic, in transition: Int) -> Bool {
        guard transitions.indices.contains(transition) else { return true }
        return transitions[transition].severity(of: Diagnostic.Key(diagnostic)).map { $0 < diagnostic.severity } ?? true
    }
}

/// What the run with a fix has shown: enough to hold it against any goal, without another look at the diagnostics.
struct TrialOutcome {
    /// What is told of what.
    private(set) var keys: Set<Diagnostic.Key> = []
    /// How many diagnostics were not told before, or not as so severe.
    private(set) var newcomers = 0
    /// The severity of the gravest of them.
    private(set) var gravestNewcomer: Diagnostic.Severity?

    /// Takes in `diagnostics`, transition by transition, of a request of which `told` was told without the fix.
    ///
    /// Where these are only a part, one that may be left out beside another says nothing.
    init(of diagnostics: [[Diagnostic]], beside told: ToldDiagnostics, isPart: Bool = false) {
        for (transition, diagnostics) in diagnostics.enumerated() {
            for diagnostic in diagnostics where !isPart || diagnostic.code.bit & DiagnosticPair.consequences == 0 {
                keys.insert(Diagnostic.Key(diagnostic))
                guard told.isNew(diagnostic, in: transition) else { continue }
                newcomers += 1
                gravestNewcomer = max(gravestNewcomer ?? diagnostic.severity, diagnostic.severity)
            }
        }
    }
}

/// Diagnostics by their keys, each with the gravest severity that it is told with.
struct DiagnosticTable: Sendable {
    /// A few, which are found sooner one after another: mostly the kind tells them apart.
    private var few: [(key: Diagnostic.Key, severity: Diagnostic.Severity)] = []
    /// All, where they are many.
    private var many: [Diagnostic.Key: Diagnostic.Severity] = [:]

    private static var mostOfFew: Int { 12 }

    init() {}

    init(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics { add(Diagnostic.Key(diagnostic), diagnostic.severity) }
    }

    mutating func add(_ key: Diagnostic.Key, _ severity: Diagnostic.Severity) {
        let gravest = max(self.severity(of: key) ?? severity, severity)
        if few.count < Self.mostOfFew, many.isEmpty {
            few.append((key, gravest))
        } else {
            for (key, severity) in few { many[key] = severity }
            few = []
            many[key] = gravest
        }
    }

    /// Calls `body` with each key and its severity, in any order and some keys more than once.
    func forEach(_ body: (Diagnostic.Key, Diagnostic.Severity) -> Void) {
        for (key, severity) in few { body(key, self.severity(of: key) ?? severity) }
        for (key, severity) in many { body(key, severity) }
    }

    /// Whether `isAsked` holds for any key.
    func contains(_ isAsked: (Diagnostic.Key) -> Bool) -> Bool {
        few.contains { isAsked($0.key) } || many.contains { isAsked($0.key) }
    }

    /// How severe the diagnostic with `key` is; nil where there is none.
    func severity(of key: Diagnostic.Key) -> Diagnostic.Severity? {
        guard many.isEmpty else { return many[key] }
        let entries = few.span
        var index = entries.count
        while index > 0 {
            index -= 1
            if entries[index].key == key { return entries[index].severity }
        }
        return nil
    }
}

extension Diagnostic {
    /// What two diagnostics have in common that say the same of the same.
    struct Key: Hashable, Sendable {
        let code: Code
        let screen: Screen.ID?
        let property: String?

        /// Whether both say the same of the same: mostly the kind tells them apart, and nothing else is looked at.
        @inline(__always)
        static func == (left: Key, right: Key) -> Bool {
            left.code == right.code && left.property == right.property && left.screen == right.screen
        }
    }
}

extension Diagnostic.Key {
    init(_ diagnostic: Diagnostic) {
        self.init(code: diagnostic.code, screen: diagnostic.screen, property: diagnostic.property)
    }
}

extension Diagnostic.Severity: Comparable {
    /// Whether `left` matters less.
    public static func < (left: Diagnostic.Severity, right: Diagnostic.Severity) -> Bool {
        left.rank < right.rank
    }

    private var rank: Int {
        switch self {
        case .info: 0
        case .warning: 1
        case .error: 2
        }
    }
}
