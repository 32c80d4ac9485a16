/// What the answer to a request with a fix must show for the fix to work: certain diagnostics are gone, and none has come
/// that matters as much.
struct FixGoal: Sendable {
    /// What is to go.
    private let gone: DiagnosticTable
    /// What was told before, transition by transition.
    private let told: [DiagnosticTable]
    /// How severe something may not be that was not told before; nil where nothing matters.
    private let severity: Diagnostic.Severity?

    /// The goal of a fix that makes everything with one of `gone` for a key go, of what was `told`.
    init(_ gone: [Diagnostic.Key], of told: [DiagnosticTable]) {
        self.told = told
        var table = DiagnosticTable()
        for transition in told {
            for key in gone {
                if let severity = transition.severity(of: key) { table.add(key, severity) }
            }
        }
        self.gone = table
        severity = table.least ?? .error
    }

    /// The goal that nothing as severe as `severity` comes, of what was `told`.
    init(sparing severity: Diagnostic.Severity, of told: [DiagnosticTable]) {
        (gone, self.told, self.severity) = (DiagnosticTable(), told, severity)
    }

    /// No goal: all is told, whatever it is.
    init() {
        (gone, told, severity) = (DiagnosticTable(), [], nil)
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

    /// Whether a fix does not work with which these are some of the diagnostics: one that may be left out beside another
    /// says nothing, for the other may be missing.
    func isMissed(bySome diagnostics: [[Diagnostic]]) -> Bool {
        diagnostics.indices.contains { transition in
            diagnostics[transition].contains {
                $0.code.bit & DiagnosticPair.consequences == 0 && rulesOut($0, in: transition)
            }
        }
    }

    /// How many of these diagnostics, transition by transition, were not told before, or not as so severe.
    func newcomers(among diagnostics: [[Diagnostic]]) -> Int {
        diagnostics.indices.reduce(0) { count, transition in
            count + diagnostics[transition].count { isNew($0, in: transition) }
        }
    }

    /// Whether a fix does not work with which `diagnostic` is told of the transition with the number `transition`.
    func rulesOut(_ diagnostic: Diagnostic, in transition: Int) -> Bool {
        if gone.severity(of: Diagnostic.Key(diagnostic)) != nil { return true }
        guard let severity, diagnostic.severity >= severity else { return false }
        return isNew(diagnostic, in: transition)
    }

    private func isNew(_ diagnostic: Diagnostic, in transition: Int) -> Bool {
        guard told.indices.contains(transition) else { return true }
        return told[transition].severity(of: Diagnostic.Key(diagnostic)).map { $0 < diagnostic.severity } ?? true
    }
}

/// Diagnostics by their keys, each with the gravest severity that it is told with.
struct DiagnosticTable: Sendable {
    /// A few, which are found sooner one after another: mostly the kind tells them apart.
    private var few: [(key: Diagnostic.Key, severity: Diagnostic.Severity)] = []
    /// All, where they are many.
    private var many: [Diagnostic.Key: Diagnostic.Severity] = [:]
    /// The least severity of any.
    private(set) var least: Diagnostic.Severity?

    private static var mostOfFew: Int { 12 }

    init() {}

    init(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics { add(Diagnostic.Key(diagnostic), diagnostic.severity) }
    }

    mutating func add(_ key: Diagnostic.Key, _ severity: Diagnostic.Severity) {
        least = least.map { min($0, severity) } ?? severity
        let gravest = max(self.severity(of: key) ?? severity, severity)
        if few.count < Self.mostOfFew, many.isEmpty {
            few.append((key, gravest))
        } else {
            for (key, severity) in few { many[key] = severity }
            few = []
            many[key] = gravest
        }
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
