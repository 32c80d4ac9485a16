import Testing

@testable import NavigationStyle

/// Scroll views that are added late, and offsets written by code (around.M2, around.M5).
struct ScrollViewTests {
    typealias State = BarState.LargeTitle.State

    /// Returns a screen with a large title over a long scroll view.
    private static func screen(_ id: Screen.ID, _ change: (inout ScreenScrollView) -> Void = { _ in }) -> Screen {
        var screen = Screen.writing(id) { $0.viewDidLoad.prefersLargeTitles = true }
        screen.title = "Inbox"
        screen.navigationItem.largeTitleDisplayMode = .always
        var scrollView = ScreenScrollView()
        scrollView.contentHeight = 3000
        change(&scrollView)
        screen.view.scrollView = scrollView
        return screen
    }

    private static func scenario(_ screens: [Screen], os: SystemVersion = .iOS(17)) -> Scenario {
        var scenario = Scenario.on(screens, policy: "system", os: os)
        scenario.environment.device = os >= .liquidGlass ? "iPhone 17" : "iPhone 8"
        return scenario
    }

    private static let late = screen("A") { $0.addedIn = .viewDidAppear }
    private static let scroll = NavigationOperation(.scroll(to: 200))

    private func stages(_ response: ReplayResponse) -> [State?] {
        response.transitions.map { $0.bars.after?.largeTitle.state }
    }

    @Test func `one that comes late is found when the device is turned`() throws {
        let turn = [Orientation.landscape, .portrait].map { NavigationOperation(.rotate($0)) }
        let response = try Self.scenario([Self.late]).replay([Self.scroll] + turn + [Self.scroll])
        #expect(stages(response) == [.expanded, State.none, .collapsed, .collapsed])
        #expect(response.controller?.trackedScrollViews == ["A"])
    }

    @Test func `or when the screen comes back`() throws {
        let operations = [
            Self.scroll, NavigationOperation(.push(Screen(id: "B"), animated: true)),
            NavigationOperation(.pop()),
        ]
        let response = try Self.scenario([Self.late]).replay(operations)
        #expect(stages(response) == [.expanded, .expanded, .collapsed])
        // Returning from another tab causes no new layout.
        let tab = try Self.scenario([Self.late]).replay([Self.scroll, NavigationOperation(.reappear(after: .tab))])
        #expect(stages(tab) == [.expanded, .expanded])
    }

    @Test func `a state that is handed back goes on as one replay does`() throws {
        let push = NavigationOperation(.push(Screen(id: "B"), animated: true))
        let pop = NavigationOperation(.pop())
        let whole = try Self.scenario([Self.late]).replay([push, pop, Self.scroll])
        for count in 1...2 {
            var half = Self.scenario(count == 1 ? [Self.late, Screen(id: "B")] : [Self.late])
            half.controller = try Self.scenario([Self.late]).replay(Array([push, pop].prefix(count))).controller
            let rest = try half.replay(Array([push, pop, Self.scroll].dropFirst(count)))
            #expect(rest.controller == whole.controller)
            #expect(rest.transitions.last?.bars.after == whole.transitions.last?.bars.after)
        }
    }

    @Test(arguments: [(-116.0, 52.0), (-168, 0), (-200, -32), (0, 168)])
    func `an offset that code writes is held against the expanded inset`(written: Double, offset: Double) throws {
        for callback in [Callback.viewDidLoad, .viewWillAppear, .viewDidAppear] {
            let screen = Self.screen("A") {
                $0.contentOffsetWrites = ContentOffsetWrites()
                $0.contentOffsetWrites?[callback] = written
            }
            let response = try ResolveRequest(Self.scenario([screen], os: .iOS(26))).response()
            #expect(response.controller?.contentOffsets == ["A": offset], "\(callback)")
            #expect(response.bar?.largeTitle.state == (offset >= 52 ? .collapsed : .expanded))
        }
    }

    @Test func `the last callback has it, each time the screen appears, and a scroll after it goes on`() throws {
        let screen = Self.screen("A") {
            $0.contentOffsetWrites = ContentOffsetWrites()
            $0.contentOffsetWrites?.viewDidLoad = 0
            $0.contentOffsetWrites?.viewWillAppear = -116
        }
        let operations = [
            NavigationOperation(.scroll(to: 300)),
            NavigationOperation(.push(Screen(id: "B"), animated: true)),
            NavigationOperation(.pop()),
        ]
        let response = try Self.scenario([screen], os: .iOS(26)).replay(operations)
        #expect(response.controller?.contentOffsets == ["A": 52])
    }

    @Test func `discovery beside isContentScrollView is refused`() throws {
        let request = """
            {"stack":[{"id":"a","view":{"contentScrollView":"set","scrollView":{"isContentScrollView":true,
             "subviewIndexPath":[1],"isInsideScrollView":false,"addedIn":"viewDidLoad","pinnedTo":"safeArea"}}}]}
            """
        let request2 = try decoded(request, as: ResolveRequest.self)
        let error = #expect(throws: ScenarioError.self) { try request2.response() }
        #expect(
            error?.faults.map(\.pointer) == [
                "/stack/0/view/contentScrollView", "/stack/0/view/scrollView/subviewIndexPath",
                "/stack/0/view/scrollView/isInsideScrollView", "/stack/0/view/scrollView/addedIn",
            ]
        )
    }
}
