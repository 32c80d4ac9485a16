import Foundation
import NavigationStyle

/// The sizes of the property tests with random requests under every policy.
///
/// The counts are for a run of all tests, which takes some minutes in a debug build. `NAVIGATION_STYLE_TIMES=10`
/// multiplies them by ten, as `make test-all` does, and `NAVIGATION_STYLE_POLICIES=qmui,swiftUI` restricts the tests to
/// these policies.
package enum RandomRun {
    /// The number of operations under each policy whose plans are replayed.
    package static let replayedOperations = times(200)
    /// The number of replays under each policy whose state is handed back step by step.
    package static let handedBackReplays = times(20)
    /// The number of scenarios under each policy whose covered screens are popped to.
    package static let poppedScenarios = times(20)
    /// The number of scenarios under each policy with cancelled swipes, taps on Back and reappearing screens.
    package static let returningScenarios = times(60)
    /// The number of operations under each policy whose bars are checked during the transition.
    package static let movingOperations = times(100)
    /// The number of replays under each policy that are answered once with all parts and checked by all property tests.
    package static let answeredReplays = times(14)
    /// The number of requests under each policy whose fixes are all applied.
    package static let fixedRequests = times(4)
    /// The number of requests under any policy whose warnings with edits are counted.
    package static let countedRequests = times(60)
    /// The number of requests under each policy whose causes are all removed.
    package static let causedRequests = times(20)

    /// The number of requests under any policy of which those diagnostics are counted that are about the surroundings.
    package static let surroundedRequests = times(400)
    /// The number of requests under each policy whose numbers are checked.
    package static let lookedAtRequests = times(40)
    /// The number of requests under any policy whose contrasts are compared with their diagnostics.
    package static let judgedRequests = times(200)

    /// The tested policies.
    package static let policies: [String] = {
        let names = PolicyPage.all.map(\.name)
        guard let asked = variable("POLICIES")?.split(separator: ",") else { return names }
        return names.filter { name in asked.contains { $0 == name } }
    }()

    /// The factor for the counts.
    package static let times = variable("TIMES").flatMap(Int.init) ?? 1

    private static func times(_ count: Int) -> Int { count * times }

    private static func variable(_ name: String) -> String? {
        ProcessInfo.processInfo.environment["NAVIGATION_STYLE_" + name]
    }
}
