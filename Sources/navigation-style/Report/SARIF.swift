internal import NavigationStyle
internal import NavigationStyleJSON

/// The Static Analysis Results Interchange Format 2.1.0, as far as reports use it.
enum SARIF {
    /// The schema that OASIS publishes.
    private static let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

    /// Returns a log of one run.
    static func log(of run: Run) -> [UInt8] {
        let capacity = 4096 + run.results.count * 1024
        return JSONWriter.bytes(of: Log(run: run), .pretty, capacity: capacity)
    }

    /// The results of one run of the tool.
    struct Run {
        /// The rules of the results, sorted by their ids.
        let rules: [Rule]
        let results: [Result]
        /// The reasons that something was not analyzed; nil if that cannot happen.
        var notifications: [String]?
        /// Other properties of the run.
        var properties: [(name: StaticString, value: Value)] = []

        init(rules: [Rule], results: [Result]) {
            self.rules = rules.sorted { $0.id < $1.id }
            let numbers = Dictionary(self.rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
            self.results = results.map { result in
                var result = result
                result.rule = numbers[result.code]
                return result
            }
        }
    }

    /// The description of a code, which its results share.
    struct Rule {
        let id: String
        let summary: String
        let explanation: String
        let help: String
        let severity: Diagnostic.Severity
    }

    /// A result: a single finding.
    struct Result {
        let code: String
        fileprivate(set) var rule: Int?
        let severity: Diagnostic.Severity
        let message: String
        let location: Location
        /// Other related positions.
        var related: [Location] = []
        /// The way to the finding, step by step.
        var flow: [Location] = []
        /// An identifier that is stable when the surrounding text changes.
        var fingerprint: String?
        /// `new` or `unchanged`, if there is a baseline to compare with.
        var baselineState: String?
        var fixes: [Fix] = []
        var properties: [(name: StaticString, value: Value)] = []

        init(code: String, severity: Diagnostic.Severity, message: String, location: Location) {
            self.code = code
            self.severity = severity
            self.message = message
            self.location = location
        }
    }

    /// A position in a file.
    struct Location {
        /// A reference to the file (RFC 3986 4.1).
        let uri: String
        let line: Int?
        /// The column in Unicode scalars, from 1.
        var column: Int?
        /// The last line, and the column after its end.
        var endLine, endColumn: Int?
        /// The JSON Pointer in the file.
        var pointer: String?
        /// A description of the position.
        var message: String?
    }

    /// Changes of one file.
    struct Fix {
        let description: String?
        let uri: String
        let replacements: [JSONReplacement]
    }
}

// MARK: - Output

extension SARIF {
    private struct Log: AnswerObject {
        let run: Run

        static var shape: Shape { .openObject }

        func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
            visitor.required("$schema", SARIF.schema)
            visitor.required("version", "2.1.0")
            visitor.required("runs", [run])
        }
    }

    /// A `message` or a `multiformatMessageString`.
    fileprivate struct Message: AnswerObject {
        let text: String

        static var shape: Shape { .openObject }

        func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) { visitor.required("text", text) }
    }

    /// An object with a single member.
    fileprivate struct Wrapped<Content: AnswerForm>: AnswerObject {
        let name: StaticString
        let content: Content

        static var shape: Shape { .openObject }

        init(_ name: StaticString, _ content: Content) {
            self.name = name
            self.content = content
        }

        func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) { visitor.required(name, content) }
    }

    /// A property bag.
    fileprivate struct Properties: AnswerObject {
        let values: [(name: StaticString, value: Value)]

        static var shape: Shape { .openObject }

        func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
            for (name, value) in values { visitor.required(name, value) }
        }
    }
}

extension SARIF.Run: AnswerObject {
    static var shape: Shape { .openObject }

    func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("tool", SARIF.Wrapped("driver", Driver(rules: rules)))
        if let notifications { visitor.required("invocations", [Invocation(notifications: notifications)]) }
        visitor.required("columnKind", "unicodeCodePoints")
        // What the graph describes comes before what was found in it.
        if !properties.isEmpty { visitor.required("properties", SARIF.Properties(values: properties)) }
        visitor.required("results", results)
    }

    private struct Driver: AnswerObject {
        let rules: [SARIF.Rule]

        static var shape: Shape { .openObject }

        func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
            visitor.required("name", "navigation-style")
            visitor.required("version", ProductVersion.current)
            visitor.required("rules", rules)
        }
    }

    private struct Invocation: AnswerObject {
        let notifications: [String]

        static var shape: Shape { .openObject }

        func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
            visitor.required("executionSuccessful", notifications.isEmpty)
            visitor.required(
                "toolExecutionNotifications",
                notifications.map { SARIF.Wrapped("message", SARIF.Message(text: $0)) }
            )
        }
    }
}

