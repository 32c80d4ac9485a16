/// One property of a screen that a person sees differ between policies.
public struct Difference: Hashable, Sendable {
    /// What a policy shows.
    public struct Entry: Hashable, Sendable {
        /// The policy, by its place in the request.
        public var policy: Int
        /// What it shows.
        public var value: VisibleValue
    }

    /// The screen.
    public var screen: Screen.ID
    /// The property.
    public var property: VisibleProperty
    /// What is seen under each policy under which there is something to be seen, in their order.
    public var values: [Entry]
}

extension Difference {
    /// Finds what differs.
    ///
    /// - Parameter stacks: The screens under each policy, root first; nil where a policy has no answer.
    /// - Returns: An entry for each screen and property of which not all values look the same, in the order of the
    ///   screens from the root on and of ``VisibleProperty``.
    public static func all(among stacks: [[ScreenState]?]) -> [Difference] {
        let answered = stacks.enumerated().compactMap { index, screens in screens.map { (index, $0) } }
        guard answered.count > 1 else { return [] }
        var ids: [Screen.ID] = []
        var states: [Screen.ID: [(policy: Int, state: ScreenState)]] = [:]
        for (policy, screens) in answered {
            for state in screens {
                if states[state.id] == nil { ids.append(state.id) }
                states[state.id, default: []].append((policy, state))
            }
        }
        var differences: [Difference] = []
        for id in ids {
            let shown = states[id] ?? []
            if shown.count < answered.count {
                let policies = Set(shown.map(\.policy))
                let values = answered.map { Entry(policy: $0.0, value: .flag(policies.contains($0.0))) }
                differences.append(Difference(screen: id, property: .isOnStack, values: values))
            }
            for property in VisibleProperty.allCases where property != .isOnStack {
                if let difference = Difference(of: property, id, shown) { differences.append(difference) }
            }
        }
        return differences
    }

    /// Compares one property of one screen; nil where it looks the same under all policies.
    private init?(of property: VisibleProperty, _ id: Screen.ID, _ states: [(policy: Int, state: ScreenState)]) {
        var values: [Entry] = []
        var appearance: VisibleValue?
        var differs = false
        for (policy, state) in states {
            guard let value = property.value(in: state) else { continue }
            if let appearance { differs = differs || value.asSeen != appearance } else { appearance = value.asSeen }
            values.append(Entry(policy: policy, value: value))
        }
        guard differs else { return nil }
        self.init(screen: id, property: property, values: values)
    }
}
