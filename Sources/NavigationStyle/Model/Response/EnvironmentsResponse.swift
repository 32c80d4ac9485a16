/// The answers to a request in several environments, and where a person sees that they differ.
public struct EnvironmentsResponse<Answer: ComparableAnswer>: Hashable, Sendable {
    /// The answer in one environment.
    public struct Entry: Hashable, Sendable {
        /// The environment, with nothing left to be assumed.
        public var environment: NavigationEnvironment
        /// The answer, or the faults that prevent it there.
        public var answer: Result<Answer, ScenarioError>
    }

    /// The differences among the environments that have an answer: in the transition first, then in the bar after it,
    /// then in the screens below.
    public var differences: [EnvironmentDifference]
    /// The answers, in the order of the environments.
    public var results: [Entry]
}

/// A property that a person sees differ between environments.
public struct EnvironmentDifference: Hashable, Sendable {
    /// A value, and the environments that show it.
    public struct Group: Hashable, Sendable {
        /// The environments, by their places in the request.
        public var environments: [Int]
        /// The value.
        public var value: VisibleValue
    }

    /// The labels of the policies under which it shows; nil outside a comparison of policies.
    public var policies: [String]?
    /// The screen; nil for the transition.
    public var screen: Screen.ID?
    /// The property.
    public var property: VisibleProperty
    /// The moment of the transition, 0…1; nil for the whole of it, and for a screen.
    public var moment: Double?
    /// The values, in the order of the first environment of each.
    public var values: [Group]
    /// The difference in a sentence.
    public var message: String
}
