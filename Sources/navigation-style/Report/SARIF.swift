internal import NavigationStyle
internal import NavigationStyleJSON

/// The Static Analysis Results Interchange Format 2.1.0, as far as reports use it.
enum SARIF {
    /// The schema that OASIS publishes.
    private static let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

    /// The results of one run of the tool.
    struct Run {
        /// The rules of the results, each once, sorted by their ids.
        let rules: [Rule]
        let results: [Result]
        /// The reasons that something was not analyzed; nil if that cannot happen.
        var notifications: [String]?
        /// Other properties of the run.
        var properties: ListedMembers = [:]

        init(rules: [Rule], results: [Result]) {
            self.rules = rules.uniqued(on: \.id).sorted { $0.id < $1.id }
            let numbers = Dictionary(uniqueKeysWithValues: self.rules.enumerated().map { ($1.id, $0) })
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
        var properties: ListedMembers = [:]

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
    /// Returns a log of one run.
    static func log(of run: Run) -> [UInt8] {
        let log: ListedMembers = ["$schema": schema, "version": "2.1.0", "runs": [run.form]]
        return JSONWriter.bytes(of: log, .pretty, capacity: 4096 + run.results.count * 1024)
    }

    /// A `message` or a `multiformatMessageString`.
    fileprivate static func message(_ text: String) -> ListedMembers { ["text": text] }
}

extension SARIF.Run {
    fileprivate var form: ListedMembers {
        let driver: ListedMembers = [
            "name": "navigation-style", "version": ProductVersion.current, "rules": rules.map(\.form),
        ]
        return [
            "tool": ["driver": driver] as ListedMembers,
            "invocations": notifications.map { [Self.invocation(with: $0)] },
            "columnKind": "unicodeCodePoints",
            // What the graph describes comes before what was found in it.
            "properties": properties.unlessEmpty,
            "results": results.map(\.form),
        ]
    }

    private static func invocation(with notifications: [String]) -> ListedMembers {
        [
            "executionSuccessful": notifications.isEmpty,
            "toolExecutionNotifications": notifications.map { ["message": SARIF.message($0)] as ListedMembers },
        ]
    }
}

extension SARIF.Rule {
    fileprivate var form: ListedMembers {
        [
            "id": id,
            "shortDescription": SARIF.message(summary),
            "fullDescription": SARIF.message(explanation),
            "help": SARIF.message(help),
            "defaultConfiguration": ["level": severity.sarifLevel] as ListedMembers,
        ]
    }
}

extension SARIF.Result {
    fileprivate var form: ListedMembers {
        [
            "ruleId": code,
            "ruleIndex": rule,
            "level": severity.sarifLevel,
            "message": SARIF.message(message),
            "locations": [location.form],
            "relatedLocations": related.isEmpty ? nil : related.map(\.form),
            "codeFlows": flow.isEmpty ? nil : [["threadFlows": [threadFlow]] as ListedMembers],
            // The first is the only key by which GitHub recognizes alerts again.
            "partialFingerprints": fingerprint.map {
                ["primaryLocationLineHash": $0, "navigationStyle/v1": $0] as ListedMembers
            },
            "baselineState": baselineState,
            "fixes": fixes.isEmpty ? nil : fixes.map(\.form),
            "properties": properties.unlessEmpty,
        ]
    }

    private var threadFlow: ListedMembers {
        ["locations": flow.map { ["location": $0.form] as ListedMembers }]
    }
}

extension SARIF.Location {
    fileprivate var form: ListedMembers {
        let region: ListedMembers = [
            "startLine": line, "startColumn": column, "endLine": endLine, "endColumn": column == nil ? nil : endColumn,
        ]
        let physical: ListedMembers = [
            "artifactLocation": ["uri": uri] as ListedMembers, "region": line == nil ? nil : region,
        ]
        return [
            "physicalLocation": physical,
            "logicalLocations": pointer.map { [["fullyQualifiedName": $0] as ListedMembers] },
            "message": message.map(SARIF.message),
        ]
    }
}

extension SARIF.Fix {
    fileprivate var form: ListedMembers {
        let change: ListedMembers = [
            "artifactLocation": ["uri": uri] as ListedMembers, "replacements": replacements.map(Self.form),
        ]
        return ["description": description.map(SARIF.message), "artifactChanges": [change]]
    }

    private static func form(of replacement: JSONReplacement) -> ListedMembers {
        let (start, end) = (replacement.start, replacement.end)
        let region: ListedMembers = [
            "startLine": start.line, "startColumn": start.column, "endLine": end.line, "endColumn": end.column,
        ]
        return [
            "deletedRegion": region,
            "insertedContent": replacement.text.isEmpty ? nil : SARIF.message(replacement.text),
        ]
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
