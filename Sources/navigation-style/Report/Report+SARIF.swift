internal import NavigationStyle
internal import NavigationStyleAudit
internal import NavigationStyleJSON
internal import NavigationStyleService

extension Report {
    /// The report as SARIF 2.1.0, which GitHub's code scanning and editors read.
    var sarif: [UInt8] {
        let rules = files.flatMap(\.findings).map(SARIF.Rule.init)
        let results = files.flatMap { $0.findings.map($0.result) }
        return SARIF.log(of: SARIF.Run(rules: rules, results: results))
    }
}

extension SARIF.Rule {
    fileprivate init(_ finding: LocatedFinding) {
        switch finding.subject {
        case .problem(let problem): self.init(id: finding.code, of: problem.kind)
        case .fault: self.init(id: finding.code, of: .invalidRequest)
        case .diagnostic(let diagnostic):
            self.init(finding.code, diagnostic.severity, message: diagnostic.message, fix: diagnostic.fix)
        }
    }

    /// Describes a code by its page or, if it has none, by a finding.
    init(_ code: String, _ severity: Diagnostic.Severity, message: String, fix: String) {
        let page = AuditPage.named(code)
        self.init(
            id: code,
            summary: page?.symptom ?? message,
            explanation: page?.cause ?? message,
            help: page?.remedy ?? fix,
            severity: page?.severity ?? severity
        )
    }

    private init(id: String, of kind: Problem.Kind) {
        let explanation = kind.explanation
        self.init(id: id, summary: kind.title, explanation: explanation, help: explanation, severity: .error)
    }
}

extension Report.File {
    fileprivate func result(of finding: LocatedFinding) -> SARIF.Result {
        var result = SARIF.Result(
            code: finding.code,
            severity: finding.severity,
            message: finding.fix.map { "\(finding.message)\nFix: \($0)" } ?? finding.message,
            location: SARIF.Location(
                uri: name.fileURI,
                line: finding.place.line,
                column: finding.place.column,
                endLine: finding.end?.line,
                endColumn: finding.end?.column,
                pointer: finding.pointer.isEmpty ? nil : finding.pointer
            )
        )
        result.fingerprint = String(fingerprintOf: [finding.code, finding.pointer] + finding.policies)
        if !finding.replacements.isEmpty {
            let uri = name.fileURI
            result.fixes = [SARIF.Fix(description: finding.fix, uri: uri, replacements: finding.replacements)]
        }
        result.properties = ["references": finding.references.isEmpty ? nil : finding.references]
        return result
    }
}
