/// What an operation does under several policies, and where a person sees that they differ.
public struct CompareResponse: Hashable, Sendable {
    /// What comes of one policy.
    public struct Entry: Hashable, Sendable {
        /// The policy, and the edition that it goes by.
        public var policy: PolicyReference
        /// What the operation does under it, or what keeps this policy from answering.
        public var answer: Result<TransitionResponse, ScenarioError>
    }

    /// What comes of each policy, in the order of the request.
    public var results: [Entry]
    /// What differs among the policies that answered, screen by screen from the root on.
    public var differences: [Difference]
}

extension CompareResponse {
    /// What tells the policies apart, in their order: the name; `name@edition` where policies of one name have an
    /// edition each; `name#index`, counted from 0 among all policies, where that does not tell them apart either.
    public var labels: [String] {
        var references: [PolicyReference: Int] = [:]
        var names: [String: Int] = [:]
        for entry in results {
            references[entry.policy, default: 0] += 1
            names[entry.policy.name, default: 0] += 1
        }
        return results.enumerated().map { index, entry in
            let policy = entry.policy
            if names[policy.name] == 1 { return policy.name }
            if references[policy] == 1, let edition = policy.edition { return "\(policy.name)@\(edition)" }
            return "\(policy.name)#\(index)"
        }
    }
}
