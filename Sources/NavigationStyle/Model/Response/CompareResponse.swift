/// What an operation does under several policies, and where a person sees that they differ.
public struct CompareResponse: Hashable, Sendable {
    /// What comes of one policy.
    public struct Entry: Hashable, Sendable {
        /// The policy, and the edition and options that it goes by.
        public var policy: PolicyReference
        /// The findings under it in a line.
        public var verdict: Verdict
        /// What the operation does under it, or what keeps this policy from answering.
        public var answer: Result<TransitionResponse, ScenarioError>
    }

    /// What differs among the policies that answered: in the transition first, then in the bar after it, then in the
    /// screens below.
    public var differences: [Difference]
    /// What of the screens' declared styles each policy has no word for, in the order of the screens.
    public var unsayable: [UnsayablePart]
    /// The policies that cannot answer, where the request names none; nil where it does.
    public var leftOut: [LeftOutPolicy]? = nil
    /// What comes of each policy, in the order of the request.
    public var results: [Entry]
}

/// A policy that a comparison of all policies is made without.
public struct LeftOutPolicy: Hashable, Sendable {
    /// Its name.
    public var policy: String
    /// The reason that it cannot answer.
    public var reason: String

    /// Makes a policy with its reason.
    public init(policy: String, reason: String) {
        (self.policy, self.reason) = (policy, reason)
    }
}

extension LeftOutPolicy: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("LeftOutPolicy") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("policy", policy)
        visitor.required("reason", reason)
    }
}

extension CompareResponse {
    /// What tells the policies apart, in their order: the name; `name@edition` where policies of one name have an
    /// edition each; `name#index`, counted from 0 among all policies, where that does not tell them apart either.
    public var labels: [String] {
        var editions: [String: Int] = [:]
        var names: [String: Int] = [:]
        for entry in results {
            editions["\(entry.policy.name)@\(entry.policy.edition ?? "")", default: 0] += 1
            names[entry.policy.name, default: 0] += 1
        }
        return results.enumerated().map { index, entry in
            let policy = entry.policy
            if names[policy.name] == 1 { return policy.name }
            if let edition = policy.edition, editions["\(policy.name)@\(edition)"] == 1 {
                return "\(policy.name)@\(edition)"
            }
            return "\(policy.name)#\(index)"
        }
    }
}
