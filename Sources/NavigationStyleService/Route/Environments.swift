import NavigationStyle
import NavigationStyleJSON

/// A computation in one or several environments.
protocol EnvironmentsComputation: Computation, EnvironmentsRequest where Answer: AnswerForm {}

extension EnvironmentsComputation {
    var memory: Int { work.inEnvironments(max(environments.count, 1)).memory }

    /// Writes the body of the answer in several environments.
    func json(of answer: EnvironmentsResponse<Answer>, _ text: AnswerText) throws(ServiceError) -> [UInt8] {
        var answer = answer
        answer.changeErrors { $0.inOrder(of: text.body, limits: text.limits) }
        return try text.bytes(
            of: answer,
            capacity: answer.results.count * Self.answerCapacity,
            at: "/environments"
        )
    }

    /// An estimate of the length of one answer, in bytes.
    private static var answerCapacity: Int { 8192 }
}

extension TransitionRequest: EnvironmentsComputation {}
extension ResolveRequest: EnvironmentsComputation {}
extension CompareRequest: EnvironmentsComputation {}
