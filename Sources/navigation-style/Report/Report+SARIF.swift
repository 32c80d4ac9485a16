internal import NavigationStyle
internal import NavigationStyleJSON
internal import NavigationStyleService

extension Report {
    /// The schema that OASIS publishes.
    private static let sarifSchema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

    /// The report as SARIF 2.1.0, which GitHub's code scanning and editors read.
    var sarif: [UInt8] {
        let rules = ReportRule.all(of: files.flatMap(\.findings))
        return JSONWriter.bytes(.pretty, capacity: 4096 + files.reduce(0) { $0 + $1.findings.count } * 1024) { writer in
            writer.beginObject()
            writer.required("$schema", Self.sarifSchema)
            writer.required("version", "2.1.0")
            writer.key("runs")
            writer.beginArray()
            writer.beginObject()
            writer.key("tool")
            writer.beginObject()
            writer.key("driver")
            writer.beginObject()
            writer.required("name", "navigation-style")
            writer.required("version", ProductVersion.current)
            writer.required("rules", rules)
            writer.endObject()
            writer.endObject()
            writer.required("columnKind", "unicodeCodePoints")
            writer.key("results")
            writer.beginArray()
            for file in files {
                for finding in file.findings { finding.writeResult(to: &writer, in: file, rules) }
            }
            writer.endArray()
            writer.endObject()
            writer.endArray()
            writer.endObject()
        }
    }
}

/// What SARIF says of a code once, whatever it is found in.
private struct ReportRule: AnswerObject {
    let id: String
    let summary: String
    let explanation: String
    let help: String
    let severity: Diagnostic.Severity

    /// The rules of findings, by their codes.
    static func all(of findings: [LocatedFinding]) -> [ReportRule] {
        var seen: Set<String> = []
        return findings.filter { seen.insert($0.code).inserted }.map(ReportRule.init).sorted { $0.id < $1.id }
    }

    init(_ finding: LocatedFinding) {
        switch finding.finding.subject {
        case .problem(let problem): self.init(id: finding.code, of: problem.kind)
        case .fault: self.init(id: finding.code, of: .invalidRequest)
        case .diagnostic(let diagnostic):
            guard let page = DiagnosticPage.named(finding.code) else {
                let message = diagnostic.message
                self.init(
                    id: finding.code,
                    summary: message,
                    explanation: message,
                    help: diagnostic.fix,
                    diagnostic.severity
                )
                return
            }
            self.init(
                id: finding.code,
                summary: page.symptom,
                explanation: page.cause,
                help: page.remedy,
                page.severity
            )
        }
    }

    private init(id: String, of kind: Problem.Kind) {
        self.init(id: id, summary: kind.title, explanation: kind.explanation, help: kind.explanation, .error)
    }

    private init(id: String, summary: String, explanation: String, help: String, _ severity: Diagnostic.Severity) {
        self.id = id
        self.summary = summary
        self.explanation = explanation
        self.help = help
        self.severity = severity
    }

    static var shape: Shape { .openObject }

    func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("id", id)
        visitor.required("shortDescription", Message(text: summary))
        visitor.required("fullDescription", Message(text: explanation))
        visitor.required("help", Message(text: help))
        visitor.required("defaultConfiguration", Configuration(level: severity.sarifLevel))
    }

    private struct Configuration: AnswerObject {
        let level: String

        static var shape: Shape { .openObject }

        func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) { visitor.required("level", level) }
    }
}

/// A `message` or a `multiformatMessageString`.
private struct Message: AnswerObject {
    let text: String

    static var shape: Shape { .openObject }

    func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) { visitor.required("text", text) }
}

extension LocatedFinding {
    fileprivate func writeResult(to writer: inout JSONWriter, in file: Report.File, _ rules: [ReportRule]) {
        writer.beginObject()
        writer.required("ruleId", code)
        if let index = rules.firstIndex(where: { $0.id == code }) {
            writer.required("ruleIndex", index)
        }
        writer.required("level", severity.sarifLevel)
        writer.required("message", Message(text: fix.map { "\(message)\nFix: \($0)" } ?? message))
        writer.key("locations")
        writer.beginArray()
        writer.beginObject()
        writer.key("physicalLocation")
        writer.beginObject()
        writer.key("artifactLocation")
        writer.beginObject()
        writer.required("uri", file.uri)
        writer.endObject()
        writer.key("region")
        writer.beginObject()
        writer.required("startLine", place.line)
        writer.required("startColumn", place.column)
        writer.endObject()
        writer.endObject()
        if !finding.pointer.isEmpty {
            writer.key("logicalLocations")
            writer.beginArray()
            writer.beginObject()
            writer.required("fullyQualifiedName", finding.pointer)
            writer.endObject()
            writer.endArray()
        }
        writer.endObject()
        writer.endArray()
        writeFixes(to: &writer, in: file)
        if !references.isEmpty {
            writer.key("properties")
            writer.beginObject()
            writer.required("references", references)
            writer.endObject()
        }
        writer.endObject()
    }

    private func writeFixes(to writer: inout JSONWriter, in file: Report.File) {
        guard !replacements.isEmpty else { return }
        writer.key("fixes")
        writer.beginArray()
        writer.beginObject()
        if let fix { writer.required("description", Message(text: fix)) }
        writer.key("artifactChanges")
        writer.beginArray()
        writer.beginObject()
        writer.key("artifactLocation")
        writer.beginObject()
        writer.required("uri", file.uri)
        writer.endObject()
        writer.key("replacements")
        writer.beginArray()
        for replacement in replacements { replacement.write(to: &writer) }
        writer.endArray()
        writer.endObject()
        writer.endArray()
        writer.endObject()
        writer.endArray()
    }
}

extension JSONReplacement {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("deletedRegion")
        writer.beginObject()
        let numbers: [(StaticString, Int)] = [
            ("startLine", start.line), ("startColumn", start.column), ("endLine", end.line), ("endColumn", end.column),
        ]
        for (name, number) in numbers { writer.required(name, number) }
        writer.endObject()
        if !text.isEmpty { writer.required("insertedContent", Message(text: text)) }
        writer.endObject()
    }
}

extension Diagnostic.Severity {
    fileprivate var sarifLevel: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .info: "note"
        }
    }
}

extension Report.File {
    /// The path as a reference (RFC 3986 4.1): from the root where it begins there, else from where the command runs.
    fileprivate var uri: String {
        (name.utf8.starts(with: "/".utf8) ? "file://" : "") + name.percentEncoded(allowing: "/")
    }
}
