/// A report as JUnit's XML.
///
/// The format has no standard; the names of elements and attributes are those that Ant's task writes and that GitLab,
/// Jenkins and others read.
struct JUnitReport {
    /// The command that makes the report.
    let command: String
    let suites: [Suite]
    /// Whether its tests may be skipped, so that those are counted.
    var isSkipping = false

    /// The tests of one subject: a file, or a run of an audit.
    struct Suite {
        let name: String
        var properties: [(name: String, value: String)] = []
        let cases: [Case]
    }

    /// A test: a finding, or the absence of findings.
    struct Case {
        enum Outcome {
            case passed
            case failed(code: String, message: String)
            case impossible(message: String)
            case skipped(reason: String)
        }

        let name: String
        /// The subject of the test, which readers take for its class.
        let owner: String
        var file: String?
        var line: Int?
        let outcome: Outcome
        /// The details.
        var text = ""
    }

    /// The document.
    var text: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="navigation-style \(command)" \(Self.counts(suites.flatMap(\.cases), isSkipping))>
        \(suites.map(\.text).joined())</testsuites>

        """
    }

    fileprivate static func counts(_ cases: [Case], _ isSkipping: Bool = true) -> String {
        let outcomes = cases.map(\.outcome)
        let failures = outcomes.count { if case .failed = $0 { true } else { false } }
        let errors = outcomes.count { if case .impossible = $0 { true } else { false } }
        let skipped = outcomes.count { if case .skipped = $0 { true } else { false } }
        let counts = "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
        return isSkipping ? counts + " skipped=\"\(skipped)\"" : counts
    }
}

extension JUnitReport.Suite {
    fileprivate var text: String {
        var text = "  <testsuite name=\(name.xmlAttribute) \(JUnitReport.counts(cases))>\n"
        if !properties.isEmpty {
            let lines = properties.map { "      <property name=\"\($0)\" value=\($1.xmlAttribute)/>\n" }
            text += "    <properties>\n\(lines.joined())    </properties>\n"
        }
        return text + cases.map(\.xml).joined() + "  </testsuite>\n"
    }
}

extension JUnitReport.Case {
    fileprivate var xml: String {
        var attributes = "name=\(name.xmlAttribute) classname=\(owner.xmlAttribute)"
        if let file { attributes += " file=\(file.xmlAttribute)" }
        if let line { attributes += " line=\"\(line)\"" }
        return content.isEmpty
            ? "    <testcase \(attributes)/>\n" : "    <testcase \(attributes)>\n      \(content)\n    </testcase>\n"
    }

    private var content: String {
        switch outcome {
        case .passed: text.isEmpty ? "" : "<system-out>\(text.xmlText)</system-out>"
        case .failed(let code, let message):
            "<failure type=\(code.xmlAttribute) message=\(message.xmlAttribute)>\(text.xmlText)</failure>"
        case .impossible(let message): "<error type=\"fault\" message=\(message.xmlAttribute)/>"
        case .skipped(let reason): "<skipped message=\(reason.xmlAttribute)/>"
        }
    }
}

extension String {
    /// The text as the value of an attribute, in quotes.
    fileprivate var xmlAttribute: String { "\"\(onOneLine.xmlText)\"" }

    /// The text as content: markup is escaped, and characters that XML does not have are replaced (XML 1.0 2.2).
    fileprivate var xmlText: String {
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
