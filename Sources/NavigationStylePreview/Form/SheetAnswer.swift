import NavigationStyle

/// The answers of a sheet: one for each environment and each policy.
struct SheetAnswer: Sendable {
    /// The answer of one environment or policy.
    indirect enum Answer: Sendable {
        case resolve(ResolveResponse)
        case transition(NavigationOperation, TransitionResponse)
        /// An operation that one of two requests does not have.
        case noOperation

        /// The parts that a person sees; nil if there is nothing.
        var compared: ComparedAnswer? {
            switch self {
            case .resolve(let response): response.compared.first
            case .transition(_, let response): response.compared.first
            case .noOperation: nil
            }
        }
    }

    /// The names of the environments; empty if the request has only its own.
    var environments: [String] = []
    /// The labels of the policies; empty if the request has only one.
    var policies: [String] = []
    /// The answers: those of the first environment first, in the order of the policies.
    var answers: [Result<Answer, ScenarioError>] = []
    /// The visible differences between environments, in sentences.
    var differences: [String] = []
    /// Whether each two answers, in the place of policies, are those before and after a change of the request.
    var isChange = false

    /// Policies beside each other, in one environment.
    init(_ response: CompareResponse, to operation: NavigationOperation) {
        policies = response.labels
        answers = response.results.map { entry in entry.answer.map { .transition(operation, $0) } }
    }

    /// The answers before and after a change of the request; several operations are in the place of environments.
    init(before: [Answer], after: [Answer]) {
        let count = max(before.count, after.count)
        environments = count > 1 ? (1...count).map { "operation \($0)" } : []
        policies = ["before", "after"]
        isChange = true
        answers = (0..<count).flatMap { index in
            [before, after].map { .success($0.indices.contains(index) ? $0[index] : .noOperation) }
        }
    }

    /// Environments beside each other, under one policy.
    init<Response>(
        _ response: EnvironmentsResponse<Response>,
        in environments: [NavigationEnvironment],
        _ answer: (Response) -> Answer
    ) {
        self.init(response, in: environments)
        answers = response.results.map { $0.answer.map(answer) }
    }

    /// Environments and policies beside each other.
    init(
        _ response: EnvironmentsResponse<CompareResponse>,
        to operation: NavigationOperation,
        in environments: [NavigationEnvironment]
    ) {
        self.init(response, in: environments)
        policies = response.results.lazy.compactMap { try? $0.answer.get().labels }.first ?? []
        answers = response.results.flatMap { result -> [Result<Answer, ScenarioError>] in
            switch result.answer {
            case .success(let comparison): Self(comparison, to: operation).answers
            case .failure(let error): policies.map { _ in .failure(error) }
            }
        }
    }

    private init<Response>(_ response: EnvironmentsResponse<Response>, in environments: [NavigationEnvironment]) {
        let names = EnvironmentNames(environments)
        self.environments = environments.indices.map { names.name(of: $0) }
        // Differences at moments of a transition are visible in the frames.
        differences = response.differences.filter { $0.moment == nil }.map { difference in
            difference.policies.map { "\($0.joined(separator: ", ")): \(difference.message)" } ?? difference.message
        }
    }

    /// The operations that were carried out, each with its response.
    var transitions: [(NavigationOperation, TransitionResponse)] {
        answers.compactMap { answer in
            if case .success(.transition(let operation, let response)) = answer { (operation, response) } else { nil }
        }
    }
}
