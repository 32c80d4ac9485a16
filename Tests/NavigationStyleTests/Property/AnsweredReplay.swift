import NavigationStyle
import NavigationStyleTestSupport
import Synchronization

/// A random replay with its complete answer.
///
/// An answer with diagnostics and fixes takes a debug build a tenth of a second, so each is computed once, by the first
/// property test, and checked by all of them.
struct AnsweredReplay: Sendable {
    var request: ReplayRequest
    var response: ReplayResponse

    private static let perPolicy: [String: Shared] = Dictionary(
        uniqueKeysWithValues: PolicyPage.all.map { ($0.name, Shared(page: $0)) }
    )

    /// Returns the replays under a policy: at least thirteen, or 200 under all policies together.
    static func all(under policy: String) throws -> [AnsweredReplay] {
        try perPolicy[policy]?.replays() ?? []
    }

    /// The answered replays of one policy.
    private final class Shared: Sendable {
        private let page: PolicyPage
        private let made = Mutex<[AnsweredReplay]?>(nil)

        init(page: PolicyPage) {
            self.page = page
        }

        func replays() throws -> [AnsweredReplay] {
            try made.withLock { made in
                if let made { return made }
                var random = RandomModel(seed: 0xA125)
                let replays = try (0..<RandomRun.answeredReplays).map { _ in
                    var request = random.replayRequest(policy: random.policy(of: page))
                    request.scenario.environment.os = max(request.scenario.environment.os, page.minimumSystem)
                    return AnsweredReplay(request: request, response: try request.response())
                }
                made = replays
                return replays
            }
        }
    }
}
