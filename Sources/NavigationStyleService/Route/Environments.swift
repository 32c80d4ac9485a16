import HTTPMessage
import NavigationStyle
import NavigationStyleJSON

/// A computation in one or several environments.
protocol EnvironmentsComputation: Computation, EnvironmentsRequest {
    associatedtype Body: AnswerForm

    /// Returns the body of the answer in one environment to `call`, whose body was read within `limits`.
    static func body(of answer: Answer, to call: Call, within limits: JSONLimits) -> Body
}

extension EnvironmentsComputation {
    var memory: Int { work.inEnvironments(max(environments.count, 1)).memory }

    /// Writes the body of the answer in several environments.
    func json(
        of answer: EnvironmentsResponse<Answer>,
        _ text: AnswerText,
        to call: Call,
        within limits: JSONLimits
    ) throws(ServiceError) -> [UInt8] {
        let results = answer.results.enumerated().map { index, entry in
            EnvironmentResult(
                index: index,
                environment: entry.environment,
                answer: entry.answer.map { Self.body(of: $0, to: call, within: limits) }
                    .mapError { Problem($0.inOrder(of: call.body, limits: limits)) }
            )
        }
        let whole = EnvironmentsBody(differences: answer.differences, results: results)
        return try text.bytes(of: whole, capacity: results.count * Self.answerCapacity, at: "/environments")
    }

    /// An estimate of the length of one answer, in bytes.
    private static var answerCapacity: Int { 8192 }
}

extension TransitionRequest: EnvironmentsComputation {
    static func body(of answer: TransitionResponse, to call: Call, within limits: JSONLimits) -> TransitionResponse {
        answer
    }
}

extension ResolveRequest: EnvironmentsComputation {
    static func body(of answer: ResolveResponse, to call: Call, within limits: JSONLimits) -> ResolveResponse {
        answer
    }
}

extension CompareRequest: EnvironmentsComputation {}

/// The body of an answer in several environments.
struct EnvironmentsBody<Body: AnswerForm>: AnswerObject {
    let differences: [EnvironmentDifference]
    let results: [EnvironmentResult<Body>]

    static var shape: Shape { .named("EnvironmentsResponse") }

    func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("differences", differences)
        visitor.required("results", results)
    }
}

/// The answer in one of several environments.
struct EnvironmentResult<Body: AnswerForm>: AnswerObject {
    /// The index among the environments of the request.
    let index: Int
    let environment: NavigationEnvironment
    let answer: Result<Body, Problem>

    static var shape: Shape { .named("EnvironmentResult") }

    func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("environment", environment)
        answer.members(&visitor, at: "/environments/\(index)")
    }
}
