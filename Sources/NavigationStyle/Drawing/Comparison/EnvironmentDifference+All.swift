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
            for found in Difference.all(among: column, at: moments) {
                let difference = EnvironmentDifference(found, among: column, names)
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

    private init(_ difference: Difference, among answers: [ComparedAnswer?], _ names: EnvironmentNames) {
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
        message = sentence(names, answers)
    }

    /// Where the value is shown and where it is not, and why; or each value, and where it is seen.
    private func sentence(_ names: EnvironmentNames, _ answers: [ComparedAnswer?]) -> String {
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
            return words + ending(reason(of: absent, insteadOf: shown, answers))
        }
        let parts = values.enumerated().map { index, group in
            "\(property.words(of: group.value) ?? "shown") \(place(group, isShort: index > 0))"
        }
        let reason = values.count == 2 ? reason(of: values[1], insteadOf: values[0], answers) : nil
        return "\(subject) is \(parts.joined(separator: "; "))" + ending(reason)
    }

    private func ending(_ reason: String?) -> String { reason.map { ": \($0)" } ?? "." }

    /// The message of the diagnostic that one group of environments has, and not the other.
    private func reason(of group: Group, insteadOf other: Group, _ answers: [ComparedAnswer?]) -> String? {
        func diagnostics(_ group: Group) -> [Diagnostic] {
            (group.environments.first.flatMap { answers[$0] }?.diagnostics ?? []).filter {
                $0.screen == screen && property.isChanged(by: $0.property)
            }
        }
        let others = Set(diagnostics(other).map(\.code))
        let own = diagnostics(group).filter { !others.contains($0.code) }
        return Diagnostic.Code.ofAbsence.lazy.compactMap { code in own.first { $0.code == code } }.first?.message
    }
}

extension Diagnostic.Code {
    /// The codes that say why something is not seen, the plainest first.
    fileprivate static let ofAbsence: [Diagnostic.Code] = [
        .ineffectiveProperty, .declaredStyleNotShown, .transparentAtScrollEdge, .appearanceSlotMissing,
        .appearanceResets, .titleAttributesStay, .largeTitleWithoutPreference, .statusBarStyleIgnored,
        .glassInterference,
    ]
}
