import Foundation
import NavigationStyle

/// How much is tried of what holds of random requests under every policy.
///
/// The counts are for a run among all tests, of some minutes in a debug build. `NAVIGATION_STYLE_TIMES=10` tries ten times as
/// much, as `make test-all` does, and `NAVIGATION_STYLE_POLICIES=qmui,swiftUI` only under those policies.
package enum RandomRun {
    /// Operations under each policy whose plans are replayed.
    package static let replayedOperations = times(200)
    /// Replays under each policy whose state is handed back step by step.
    package static let handedBackReplays = times(20)
    /// Scenarios under each policy of which the covered screens are popped to.
    package static let poppedScenarios = times(20)
    /// Scenarios under each policy on which swipes are cancelled, Back is tapped and screens appear again.
    package static let returningScenarios = times(60)
    /// Operations under each policy whose bars are looked at on the way.
    package static let movingOperations = times(100)
    /// Replays under each policy that are answered once, with everything, for all properties to look at.
    package static let answeredReplays = times(14)
    /// Requests under each policy of which every fix is carried out.
    package static let fixedRequests = times(4)
    /// Requests under any policy of which the warnings with edits are counted.
    package static let countedRequests = times(60)
    /// Requests under each policy of which every cause is taken away.
    package static let causedRequests = times(20)

    /// Requests under each policy whose numbers are looked at.
    package static let lookedAtRequests = times(40)
    /// Requests under any policy whose contrasts are held against their diagnostics.
    package static let judgedRequests = times(200)

    /// The policies that are tried.
    package static let policies: [String] = {
        let names = PolicyPage.all.map(\.name)
        guard let asked = variable("POLICIES")?.split(separator: ",") else { return names }
        return names.filter { name in asked.contains { $0 == name } }
    }()

    /// How often more than among all tests.
    package static let times = variable("TIMES").flatMap(Int.init) ?? 1

    private static func times(_ count: Int) -> Int { count * times }

    private static func variable(_ name: String) -> String? {
        ProcessInfo.processInfo.environment["NAVIGATION_STYLE_" + name]
    }
}
