import NavigationStyle
import NavigationStyleTestSupport
import Synchronization

/// A random replay with its complete answer.
struct AnsweredReplay: Sendable {
    var request: ReplayRequest
    var response: ReplayResponse

    private static let corpus = Corpus { page in
        var random = RandomModel(seed: 0xA125)
        return try (0..<RandomRun.perPolicy).map { _ in
            var request = random.replayRequest(policy: random.policy(of: page))
            request.scenario.environment.os = max(request.scenario.environment.os, page.minimumSystem)
            return AnsweredReplay(request: request, response: try request.response())
        }
    }

    /// Returns the replays under a policy.
    static func all(under policy: String) throws -> [AnsweredReplay] { try corpus.all(under: policy) }
}

/// A random operation with its complete answer.
struct AnsweredTransition: Sendable {
    var request: TransitionRequest
    var response: TransitionResponse

    private static let corpus = Corpus { page in
        var random = RandomModel(seed: 0x10_0C)
        return (0..<RandomRun.operationsPerPolicy).compactMap { _ in
            let request = random.transitionRequest(policy: random.policy(of: page))
            // UIKit raises an exception for some of the operations.
            return (try? request.response()).map { AnsweredTransition(request: request, response: $0) }
        }
    }

    /// Returns the operations under a policy.
    static func all(under policy: String) throws -> [AnsweredTransition] { try corpus.all(under: policy) }

    /// Returns the operations under all tested policies.
    static func all() throws -> [AnsweredTransition] { try RandomRun.policies.flatMap { try all(under: $0) } }
}

/// Values of each policy that tests share: an answer with diagnostics and fixes takes more time than what a test asks of it, so
/// the first test that needs the values makes them.
final class Corpus<Element: Sendable>: Sendable {
    private final class Shared: Sendable {
        let elements = Mutex<[Element]?>(nil)
    }

    private let make: @Sendable (PolicyPage) throws -> [Element]
    private let perPolicy: [String: Shared]

    init(_ make: @escaping @Sendable (PolicyPage) throws -> [Element]) {
        self.make = make
        perPolicy = Dictionary(uniqueKeysWithValues: PolicyPage.all.map { ($0.name, Shared()) })
    }

    /// Returns the values of a policy.
    func all(under policy: String) throws -> [Element] {
        guard let shared = perPolicy[policy], let page = PolicyPage.named(policy) else { return [] }
        return try shared.elements.withLock { elements in
            let made = try elements ?? make(page)
            elements = made
            return made
        }
    }
}
