// The results of trying single fixes.
extension FixReview {
    /// The reason that no fix of a diagnostic works.
    struct Failure: Error {
        var reason: Diagnostic.NoEdits.Reason
    }

    /// A fix that has been tried, with the diagnostics of its run; of a fix that fails, only those up to the point at
    /// which that was certain.
    struct Attempt {
        let fix: Fix
        /// The edits that turn the request into the one with the fix.
        let edits: [Edit]
        /// The diagnostics, transition by transition.
        private let diagnostics: [[Diagnostic]]
        var isComplete = false
        /// The summary of the diagnostics, computed on first use.
        private(set) lazy var outcome = TrialOutcome(of: diagnostics, beside: told, isPart: !isComplete)
        private let told: ToldDiagnostics
        /// Whether the fix removes a look.
        var takesLookAway = false

        init(_ fix: Fix, _ edits: [Edit], finding diagnostics: [[Diagnostic]], beside told: ToldDiagnostics) {
            self.fix = fix
            self.edits = edits
            self.diagnostics = diagnostics
            self.told = told
        }
    }
}
