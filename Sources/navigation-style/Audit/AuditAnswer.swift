internal import NavigationStyle
internal import NavigationStyleAudit
internal import NavigationStyleJSON

/// The answer to a graph in the form that reports read, with the names of `openapi.yaml`: from one run of the command,
/// or merged from several.
struct AuditAnswer {
    let described: Value
    let runs: [Run]
    let fixes: [Fix]

    /// The results of one policy in one environment.
    struct Run {
        /// The policy's name, and the name with its edition.
        let policy, policyWords: String
        let os: String
        /// The environment, with its members.
        let environment: Value
        /// The faults that make the run impossible; empty if it was made.
        let faults: [(pointer: String, detail: String)]
        let isComplete: Bool
        let causes: [Cause]
        let findings: [Finding]
        /// The findings that are intended.
        let intended: [Value]
        /// Pointers to intentions that match no finding.
        let unmet: [String]
        let leavesBehind: [Value]
        let coverage: Value
        let stepCount: Int
    }

    /// The code that gives a property a wrong value on other screens.
    struct Cause: Hashable {
        let screen, property, callback, pointer: String?
        let screens: [String]
        /// The findings, as indices in the run.
        let findings: [Int]
        /// The code and its effect, on one line.
        let words: String
        let certainty: Certainty
    }

    struct Finding {
        let fingerprint: String
        let code: String
        let severity: Diagnostic.Severity
        let certainty: Certainty
        let screen, property: String?
        let cause: Int?
        let pointer: String
        let looks: [Look]
        let message, fix: String
        /// The ids of the rule's sources.
        let references: [String]
    }

    struct Look {
        let value: Value?
        let bar: Value
        let path: Path
        let isBaseline: Bool
        /// The stand-ins for unknown values, and the names of the values.
        let unknowns: [(value: String, name: String)]
    }

    struct Path {
        let entry: String
        let names: [String]
    }

    struct Fix: Equatable {
        let edits: [Edit]
        /// The policy's name, if the policy changes.
        let policy: String?
        let removes, adds: [String]
        let left: Int
        let message: String
        let isPlan: Bool

        /// The number of findings before the fix.
        var all: Int { removes.count + left - adds.count }
    }
}

extension AuditAnswer {
    /// Reads an answer; nil if it is not JSON, which never happens.
    init?(of content: [UInt8]) {
        guard let answer = Value(content: content) else { return nil }
        described = answer["described"] ?? .null
        runs = answer["runs"]?.elements.map(Run.init) ?? []
        fixes = answer["fixes"]?.elements.map(Fix.init) ?? []
    }

    /// The fix that combines others; nil if there is none.
    var plan: Fix? { fixes.last { $0.isPlan } }
}

extension AuditAnswer.Run {
    fileprivate init(_ run: Value) {
        let reference = run["policy"] ?? .null
        policy = reference.string ?? reference["name"]?.string ?? ""
        policyWords = reference.string ?? reference.policyName
        environment = run["environment"] ?? .null
        os = environment["os"]?.string ?? ""
        faults = (run["errors"]?.elements ?? []).map { ($0["pointer"]?.string ?? "", $0["detail"]?.string ?? "") }
        isComplete = run["isComplete"]?.flag ?? true
        causes = (run["causes"]?.elements ?? []).map(AuditAnswer.Cause.init)
        findings = (run["findings"]?.elements ?? []).map(AuditAnswer.Finding.init)
        intended = run["intended"]?.elements ?? []
        unmet = run["unmet"]?.strings ?? []
        leavesBehind = run["leavesBehind"]?.elements ?? []
        coverage = run["coverage"] ?? .null
        stepCount = Int(run["statistics"]?["engineSteps"]?.number ?? 0)
    }

    /// The run in a line.
    var title: String { "\(policyWords), \(environment.environmentWords)".onOneLine }
}

extension AuditAnswer.Cause {
    fileprivate init(_ cause: Value) {
        screen = cause["screen"]?.string
        property = cause["property"]?.string
        callback = cause["callback"]?.string
        pointer = cause["pointer"]?.string
        screens = cause["screens"]?.strings ?? []
        findings = (cause["findings"]?.elements ?? []).compactMap(\.number).map { Int($0) }
        words = (cause["message"]?.string ?? "").onOneLine
        certainty = Certainty(rawValue: cause["certainty"]?.string ?? "") ?? .certain
    }
}

extension AuditAnswer.Finding {
    fileprivate init(_ finding: Value) {
        fingerprint = finding["fingerprint"]?.string ?? ""
        code = finding["code"]?.string ?? ""
        severity = Diagnostic.Severity(rawValue: finding["severity"]?.string ?? "") ?? .info
        certainty = Certainty(rawValue: finding["certainty"]?.string ?? "") ?? .certain
        screen = finding["screen"]?.string
        property = finding["property"]?.string
        cause = finding["cause"]?.number.map { Int($0) }
        pointer = finding["pointer"]?.string ?? ""
        looks = (finding["looks"]?.elements ?? []).map(AuditAnswer.Look.init)
        message = finding["message"]?.string ?? ""
        fix = finding["fix"]?.string ?? ""
        references = (finding["references"]?.elements ?? []).compactMap { $0.string ?? $0["id"]?.string }
    }

    /// The look to compare the others with, if there is one.
    var baseline: AuditAnswer.Look? { looks.first(where: \.isBaseline) }

    /// The wrong look with the shortest way to it.
    var culprit: AuditAnswer.Look? { looks.first { !$0.isBaseline } ?? looks.first }

    /// The subject of the finding: its screen and property, or else its pointer.
    var subject: String {
        let words = [screen, property].compactMap(\.self)
        return (words.isEmpty ? pointer : words.joined(separator: ", ")).onOneLine
    }
}

extension AuditAnswer.Look {
    fileprivate init(_ look: Value) {
        value = look["value"]
        bar = look["bar"] ?? .null
        path = AuditAnswer.Path(
            entry: look["path"]?["entry"]?.string ?? "",
            names: look["path"]?["names"]?.strings ?? []
        )
        isBaseline = look["isBaseline"]?.flag ?? false
        unknowns = (look["unknowns"]?.elements ?? []).compactMap { unknown in
            guard let name = unknown["name"]?.string, let value = unknown["value"]?.string else { return nil }
            return (value, name)
        }
    }
}

extension AuditAnswer.Path {
    /// The way in one line, from the entry.
    var words: String { ([entry] + names).joined(separator: " → ").onOneLine }
}

extension AuditAnswer.Fix {
    fileprivate init(_ fix: Value) {
        edits = (fix["edits"]?.elements ?? []).compactMap(Edit.init)
        policy = fix["policy"].flatMap { $0.string ?? $0["name"]?.string }
        removes = fix["removes"]?.strings ?? []
        adds = fix["adds"]?.strings ?? []
        left = Int(fix["left"]?.number ?? 0)
        message = fix["message"]?.string ?? ""
        isPlan = fix["isPlan"]?.flag ?? false
    }
}

extension Value {
    /// The strings of an array; empty for any other value.
    var strings: [String] { elements.compactMap(\.string) }
}
