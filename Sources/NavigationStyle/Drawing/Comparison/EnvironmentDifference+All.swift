extension EnvironmentDifference {
    /// Finds what differs between environments.
    ///
    /// - Parameters:
    ///   - answers: The answers in each environment: one, one for each policy, or none.
    ///   - moments: The moments of the transition at which the bar is looked at.
    ///   - environments: The environments.
    /// - Returns: The differences under each policy; equal ones are one.
    static func all(
        among answers: [[ComparedAnswer]],
        at moments: [Double],
        in environments: [NavigationEnvironment]
    ) -> [EnvironmentDifference] {
        let names = EnvironmentNames(environments)
        var differences: [EnvironmentDifference] = []
        var places: [EnvironmentDifference: Int] = [:]
        var told: Set<String?> = []
        for policy in answers.joined().map(\.policy) where told.insert(policy).inserted {
            let column = answers.map { answers in answers.first { $0.policy == policy } }
            let found = Difference.all(among: column, at: moments)
            let absences = Absences(found.isEmpty ? [] : column)
            for each in found {
                let difference = EnvironmentDifference(each, absences, names)
                let place = places[difference] ?? differences.count
                if place == differences.count {
                    places[difference] = place
                    differences.append(difference)
                }
                if let policy { differences[place].policies = (differences[place].policies ?? []) + [policy] }
            }
        }
        return differences
    }

    private init(_ difference: Difference, _ absences: Absences, _ names: EnvironmentNames) {
        var groups: [Group] = []
        for entry in difference.values {
            if let index = groups.firstIndex(where: { $0.value.asSeen == entry.value.asSeen }) {
                groups[index].environments.append(entry.place)
            } else {
                groups.append(Group(environments: [entry.place], value: entry.value))
            }
        }
        (screen, property, moment, values) = (difference.screen, difference.property, difference.moment, groups)
        message = ""
        message = sentence(names, absences)
    }

    /// Returns a sentence that says where the value is shown, where it is not and why, or lists each value with the
    /// environments that show it.
    private func sentence(_ names: EnvironmentNames, _ absences: Absences) -> String {
        let all = values.flatMap(\.environments).sorted()
        let subject = property.subject(on: screen, at: moment)
        func place(_ group: Group, isShort: Bool) -> String {
            names.words(of: group.environments, among: all, isShort: isShort)
        }
        if values.count == 2, let absent = values.first(where: { property.isAbsent($0.value) }),
            let shown = values.first(where: { !property.isAbsent($0.value) })
        {
            let value = property.words(of: shown.value).map { " (\($0))" } ?? ""
            let words =
                "\(subject)\(value) is shown \(place(shown, isShort: false)); not \(place(absent, isShort: true))"
            return words + ending(reason(of: absent, insteadOf: shown, absences))
        }
        let parts = values.enumerated().map { index, group in
            "\(property.words(of: group.value) ?? "shown") \(place(group, isShort: index > 0))"
        }
        let reason = values.count == 2 ? reason(of: values[1], insteadOf: values[0], absences) : nil
        return "\(subject) is \(parts.joined(separator: "; "))" + ending(reason)
    }

    private func ending(_ reason: String?) -> String { reason.map { ": \($0)" } ?? "." }

    /// Returns the message of the diagnostic that one group of environments has and the other lacks.
    private func reason(of group: Group, insteadOf other: Group, _ absences: Absences) -> String? {
        func diagnostics(_ group: Group) -> [Diagnostic] {
            guard let place = group.environments.first else { return [] }
            return absences.diagnostics(of: screen, in: place).filter { property.isChanged(by: $0.property) }
        }
        let others = Set(diagnostics(other).map(\.code))
        let own = diagnostics(group).filter { !others.contains($0.code) }
        return own.min { ($0.code.absenceRank ?? .max) < ($1.code.absenceRank ?? .max) }?.message
    }
}

/// The diagnostics of answers that say why something is not seen, by screen: there may be many of both, and differences too.
private struct Absences {
    private let answers: [[Screen.ID?: [Diagnostic]]]

    init(_ answers: [ComparedAnswer?]) {
        self.answers = answers.map { answer in
            let telling = answer?.diagnostics.filter { $0.code.absenceRank != nil } ?? []
            return Dictionary(grouping: telling, by: \.screen)
        }
    }

    func diagnostics(of screen: Screen.ID?, in place: Int) -> [Diagnostic] { answers[place][screen] ?? [] }
}

extension Diagnostic.Code {
    /// The rank among the codes that say why something is not seen, the plainest first; nil for all others.
    fileprivate var absenceRank: Int? { if case .absence(let rank) = aspect { rank } else { nil } }
}
