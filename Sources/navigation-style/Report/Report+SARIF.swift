internal import NavigationStyle
internal import NavigationStyleAudit
internal import NavigationStyleJSON
internal import NavigationStyleService

extension Report {
    /// The report as SARIF 2.1.0, which GitHub's code scanning and editors read.
    var sarif: [UInt8] {
        var seen: Set<String> = []
        let rules = files.flatMap(\.findings).filter { seen.insert($0.code).inserted }.map(SARIF.Rule.init)
        let results = files.flatMap { file in file.findings.map { $0.sarifResult(in: file) } }
        return SARIF.log(of: SARIF.Run(rules: rules, results: results))
    }
}

extension SARIF.Rule {
    fileprivate init(_ finding: LocatedFinding) {
        switch finding.finding.subject {
        case .problem(let problem): self.init(id: finding.code, of: problem.kind)
        case .fault: self.init(id: finding.code, of: .invalidRequest)
        case .diagnostic(let diagnostic):
            let rule = SARIF.Rule(page: finding.code)
            let message = diagnostic.message
            self =
                rule
                ?? SARIF.Rule(
                    id: finding.code,
                    summary: message,
                    explanation: message,
                    help: diagnostic.fix,
                    severity: diagnostic.severity
                )
        }
    }

    /// Makes a rule from the page of a diagnostic; nil if it has none.
    init?(page code: String) {
        guard let page = AuditPage.named(code) else { return nil }
        self.init(
            id: code,
            summary: page.symptom,
            explanation: page.cause,
            help: page.remedy,
            severity: page.severity
        )
    }

    private init(id: String, of kind: Problem.Kind) {
        let explanation = kind.explanation
        self.init(id: id, summary: kind.title, explanation: explanation, help: explanation, severity: .error)
    }
}

extension LocatedFinding {
    fileprivate func sarifResult(in file: Report.File) -> SARIF.Result {
        var result = SARIF.Result(
            code: code,
            severity: severity,
            message: fix.map { "\(message)\nFix: \($0)" } ?? message,
            location: SARIF.Location(
                uri: file.name.fileURI,
                line: place.line,
                column: place.column,
                endLine: end?.line,
                endColumn: end?.column,
                pointer: finding.pointer.isEmpty ? nil : finding.pointer
            )
        )
        result.fingerprint = String(fingerprintOf: [code, finding.pointer] + finding.policies)
        if !replacements.isEmpty {
            result.fixes = [SARIF.Fix(description: fix, uri: file.name.fileURI, replacements: replacements)]
        }
        if !references.isEmpty { result.properties = [("references", .array(references.map { .string($0) }))] }
        return result
    }
}
