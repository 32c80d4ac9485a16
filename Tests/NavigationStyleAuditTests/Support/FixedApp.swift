import NavigationStyle
import NavigationStyleAudit
import Testing

/// Apps to which a fix is applied, by code that is independent of the code that makes fixes.
enum FixedApp {
    /// The findings of an answer: their fingerprints, and their subjects without the causes.
    struct Findings {
        private var subjects: [String: String] = [:]

        fileprivate init(_ response: AuditResponse) {
            for run in response.runs {
                guard case .made(let report) = run.outcome else { continue }
                for finding in report.findings {
                    let subject = finding.screen?.rawValue ?? finding.pointer
                    let property = finding.propertyName ?? ""
                    subjects[finding.fingerprint] =
                        "\(finding.code.rawValue) \(subject) \(property) \(run.selection.name)"
                }
            }
        }

        var fingerprints: Set<String> { Set(subjects.keys) }
        var count: Int { subjects.count }
        var isEmpty: Bool { subjects.isEmpty }

        func fingerprints(missingIn other: Findings) -> Set<String> {
            let known = Set(other.subjects.values)
            return Set(subjects.filter { !known.contains($0.value) }.keys)
        }
    }

    static func findings(of response: AuditResponse) -> Findings { Findings(response) }

    /// Returns the request with the edits applied, by the names of members and the indices of elements.
    static func apply(_ edits: [Edit], to request: AuditRequest) throws -> AuditRequest {
        var tree = request.tree
        for edit in edits { tree = edited(tree, edit, edit.path.split(separator: "/").map(String.init)[...]) }
        var reader = ValueReader(at: tree, checksText: false)
        var changed = AuditRequest.read(from: &reader, orNull: false)
        #expect(reader.faults.isEmpty, "\(edits)")
        changed?.fixes = false
        return try #require(changed)
    }

    private static func edited(_ value: Value, _ edit: Edit, _ path: ArraySlice<String>) -> Value {
        guard let key = path.first else { return edit.value ?? .null }
        var value = value
        if case .array(var elements) = value, let index = Int(key) {
            elements[index] = edited(elements[index], edit, path.dropFirst())
            return .array(elements)
        }
        if path.count == 1 {
            value[key] = edit.op == .remove ? nil : edit.value
        } else {
            value[key] = edited(value[key] ?? .null, edit, path.dropFirst())
        }
        return value
    }

    /// Returns the bar of a screen alone on its stack, in the first environment; nil if the request is invalid.
    static func bar(of place: Int, in request: AuditRequest) -> BarState? {
        var scenario = request.scenario(policy: request.policies[0], environment: request.environments[0])
        scenario.stack = [request.screens[place].screen]
        return try? ResolveRequest(scenario).response().bar
    }
}
