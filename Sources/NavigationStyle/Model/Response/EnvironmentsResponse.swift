/// The answers to a request in several environments, and where a person sees that they differ.
public struct EnvironmentsResponse<Answer: Hashable & Sendable>: Hashable, Sendable {
    /// The answer in one environment.
    public struct Entry: Hashable, Sendable {
        /// The environment, with nothing left to be assumed.
        public var environment: NavigationEnvironment
        /// The answer, or the faults that prevent it there.
        public var answer: Result<Answer, ScenarioError>

        @usableFromInline
        package init(environment: NavigationEnvironment, answer: Result<Answer, ScenarioError>) {
            (self.environment, self.answer) = (environment, answer)
        }
    }

    /// The differences among the environments that have an answer: in the transition first, then in the bar after it,
    /// then in the screens below.
    public var differences: [EnvironmentDifference]
    /// The answers, in the order of the environments.
    public var results: [Entry]

    @usableFromInline
    package init(differences: [EnvironmentDifference], results: [Entry]) {
        (self.differences, self.results) = (differences, results)
    }
}

extension EnvironmentsResponse where Answer: ComparableAnswer {
    /// Changes the errors in the environments and of the policies that could not answer.
    package mutating func changeErrors(_ change: (ScenarioError) -> ScenarioError) {
        for index in results.indices {
            switch results[index].answer {
            case .success(var answer):
                answer.changeErrors(change)
                results[index].answer = .success(answer)
            case .failure(let error): results[index].answer = .failure(change(error))
            }
        }
    }
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

extension EnvironmentDifference: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("EnvironmentDifference") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        policies = try members.optionalMember("policies", told?.policies)
        screen = try members.optionalMember("screen", told?.screen)
        let property = try members.member("property", told?.property)
        self.property = property
        moment = try members.optionalMember("at", told?.moment)
        let groups = try members.member("values", told?.values.map { ToldGroup($0) })
        values = try told?.values ?? groups.compactMap { try $0.group(of: property) }
        message = try members.member("message", told?.message)
    }

    /// A group, whose value the property decides.
    private struct ToldGroup: ReadableAnswer {
        let environments: [Int]
        let value: ToldForm<VisibleValue>

        init(_ group: Group) { (environments, value) = (group.environments, .known(group.value)) }

        static var shape: Shape { .named("EnvironmentValue") }

        init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
            environments = try members.member("environments", told?.environments)
            value = try members.member("value", told?.value)
        }

        func group(of property: VisibleProperty) throws -> Group? {
            guard case .read(let tree) = value else { return nil }
            return Group(environments: environments, value: try VisibleValue(tree, of: property))
        }
    }
}
