/// The results of an operation under several policies, and the visible differences between them.
public struct CompareResponse: Hashable, Sendable {
    /// The result under one policy.
    public struct Entry: Hashable, Sendable {
        /// The policy, with its edition and options.
        public var policy: PolicyReference
        /// The findings under the policy, in one line.
        public var verdict: Verdict
        /// The response under the policy, or the faults that keep it from answering.
        public var answer: Result<TransitionResponse, ScenarioError>

        @usableFromInline
        package init(policy: PolicyReference, verdict: Verdict, answer: Result<TransitionResponse, ScenarioError>) {
            (self.policy, self.verdict, self.answer) = (policy, verdict, answer)
        }
    }

    /// The differences among the policies that answered: first in the transition, then in the bar after it, then in the
    /// screens below.
    public var differences: [Difference]
    /// The parts of the screens' declared styles that each policy cannot express, in the order of the screens.
    public var unsayable: [UnsayablePart]
    /// The policies that cannot answer, if the request names none; nil if it names some.
    public var leftOut: [LeftOutPolicy]? = nil
    /// The result of each policy, in the order of the request.
    public var results: [Entry]
}

/// A policy that is left out of a comparison of all policies.
public struct LeftOutPolicy: Decodable, Hashable, Sendable {
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
    /// The labels that tell the policies apart, in their order: the name; `name@edition` if policies of one name have
    /// different editions; otherwise `name#index`, counted from 0 among all policies.
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
