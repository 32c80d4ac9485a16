internal import NavigationStyleJSON

extension Report {
    /// Returns the report as JUnit's XML: each file is a suite, each finding a test, which fails if its severity
    /// reaches the threshold.
    ///
    /// The format has no standard; the names of elements and attributes are those that Ant's task writes and that
    /// GitLab, Jenkins and others read.
    func junit(failingOn threshold: Threshold) -> String {
        let suites = files.map { $0.junitSuite(failingOn: threshold) }
        let tests = files.reduce(0) { $0 + max($1.findings.count, 1) }
        let failures = files.reduce(0) { $0 + $1.failureCount(threshold) }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="navigation-style validate" tests="\(tests)" failures="\(failures)" errors="0">
            \(suites.joined())</testsuites>

            """
    }
}

extension Report.File {
    fileprivate func failureCount(_ threshold: Threshold) -> Int {
        findings.count { threshold.isReached(by: $0) }
    }

    fileprivate func junitSuite(failingOn threshold: Threshold) -> String {
        let tests = findings.map { $0.junitCase(in: self, failingOn: threshold) }
        let file = name.xmlAttribute
        let passed = "    <testcase name=\"nothing to report\" classname=\(file) file=\(file)/>\n"
        return """
              <testsuite name=\(file) tests="\(max(tests.count, 1))" failures="\(failureCount(threshold))" errors="0" \
            skipped="0">
            \(tests.isEmpty ? passed : tests.joined())  </testsuite>

            """
    }
}

extension LocatedFinding {
    fileprivate func junitCase(in file: Report.File, failingOn threshold: Threshold) -> String {
        let name = "\(code) at line \(place.line), column \(place.column)".xmlAttribute
        let path = file.name.xmlAttribute
        let text = text(in: file.name, .plain).xmlText
        let content =
            threshold.isReached(by: self)
            ? "<failure type=\(code.xmlAttribute) message=\(message.xmlAttribute)>\(text)</failure>"
            : "<system-out>\(text)</system-out>"
        return """
                <testcase name=\(name) classname=\(path) file=\(path) line="\(place.line)">
                  \(content)
                </testcase>

            """
    }
}

extension String {
    /// The text as the value of an attribute, in quotes.
    var xmlAttribute: String { "\"\(onOneLine.xmlText)\"" }

    /// The text as content: markup is escaped, and characters that XML does not have are replaced (XML 1.0 2.2).
    var xmlText: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "\t", "\n", "\r": text.unicodeScalars.append(scalar)
            case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
