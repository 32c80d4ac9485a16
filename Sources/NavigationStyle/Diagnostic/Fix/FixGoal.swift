/// What the answer to a request with a fix must show for the fix to work: certain diagnostics are gone, and none has come
/// that matters as much.
struct FixGoal: Sendable {
    /// A diagnostic that the request without the fix was told.
    struct Told: Sendable {
        let key: Diagnostic.Key
        let severity: Diagnostic.Severity

        init(_ diagnostic: Diagnostic) {
            key = Diagnostic.Key(diagnostic)
            severity = diagnostic.severity
        }
    }

    /// What is to go.
    private let gone: [Diagnostic.Key]
    /// What was told before, transition by transition.
    private let told: [[Told]]
    /// How severe something may not be that was not told before.
    private let severity: Diagnostic.Severity

    /// The goal of a fix that makes everything with one of `gone` for a key go, of what was `told`.
    init(_ gone: [Diagnostic.Key], of told: [[Told]]) {
        self.gone = gone
        self.told = told
        var least = Diagnostic.Severity.error
        for transition in told {
            let transition = transition.span
            for index in transition.indices where gone.hasElement(where: { $0 == transition[index].key }) {
                least = min(least, transition[index].severity)
            }
        }
        severity = least
    }

    /// Whether a fix does not work with which these are the diagnostics, transition by transition.
    func isMissed(by diagnostics: [[Diagnostic]]) -> Bool {
        diagnostics.indices.contains { isMissed(by: diagnostics[$0], in: $0) }
    }

    /// Whether a fix does not work with which these are the diagnostics of the transition with the number `transition`.
    func isMissed(by diagnostics: [Diagnostic], in transition: Int) -> Bool {
        diagnostics.hasElement { rulesOut($0, in: transition) }
    }

    /// Whether a fix does not work with which these are some of the diagnostics: one that may be left out beside another
    /// says nothing, for the other may be missing.
    func isMissed(bySome diagnostics: [[Diagnostic]]) -> Bool {
        diagnostics.indices.contains { transition in
            diagnostics[transition].hasElement {
                rulesOut($0, in: transition) && $0.code.bit & DiagnosticPair.consequences == 0
            }
        }
    }

    /// Whether a fix does not work with which a diagnostic with `key` is told of the transition with the number
    /// `transition`.
    func rulesOut(_ key: Diagnostic.Key, _ severity: Diagnostic.Severity, in transition: Int) -> Bool {
        rulesOut(severity, in: transition) { $0 == key }
    }

    private func rulesOut(_ diagnostic: Diagnostic, in transition: Int) -> Bool {
        rulesOut(diagnostic.severity, in: transition) { $0.isKey(of: diagnostic) }
    }

    private func rulesOut(_ severity: Diagnostic.Severity, in transition: Int, _ isKey: (Diagnostic.Key) -> Bool)
        -> Bool
    {
        gone.hasElement(where: isKey)
            || severity >= self.severity && !told[transition].hasElement { isKey($0.key) }
    }
}

extension Array {
    /// Whether an element is as asked for; each is looked at where it stands, since a copy retains all that is in it.
    @inline(__always)
    fileprivate func hasElement(where isAsked: (Element) -> Bool) -> Bool {
        let elements = span
        for index in elements.indices where isAsked(elements[index]) { return true }
        return false
    }
}

extension Diagnostic {
    /// What two diagnostics have in common that say the same of the same.
    struct Key: Equatable, Sendable {
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

    /// Whether `diagnostic` has this key.
    func isKey(of diagnostic: Diagnostic) -> Bool {
        code == diagnostic.code && property == diagnostic.property && screen == diagnostic.screen
    }
}
