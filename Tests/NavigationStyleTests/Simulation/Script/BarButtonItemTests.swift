import Testing

@testable import NavigationStyle

/// Bar button items that stay pale after a push by them (around.T1).
struct BarButtonItemTests {
    private static let push = NavigationOperation(
        .push(Screen(id: "B"), animated: true),
        pushTrigger: .barButtonItem
    )
    private static let pop = NavigationOperation(.pop(by: .backButton))

    private func replay(
        _ os: SystemVersion,
        _ operations: [NavigationOperation] = [push, pop],
        _ change: (inout Screen) -> Void = { _ in }
    ) throws -> ReplayResponse {
        var screen = Screen(id: "A")
        screen.navigationItem.rightBarButtonItems = ["Push"]
        change(&screen)
        return try Scenario.on([screen], policy: "system", os: os).replay(operations)
    }

    private func dimmed(_ response: ReplayResponse) -> [[Diagnostic]] {
        response.transitions.map { ($0.diagnostics ?? []).filter { $0.code == .barItemStaysDimmed } }
    }

    @Test(arguments: [
        (SystemVersion(11, 1), false), (SystemVersion(11, 2), true), (SystemVersion(12, 4), true), (.iOS(13), false),
    ])
    func `from iOS 11.2 to 12 the item is pale when the screen is back`(_ os: SystemVersion, _ isDimmed: Bool) throws {
        let response = try replay(os)
        #expect(dimmed(response).map(\.count) == [0, isDimmed ? 1 : 0])
        #expect(response.controller?.dimmedItems == (isDimmed ? ["A"] : []))
    }

    @Test func `it is told where the tap stands, with the usual cure`() throws {
        let found = try #require(dimmed(try replay(.iOS(12)))[1].first)
        #expect(found.screen == "A" && found.severity == .info)
        #expect(found.pointer?.description == "/operations/0/by")
        #expect(found.edits == [Edit(.add, "/stack/0/resetsTintAdjustmentMode", .bool(true))])
    }

    @Test func `by code, or with the cure, nothing is pale`() throws {
        let byCode = NavigationOperation(.push(Screen(id: "B"), animated: true))
        #expect(dimmed(try replay(.iOS(12), [byCode, Self.pop])).flatMap(\.self) == [])
        #expect(dimmed(try replay(.iOS(12)) { $0.resetsTintAdjustmentMode = true }).flatMap(\.self) == [])
    }

    @Test func `the state handed back remembers it`() throws {
        let pushed = try replay(.iOS(12), [Self.push])
        var screen = Screen(id: "A")
        screen.navigationItem.rightBarButtonItems = ["Push"]
        var scenario = Scenario.on([screen, Screen(id: "B")], policy: "system")
        scenario.controller = pushed.controller
        let response = try scenario.replay([Self.pop])
        #expect(dimmed(response)[0].map { $0.pointer?.description } == ["/controller/dimmedItems/0"])
        #expect(response.controller == (try replay(.iOS(12))).controller)
    }

    @Test func `a state names screens of its stack alone`() throws {
        var scenario = Scenario.on([Screen(id: "A")], policy: "system")
        scenario.controller = try scenario.state()
        scenario.controller?.dimmedItems = ["X"]
        #expect(throws: ScenarioError.self) { try scenario.transition(.popToRoot()) }
    }
}
