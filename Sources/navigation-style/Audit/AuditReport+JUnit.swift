internal import NavigationStyle
internal import NavigationStyleAudit

extension AuditReport {
    /// Returns the report as JUnit's XML.
    ///
    /// Each run is a suite, and each new finding a test, which fails if it makes the audit fail. Intended findings are
    /// skipped tests.
    func junit(failingOn threshold: Diagnostic.Severity, orPossible failsOnPossible: Bool) -> String {
        let suites = answer.runs.indices.map { number in
            suite(ofRun: number) { $0.fails(at: threshold, orPossible: failsOnPossible) }
        }
        return JUnitReport(command: "audit", suites: suites, isSkipping: true).text
    }

    private func suite(ofRun number: Int, _ fails: (AuditFinding) -> Bool) -> JUnitReport.Suite {
        let run = answer.runs[number]
        var cases = issues(ofRun: number).flatMap { issue in issue.findings.map { test($0, of: issue, fails) } }
        cases += run.faults.map { fault in
            let message = "\(fault.pointer): \(fault.detail)"
            return JUnitReport.Case(name: "the run", owner: run.title, outcome: .impossible(message: message))
        }
        cases += run.intended.map { finding in
            JUnitReport.Case(
                name: [finding.code.rawValue, finding.property].compactMap(\.self).joined(separator: " of "),
                owner: finding.screen?.rawValue ?? run.title,
                outcome: .skipped(reason: finding.because)
            )
        }
        if cases.isEmpty {
            cases = [JUnitReport.Case(name: wordsForNone, owner: run.title, outcome: .passed)]
        }
        return JUnitReport.Suite(
            name: run.title,
            properties: [("isComplete", "\(run.isComplete)"), ("described", descriptionWords)],
            cases: cases
        )
    }

    private func test(_ finding: AuditFinding, of issue: Issue, _ fails: (AuditFinding) -> Bool) -> JUnitReport.Case {
        let annotation = annotation(of: [Issue(run: issue.run, cause: issue.cause, findings: [finding])])
        let possible = finding.certainty == .certain ? "" : " (possible)"
        let code = finding.code.rawValue
        return JUnitReport.Case(
            name: (finding.propertyName.map { "\(code) of \($0)" } ?? code) + possible,
            owner: finding.screen?.rawValue ?? answer.runs[issue.run].title,
            file: annotation.file,
            line: annotation.line,
            outcome: fails(finding) ? .failed(code: code, message: finding.message + possible) : .passed,
            text: annotation.lines.joined(separator: "\n")
        )
    }
}

extension AuditFinding {
    /// Whether the finding makes an audit fail: it reaches the threshold, and is certain or may be only possible.
    func fails(at threshold: Diagnostic.Severity, orPossible failsOnPossible: Bool) -> Bool {
        severity >= threshold && (failsOnPossible || certainty == .certain)
    }
}
