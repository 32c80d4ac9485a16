/// The findings under one policy in a line.
public struct Verdict: Hashable, Sendable {
    /// Whether there are neither errors nor warnings.
    public var isClean: Bool
    /// The numbers of findings, by severity.
    public var errors, warnings, infos: Int
    /// The errors and warnings by their codes, the reason for a missing answer, or `clean`.
    public var message: String

    /// Makes the verdict on an answer of its diagnostics.
    public init(on diagnostics: [Diagnostic]) {
        let found = { (severity: Diagnostic.Severity) in diagnostics.filter { $0.severity == severity } }
        let (errors, warnings) = (found(.error), found(.warning))
        (self.errors, self.warnings, infos) = (errors.count, warnings.count, found(.info).count)
        isClean = errors.isEmpty && warnings.isEmpty
        let parts = [Self.words(errors, "error"), Self.words(warnings, "warning")].compactMap(\.self)
        message = parts.isEmpty ? "clean" : parts.joined(separator: "; ")
    }

    /// Makes the verdict on a policy that cannot answer.
    init(on error: ScenarioError) {
        (isClean, errors, warnings, infos) = (false, 0, 0, 0)
        message = error.summary
    }

    private static func words(_ diagnostics: [Diagnostic], _ severity: String) -> String? {
        guard !diagnostics.isEmpty else { return nil }
        var names: [(name: String, properties: [String])] = []
        var places: [String: Int] = [:]
        for diagnostic in diagnostics {
            let name = diagnostic.name
            let place = places[name] ?? names.count
            if place == names.count {
                places[name] = place
                names.append((name, []))
            }
            guard let property = diagnostic.property, !names[place].properties.contains(property) else { continue }
            names[place].properties.append(property)
        }
        let count = diagnostics.count == 1 ? "1 \(severity)" : "\(diagnostics.count) \(severity)s"
        let words = names.map { name, properties in
            properties.isEmpty ? name : "\(name) (\(properties.joined(separator: ", ")))"
        }
        return "\(count): \(words.joined(separator: ", "))"
    }
}

extension ScenarioError {
    /// The first fault, with its place unless that is the environment, and the number of further faults.
    var summary: String {
        guard let first = faults.first else { return "" }
        let isPlaceKnown = first.pointer.hasPrefix("/environment") || first.pointer.isEmpty
        let place = isPlaceKnown ? "" : " (\(first.pointer))"
        return first.detail + place + (faults.count > 1 ? ", and \(faults.count - 1) more" : "")
    }
}

extension Verdict: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("Verdict") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        isClean = try members.member("clean", told?.isClean)
        errors = try members.member("errors", told?.errors)
        warnings = try members.member("warnings", told?.warnings)
        infos = try members.member("infos", told?.infos)
        message = try members.member("message", told?.message)
    }
}