extension SARIF.Rule: AnswerObject {
    static var shape: Shape { .openObject }

    func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("id", id)
        visitor.required("shortDescription", SARIF.Message(text: summary))
        visitor.required("fullDescription", SARIF.Message(text: explanation))
        visitor.required("help", SARIF.Message(text: help))
        visitor.required("defaultConfiguration", SARIF.Wrapped("level", severity.sarifLevel))
    }
}

extension SARIF.Result: AnswerObject {
    static var shape: Shape { .openObject }

    func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("ruleId", code)
        visitor.optional("ruleIndex", rule)
        visitor.required("level", severity.sarifLevel)
        visitor.required("message", SARIF.Message(text: message))
        visitor.required("locations", [location])
        if !related.isEmpty { visitor.required("relatedLocations", related) }
        if !flow.isEmpty { visitor.required("codeFlows", [flowForm]) }
        if let fingerprint { visitor.required("partialFingerprints", Fingerprints(fingerprint: fingerprint)) }
        visitor.optional("baselineState", baselineState)
        if !fixes.isEmpty { visitor.required("fixes", fixes) }
        if !properties.isEmpty { visitor.required("properties", SARIF.Properties(values: properties)) }
    }

    private var flowForm: some AnswerForm {
        let steps = flow.map { SARIF.Wrapped("location", $0) }
        return SARIF.Wrapped("threadFlows", [SARIF.Wrapped("locations", steps)])
    }

    private struct Fingerprints: AnswerObject {
        let fingerprint: String

        static var shape: Shape { .openObject }

        func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
            // The only key by which GitHub recognizes alerts again.
            visitor.required("primaryLocationLineHash", fingerprint)
            visitor.required("navigationStyle/v1", fingerprint)
        }
    }
}

extension SARIF.Location: AnswerObject {
    static var shape: Shape { .openObject }

    func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("physicalLocation", Physical(location: self))
        if let pointer { visitor.required("logicalLocations", [SARIF.Wrapped("fullyQualifiedName", pointer)]) }
        if let message { visitor.required("message", SARIF.Message(text: message)) }
    }

    private struct Physical: AnswerObject {
        let location: SARIF.Location

        static var shape: Shape { .openObject }

        func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
            visitor.required("artifactLocation", SARIF.Wrapped("uri", location.uri))
            if location.line != nil { visitor.required("region", Region(location: location)) }
        }
    }

    private struct Region: AnswerObject {
        let location: SARIF.Location

        static var shape: Shape { .openObject }

        func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
            visitor.required("startLine", location.line ?? 1)
            visitor.optional("startColumn", location.column)
            visitor.optional("endLine", location.endLine)
            visitor.optional("endColumn", location.column == nil ? nil : location.endColumn)
        }
    }
}

extension SARIF.Fix: AnswerObject {
    static var shape: Shape { .openObject }

    func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        if let description { visitor.required("description", SARIF.Message(text: description)) }
        visitor.required("artifactChanges", [Change(fix: self)])
    }

    private struct Change: AnswerObject {
        let fix: SARIF.Fix

        static var shape: Shape { .openObject }

        func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
            visitor.required("artifactLocation", SARIF.Wrapped("uri", fix.uri))
            visitor.required("replacements", fix.replacements.map(Replacement.init))
        }
    }

    private struct Replacement: AnswerObject {
        let replacement: JSONReplacement

        static var shape: Shape { .openObject }

        func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
            visitor.required("deletedRegion", Region(replacement: replacement))
            if !replacement.text.isEmpty {
                visitor.required("insertedContent", SARIF.Message(text: replacement.text))
            }
        }
    }

    private struct Region: AnswerObject {
        let replacement: JSONReplacement

        static var shape: Shape { .openObject }

        func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
            visitor.required("startLine", replacement.start.line)
            visitor.required("startColumn", replacement.start.column)
            visitor.required("endLine", replacement.end.line)
            visitor.required("endColumn", replacement.end.column)
        }
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

extension String {
    /// The path as a reference (RFC 3986 4.1): absolute from the root, or relative to the working directory.
    var fileURI: String { (utf8.starts(with: "/".utf8) ? "file://" : "") + percentEncoded(allowing: "/") }
}
