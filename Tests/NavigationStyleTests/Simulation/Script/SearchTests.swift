import Testing

@testable import NavigationStyle

/// Searches, and their effects on a push (around.N).
struct SearchTests {
    private static func searching(_ id: Screen.ID = "A", definesContext: Bool = true) -> Screen {
        var screen = Screen(id: id)
        screen.navigationItem.searchController = SearchController()
        screen.definesPresentationContext = definesContext
        return screen
    }

    private static let hiding = Screen.writing("B") {
        $0.viewWillAppear.isNavigationBarHidden = BarVisibility(hidden: true, animation: .asTransition)
    }
    private static let search = NavigationOperation(.search(isActive: true))
    private static let end = NavigationOperation(.search(isActive: false))
    private static let push = NavigationOperation(.push(hiding, animated: true))

    private func replay(
        _ operations: [NavigationOperation],
        from screen: Screen = searching(),
        policy: String = "system",
        os: SystemVersion = .iOS(16)
    ) throws -> ReplayResponse {
        try Scenario.on([screen], policy: policy, os: os).replay(operations)
    }

    @Test func `a search begins and ends, and one that does neither changes nothing`() throws {
        let response = try replay([Self.search, Self.search, Self.end])
        #expect(response.transitions.map(\.outcome) == [.changed, .unchanged, .changed])
        #expect(response.transitions.map(\.reason) == [nil, .sameValue, nil])
        #expect(response.transitions.map { $0.bars.after?.searchBar?.isActive } == [true, true, false])
        #expect(response.transitions[0].bars.after?.frame == nil)
        #expect(response.transitions[0].plan?.kind == Plan.Kind.none)
    }

    @Test func `without a search controller, or with one that came too late, there is nothing to search`() throws {
        func reason(_ stack: [Screen], policy: String = "system", os: SystemVersion = .iOS(16)) throws
            -> TransitionResponse.Reason?
        {
            try Scenario.on(stack, policy: policy, os: os).transition(.search(isActive: true)).reason
        }
        var late = Self.searching("late")
        late.navigationItem.searchController?.setIn = .duringTransition
        #expect(try reason([Screen(id: "A")]) == .noSearchController)
        #expect(try reason([Screen(id: "A"), late]) == .noSearchController)
        #expect(try reason([late]) == nil)
        #expect(try reason([Self.searching()], os: .iOS(10)) == .noSearchController)
        #expect(try reason([Self.searching()], policy: "customContainer") == .noSearchController)
        #expect(throws: ScenarioError.self) { try reason([]) }
    }

    @Test func `from iOS 13 on it shows the bar that a pushed screen hides`() throws {
        let revealed = try replay([Self.search, Self.push]).transitions[1]
        #expect(revealed.bars.after?.isHidden == false)
        #expect(revealed.bars.after?.provenance?[.isNavigationBarHidden].setBy == .system)
        #expect(revealed.plan?.steps.contains { $0.rule == "around.N6" } == true)
        #expect(try replay([Self.search, Self.push], os: .iOS(12)).transitions[1].bars.after?.isHidden == true)
        #expect(try replay([Self.search, Self.end, Self.push]).transitions[2].bars.after?.isHidden == true)
        #expect(try replay([Self.push]).transitions[0].bars.after?.isHidden == true)
    }

    @Test(arguments: ["qmui", "reactNativeScreens"])
    func `libraries that hide it again have it hidden`(_ policy: String) throws {
        var hiding = Screen(id: "B")
        hiding.bar = BarStyle()
        hiding.bar?.hidden = true
        let push = NavigationOperation(.push(hiding, animated: true))
        let response = try replay([Self.search, push], policy: policy)
        #expect(response.transitions[0].outcome == .changed)
        #expect(response.transitions[1].bars.after?.isHidden == true)
        let codes = response.transitions[1].diagnostics?.map(\.code) ?? []
        #expect(!codes.contains(.searchRevealsHiddenBar))
    }

    @Test func `without a presentation context it stays over the pushed screen`() throws {
        let push = NavigationOperation(.push(Screen(id: "B"), animated: true))
        let over = try replay([Self.search, push], from: Self.searching(definesContext: false)).transitions[1]
        #expect(over.bars.after?.frame == nil)
        #expect(over.screens?.last?.isLayoutUnknown == true)
        let below = try replay([Self.search, push]).transitions[1]
        #expect(below.bars.after?.frame != nil)
    }

    @Test func `a state that is handed back goes on as one replay does`() throws {
        let whole = try replay([Self.search, Self.push])
        var half = Scenario.on([Self.searching()], policy: "system", os: .iOS(16))
        half.controller = try replay([Self.search]).controller
        #expect(half.controller?.activeSearches == ["A"])
        let rest = try half.replay([Self.push])
        #expect(rest.controller == whole.controller)
        #expect(rest.transitions[0].bars == whole.transitions[1].bars)
    }
}
