internal import NavigationStyle
internal import NavigationStyleAudit
internal import NavigationStyleJSON

/// The known findings, by their fingerprints; they do not fail an audit.
struct Baseline {
    /// A finding, with the names by which people recognize it.
    struct Entry: Hashable {
        let policy: String
        let code: String
        let screen, property: String?
        let fingerprint: String

        /// The subject of a finding, whatever code causes it; nil for a finding about a route.
        var subject: [String?]? { screen == nil ? nil : [policy, code, screen, property] }
    }

    /// The findings, sorted by policy, code, screen and property; each fingerprint appears once.
    let entries: [Entry]
    private let fingerprints: Set<String>

    init(_ entries: [Entry]) {
        self.entries = entries.uniqued(on: \.fingerprint).sorted { $0.order < $1.order }
        fingerprints = Set(entries.map(\.fingerprint))
    }

    /// Makes a baseline from the findings of an answer.
    init(of answer: AuditResponse) {
        self.init(
            answer.runs.flatMap { run in
                run.findings.map { Entry($0, of: run) }
            }
        )
    }

    /// Reads a baseline as ``json`` writes it.
    ///
    /// - Throws: The reason that the file is not a baseline.
    init(_ file: InputFile) throws(InputFailure) {
        let value = try Value(json: file.read(), of: file.path)
        guard case .array(let findings)? = value["findings"] else {
            throw InputFailure(path: file.path, reason: "not a baseline: the member findings must be an array")
        }
        var entries: [Entry] = []
        for (index, finding) in findings.enumerated() {
            guard let fingerprint = finding["fingerprint"]?.string else {
                throw InputFailure(path: file.path, reason: "/findings/\(index) must have a fingerprint, a string")
            }
            entries.append(
                Entry(
                    policy: finding["policy"]?.string ?? "",
                    code: finding["code"]?.string ?? "",
                    screen: finding["screen"]?.string,
                    property: finding["property"]?.string,
                    fingerprint: fingerprint
                )
            )
        }
        self.init(entries)
    }

    /// Makes a baseline for an answer from `earlier`, the answer for another graph.
    ///
    /// A screen has only one finding for each code and property. If a change removes its cause, another cause is reported
    /// for it, which is not new if its code existed before.
    init(for answer: AuditResponse, from earlier: AuditResponse) {
        let known = Baseline(of: earlier)
        let subjects = Set(known.entries.compactMap(\.subject))
        let remnants = earlier.runs.flatMap { $0.report?.leavesBehind ?? [] }
        let code = Set(earlier.runs.flatMap(\.causes).map(Code.init) + remnants.map(Code.init))
        let moved = answer.runs.flatMap { run in
            run.findings.compactMap { finding -> Entry? in
                let entry = Entry(finding, of: run)
                guard let subject = entry.subject, subjects.contains(subject), let cause = finding.cause,
                    code.contains(Code(run.causes[cause]))
                else { return nil }
                return entry
            }
        }
        self.init(known.entries + moved)
    }

    /// Whether a finding is known.
    func contains(_ fingerprint: String) -> Bool { fingerprints.contains(fingerprint) }

    /// Returns the findings that an answer no longer has, for the policies whose runs are all complete.
    func gone(in answer: AuditResponse) -> [Entry] {
        let found = Set(answer.runs.flatMap(\.findings).map(\.fingerprint))
        let policies = Set(answer.runs.map(\.selection.name)).subtracting(
            answer.runs.filter { !$0.isComplete || !$0.faults.isEmpty }.map(\.selection.name)
        )
        return entries.filter { policies.contains($0.policy) && !found.contains($0.fingerprint) }
    }

    /// The baseline as JSON, with a line for each finding, so that versions can be compared.
    var json: [UInt8] {
        let lines = entries.map { entry in
            "    " + String(decoding: JSONWriter.bytes(of: entry), as: UTF8.self)
        }
        let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
        return Array("{\n  \"version\": 1,\n  \"findings\": \(list)\n}\n".utf8)
    }
}

extension Baseline {
    /// The code that a finding may come from: a write of a screen in a callback.
    private struct Code: Hashable {
        let screen: Screen.ID?
        let property: BarProperty?
        let callback: Step.Event.Name?

        init(_ cause: AuditCause) { (screen, property, callback) = (cause.screen, cause.property, cause.callback) }

        init(_ remnant: AuditRemnant) {
            (screen, property, callback) = (remnant.screen, remnant.property, remnant.callback)
        }
    }
}

extension Baseline.Entry {
    init(_ finding: AuditFinding, of run: AuditRun) {
        self.init(
            policy: run.selection.name,
            code: finding.code.rawValue,
            screen: finding.screen?.rawValue,
            property: finding.propertyName,
            fingerprint: finding.fingerprint
        )
    }
}

extension Baseline.Entry: AnswerObject {
    static var shape: Shape { .openObject }

    func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("policy", policy)
        visitor.required("code", code)
        visitor.optional("screen", screen)
        visitor.optional("property", property)
        visitor.required("fingerprint", fingerprint)
    }

    fileprivate var order: (String, String, String, String, String) {
        (policy, code, screen ?? "", property ?? "", fingerprint)
    }

    /// The finding in one line.
    var words: String {
        let subject = [screen, property].compactMap(\.self).joined(separator: ", ")
        return "\(code)\(subject.isEmpty ? "" : ": \(subject)") (\(policy), \(fingerprint))".onOneLine
    }
}

extension Value {
    /// Reads a JSON file.
    ///
    /// - Throws: The reason that it is not JSON, with line and column.
    init(json: [UInt8], of path: String) throws(InputFailure) {
        let limits = JSONLimits(depth: 512, stringLength: .max)
        do throws(JSONRequestError) {
            self = try Value(json: json, limits: limits)
        } catch {
            if case .malformed(let error) = error { throw InputFailure(path: path, reason: "\(error)") }
            throw InputFailure(path: path, reason: "not valid JSON")
        }
    }
}
