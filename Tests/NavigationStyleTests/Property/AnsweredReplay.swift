import NavigationStyle
import NavigationStyleTestSupport
import Synchronization

/// A random replay with all that is answered to it.
///
/// An answer with its diagnostics and fixes costs a debug build a tenth of a second. So each is made once, by the property
/// that comes first, and looked at by all.
struct AnsweredReplay: Sendable {
    var request: ReplayRequest
    var response: ReplayResponse

    private static let perPolicy: [String: Shared] = Dictionary(
        uniqueKeysWithValues: PolicyPage.all.map { ($0.name, Shared(page: $0)) }
    )

    /// Those under a policy, at least thirteen, which are 200 under all.
    static func all(under policy: String) throws -> [AnsweredReplay] {
        try perPolicy[policy]?.replays() ?? []
    }

    /// The replays of one policy, once they are answered.
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
