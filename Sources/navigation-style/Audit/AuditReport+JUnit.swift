internal import NavigationStyle
internal import NavigationStyleAudit

extension AuditReport {
    /// Returns the report as JUnit's XML.
    ///
    /// Each run is a suite, and each new finding a test, which fails where it makes the audit fail. Intended findings are
    /// skipped tests.
    func junit(failingOn threshold: Threshold, orPossible failsOnPossible: Bool) -> String {
        func fails(_ finding: AuditAnswer.Finding) -> Bool {
            threshold.isReached(by: finding.severity) && (failsOnPossible || finding.certainty == .certain)
        }
        let suites = answer.runs.indices.map { suite(ofRun: $0, fails) }
        func sum(_ count: KeyPath<Suite, Int>) -> Int { suites.reduce(0) { $0 + $1[keyPath: count] } }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="navigation-style audit" tests="\(sum(\.tests))" failures="\(sum(\.failures))" \
            errors="\(sum(\.errors))" skipped="\(sum(\.skipped))">
            \(suites.map(\.text).joined())</testsuites>

            """
    }

    /// A run's tests.
    private struct Suite {
        var tests, failures, errors, skipped: Int
        var text: String
    }

    private func suite(ofRun number: Int, _ fails: (AuditAnswer.Finding) -> Bool) -> Suite {
        let run = answer.runs[number]
        let issues = issues(ofRun: number)
        let found = issues.flatMap { issue in issue.findings.map { (issue, $0) } }
        var cases = found.map { test($1, of: $0, isFailure: fails($1)) }
        cases += run.faults.map { fault in
            let text = "\(fault.pointer): \(fault.detail)"
            return Self.test("the run", of: run.title, nil, "<error type=\"fault\" message=\(text.xmlAttribute)/>")
        }
        for finding in run.intended {
            let name = [finding["code"]?.string, finding["property"]?.string].compactMap(\.self).joined(
                separator: " of "
            )
            let reason = finding["because"]?.string ?? ""
            let content = "<skipped message=\(reason.xmlAttribute)/>"
            cases.append(Self.test(name, of: finding["screen"]?.string ?? run.title, nil, content))
        }
        if cases.isEmpty {
            let words = baseline == nil ? "nothing to report" : "nothing new"
            cases = [Self.test(words, of: run.title, nil, "")]
        }
        let failures = found.count { fails($1) }
        return Suite(
            tests: cases.count,
            failures: failures,
            errors: run.faults.count,
            skipped: run.intended.count,
            text: """
                  <testsuite name=\(run.title.xmlAttribute) tests="\(cases.count)" failures="\(failures)" \
                errors="\(run.faults.count)" skipped="\(run.intended.count)">
                    <properties>
                      <property name="isComplete" value="\(run.isComplete)"/>
                      <property name="described" value=\(descriptionWords.xmlAttribute)/>
                    </properties>
                \(cases.joined())  </testsuite>

                """
        )
    }

    private func test(_ finding: AuditAnswer.Finding, of issue: Issue, isFailure: Bool) -> String {
        let annotation = Annotation(issues: [Issue(run: issue.run, cause: issue.cause, findings: [finding])])
        let possible = finding.certainty == .certain ? "" : " (possible)"
        let name = finding.property.map { "\(finding.code) of \($0)" } ?? finding.code
        let text = lines(of: annotation).joined(separator: "\n").xmlText
        let message = (finding.message + possible).xmlAttribute
        let content =
            isFailure
            ? "<failure type=\(finding.code.xmlAttribute) message=\(message)>\(text)</failure>"
            : "<system-out>\(text)</system-out>"
        return Self.test(
            name + possible,
            of: finding.screen ?? answer.runs[issue.run].title,
            place(of: annotation),
            content
        )
    }

    private static func test(
        _ name: String,
        of owner: String,
        _ place: (file: String?, line: Int?, column: Int?)?,
        _ content: String
    ) -> String {
        var attributes = "name=\(name.xmlAttribute) classname=\(owner.xmlAttribute)"
        if let file = place?.file { attributes += " file=\(file.xmlAttribute)" }
        if let line = place?.line { attributes += " line=\"\(line)\"" }
        return content.isEmpty
            ? "    <testcase \(attributes)/>\n" : "    <testcase \(attributes)>\n      \(content)\n    </testcase>\n"
    }
}
