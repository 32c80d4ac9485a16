internal import NavigationStyle
internal import NavigationStyleJSON

extension Report {
    /// Returns the report as JUnit's XML: each file is a suite, each finding a test, which fails if its severity
    /// reaches the threshold.
    func junit(failingOn threshold: Diagnostic.Severity) -> String {
        let suites = files.map { file in
            let cases = file.findings.map { finding in
                JUnitReport.Case(
                    name: "\(finding.code) at line \(finding.place.line), column \(finding.place.column)",
                    owner: file.name,
                    file: file.name,
                    line: finding.place.line,
                    outcome: finding.severity >= threshold
                        ? .failed(code: finding.code, message: finding.message) : .passed,
                    text: finding.text(in: file.name, .plain)
                )
            }
            let none = JUnitReport.Case(name: "nothing to report", owner: file.name, file: file.name, outcome: .passed)
            return JUnitReport.Suite(name: file.name, cases: cases.isEmpty ? [none] : cases)
        }
        return JUnitReport(command: "validate", suites: suites).text
    }
}
