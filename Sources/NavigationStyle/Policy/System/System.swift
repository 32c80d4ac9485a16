/// Stock UIKit: one shared bar, on which the last write wins (seed0.4.1; seed4).
struct System: StatefulPolicy {
    static let page = PolicyPage(
        name: "system",
        summary: "Stock UIKit: all screens share one bar, and the last write wins.",
        family: .sharedBar,
        source: "seed 0, 4.1; seed 4; uikit.A to uikit.I",
        knownLimits: [
            "A style stays until other code replaces it: it leaks to screens that set nothing, and to those that return.",
            "A cancelled swipe leaves what the screen below wrote, unless the screen on top writes it again.",
        ],
        declarations: .written(at: "callbacks.viewWillAppear")
    )

    static let conduct = PolicyConduct.plain

    var memories = PolicyMemories<NoMemory, NoMemory>()

    init(for scenario: Scenario, _ options: Options) {}
}
