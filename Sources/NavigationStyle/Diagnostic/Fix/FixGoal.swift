/// The condition under which a fix works: in the answer with the fix, certain diagnostics are gone, and no new one
/// matters as much.
struct FixGoal: Sendable {
    /// The diagnostics that must be gone.
    private let gone: DiagnosticTable
    /// The diagnostics before the fix.
    private let told: ToldDiagnostics
    /// The severity that no new diagnostic may reach; nil if anything is allowed.
    private let severity: Diagnostic.Severity?

    /// Makes the goal of a fix that removes every diagnostic whose key is in `gone`; `told` are those without the fix.
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

    /// Makes the goal that no new diagnostic is as severe as `severity`; `told` are those without the fix.
    init(sparing severity: Diagnostic.Severity, of told: ToldDiagnostics) {
        (gone, self.told, self.severity) = (DiagnosticTable(), told, severity)
    }

    /// Makes a goal that every answer reaches.
    init() {
        (gone, told, severity) = (DiagnosticTable(), ToldDiagnostics([]), nil)
    }

    /// Whether a fix fails that leads to these diagnostics, listed by transition.
    func isMissed(by diagnostics: [[Diagnostic]]) -> Bool {
        diagnostics.indices.contains { isMissed(by: diagnostics[$0], in: $0) }
    }

    /// Whether a fix fails that leads to these diagnostics of the transition at index `transition`; if only those
    /// `amongConsequences` are in question, the others have been judged.
    func isMissed(by diagnostics: [Diagnostic], in transition: Int, amongConsequences: Bool = false) -> Bool {
        diagnostics.indices.contains {
            (!amongConsequences || diagnostics[$0].code.bit & DiagnosticPair.consequences != 0)
                && rulesOut(diagnostics.key(at: $0), diagnostics[$0].severity, in: transition)
        }
    }

    /// Whether a fix with this outcome fails.
    func isMissed(by outcome: TrialOutcome) -> Bool {
        if let severity, let gravest = outcome.gravestNewcomer, gravest >= severity { return true }
        return gone.contains { outcome.table.severity(of: $0) != nil }
    }

    /// Whether a fix fails that leads to the diagnostic with `key` in the transition at index `transition`.
    func rulesOut(_ key: Diagnostic.Key, _ severity: Diagnostic.Severity, in transition: Int) -> Bool {
        if gone.severity(of: key) != nil { return true }
        guard let least = self.severity, severity >= least else { return false }
        return told.isNew(key, severity, in: transition)
    }
}

/// The diagnostics before a fix, by transition and in total.
struct ToldDiagnostics: Sendable {
    private let transitions: [DiagnosticTable]
    /// The range of severities of each diagnostic, if there are several transitions.
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

    /// The number of transitions.
    var count: Int { transitions.count }

    /// Returns the range from the lowest to the highest of the transitions' gravest severities of the diagnostic with
    /// `key`; nil if it is not reported.
    func severities(of key: Diagnostic.Key) -> ClosedRange<Diagnostic.Severity>? {
        guard transitions.count == 1 else { return all[key] }
        return transitions[0].severity(of: key).map { $0...$0 }
    }

    /// Whether the transition at index `transition` had no diagnostic with `key` before, or only a less severe one.
    func isNew(_ key: Diagnostic.Key, _ severity: Diagnostic.Severity, in transition: Int) -> Bool {
        guard transitions.indices.contains(transition) else { return true }
        return transitions[transition].severity(of: key).map { $0 < severity } ?? true
    }
}

/// The result of a run with a fix: enough to check it against any goal without the diagnostics themselves.
struct TrialOutcome {
    /// The diagnostics, with their gravest severities.
    private(set) var table = DiagnosticTable()
    /// The number of diagnostics that are new, or more severe than before.
    private(set) var newcomers = 0
    /// The severity of the gravest newcomer.
    private(set) var gravestNewcomer: Diagnostic.Severity?

    /// Summarizes `diagnostics`, listed by transition, of a request with a fix; `told` are those without it.
    ///
    /// If they are only a part, one that may be left out beside another is ignored.
    init(of diagnostics: [[Diagnostic]], beside told: ToldDiagnostics, isPart: Bool = false) {
        for (transition, diagnostics) in diagnostics.enumerated() {
            for index in diagnostics.indices
            where !isPart || diagnostics[index].code.bit & DiagnosticPair.consequences == 0 {
                let (key, severity) = (diagnostics.key(at: index), diagnostics[index].severity)
                table.add(key, severity)
                guard told.isNew(key, severity, in: transition) else { continue }
                newcomers += 1
                gravestNewcomer = max(gravestNewcomer ?? severity, severity)
            }
        }
    }
}

/// Diagnostics by their keys, each with its gravest severity.
struct DiagnosticTable: Sendable {
    /// The entries while there are few, for which a linear search is faster: mostly the code tells them apart.
    private var few: [(key: Diagnostic.Key, severity: Diagnostic.Severity)] = []
    /// All entries, once there are many.
    private var many: [Diagnostic.Key: Diagnostic.Severity] = [:]

    private static var mostOfFew: Int { 32 }

    init() {}

    init(_ diagnostics: [Diagnostic]) {
        for index in diagnostics.indices { add(diagnostics.key(at: index), diagnostics[index].severity) }
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

    /// Returns the severity of the diagnostic with `key`; nil if there is none.
    func severity(of key: Diagnostic.Key) -> Diagnostic.Severity? {
        guard many.isEmpty else { return many[key] }
        let entries = few.span
        var index = entries.count
        while index > 0 {
            index -= 1
            if entries[index].key.code == key.code, entries[index].key == key { return entries[index].severity }
        }
        return nil
    }
}

extension Diagnostic {
    /// The identity of a diagnostic: two with equal keys say the same about the same thing.
    struct Key: Hashable, Sendable {
        let code: Code
        let screen: Screen.ID?
        let property: String?

        /// Whether both are equal: mostly the code differs, and nothing else is compared.
        @inline(__always) static func == (left: Key, right: Key) -> Bool {
            left.code == right.code && left.property == right.property && left.screen == right.screen
        }
    }
}

extension Diagnostic.Key {
    init(_ diagnostic: Diagnostic) {
        self.init(code: diagnostic.code, screen: diagnostic.screen, property: diagnostic.property)
    }
}

extension [Diagnostic] {
    /// Returns the key of the diagnostic at `index`, member by member: a whole diagnostic would be copied.
    func key(at index: Int) -> Diagnostic.Key {
        Diagnostic.Key(code: self[index].code, screen: self[index].screen, property: self[index].property)
    }
}

extension Diagnostic.Severity: Comparable {
    /// Whether `left` is less severe than `right`.
    public static func < (left: Diagnostic.Severity, right: Diagnostic.Severity) -> Bool {
        left.rank > right.rank
    }

    /// The rank of the severity; the most severe is 0.
    package var rank: Int {
        switch self {
        case .error: 0
        case .warning: 1
        case .info: 2
        }
    }
}
