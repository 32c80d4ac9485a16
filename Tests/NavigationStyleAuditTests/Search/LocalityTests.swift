import NavigationStyle
import NavigationStyleAudit
import Testing

/// The policies' declarations about the stack below a window, and about the parts of their state that they forget.
struct LocalityTests {
    private func looks(_ request: AuditRequest) throws -> (Looks, Graph) {
        let graph = Graph(request)
        let engine = try request.engine(policy: request.policies[0], environment: request.environments[0])
        #expect(!engine.goesByStack)
        let search = Search(graph, on: engine)
        #expect(search.exhaustion == nil)
        return (Looks(search), graph)
    }

    private func request(_ policy: String, _ ids: [Screen.ID], os: Int) -> AuditRequest {
        var request = AuditRequest(
            screens: ids.map { SampleApp.screen($0) },
            entries: [AuditRequest.Entry(id: "root", stack: [ids[0]])]
        )
        request.policies = [PolicySelection(policy)]
        request.environments[0].os = SystemVersion(os)
        request.fixes = false
        return request
    }

    /// Returns the names of the moves in the shortest history to each value of a kind's property.
    private func ways(_ request: AuditRequest, _ kind: Screen.ID, _ property: VisibleProperty) throws -> Set<[String]> {
        let (looks, graph) = try looks(request)
        let place = try #require(VisibleProperty.ofScreen.firstIndex(of: property))
        var ways: [VisibleValue: [String]] = [:]
        for look in looks.reached where graph.kinds[look.kind].screen.id == kind {
            guard let value = look.look.values[place], ways[value] == nil else { continue }
            ways[value] = look.history.moves.map { graph.moves[$0.index].name }
        }
        return Set(ways.values)
    }

    @Test func `a color scheme that a screen far below prefers is seen on top`() throws {
        var request = request("swiftUI", ["home", "dark", "list", "detail"], os: 17)
        request.screens[1].screen.library = .object([Value.Member("preferredColorScheme", .string("dark"))])
        for (index, id) in ["home", "dark", "list", "detail"].enumerated() { request.screens[index].screen.title = id }
        request.routes = [
            AuditRequest.Route(from: .screens(["home"]), to: ["dark", "list"]),
            AuditRequest.Route(from: .screens(["dark"]), to: ["list"]),
            AuditRequest.Route(from: .screens(["list"]), to: ["detail"]),
        ]
        #expect(
            try ways(request, "detail", .statusBar) == [
                ["push list", "push detail"], ["push dark", "push list", "push detail"],
            ]
        )
        #expect(try request.report().isComplete)
    }

    @Test func `a title mode that a modifier gives a screen is left to those above`() throws {
        var request = request("swiftUI", ["home", "plain", "list"], os: 17)
        request.screens[1].screen.library = .object([Value.Member("navigationBarTitleDisplayMode", .string("inline"))])
        for (index, id) in ["home", "plain", "list"].enumerated() { request.screens[index].screen.title = id }
        request.routes = [
            AuditRequest.Route(from: .screens(["home"]), to: ["plain", "list"]),
            AuditRequest.Route(from: .screens(["plain"]), to: ["list"]),
        ]
        #expect(try ways(request, "list", .frame) == [["push list"], ["push plain", "push list"]])
    }

    @Test func `a swipe that the policy gives up is told as one, and the screen stays`() throws {
        var request = request("reactNativeScreens", ["home", "form", "next"], os: 17)
        request.screens[0].screen.callbacks.viewWillAppear.barStyle = .default
        request.screens[1].screen.callbacks.viewDidLoad.barStyle = .black
        request.screens[1].screen.library = .object([Value.Member("preventNativeDismiss", .bool(true))])
        request.pops.cancelledSwipe = false
        request.routes = [
            AuditRequest.Route(from: .screens(["home"]), to: ["form"]),
            AuditRequest.Route(from: .screens(["form"]), to: ["next"]),
        ]
        #expect(try ways(request, "form", .barStyle) == [["push form"], ["push form", "givenUpSwipe"]])
        #expect(
            try ways(request, "next", .barStyle) == [
                ["push form", "push next"], ["push form", "givenUpSwipe", "push next"],
            ]
        )
        let (looks, graph) = try looks(request)
        for look in looks.reached {
            let names = look.history.moves.map { graph.moves[$0.index].name }
            #expect(graph.walk(names, from: 0).count == names.count)
            var replay = graph.replay(
                look.history,
                in: request.scenario(policy: request.policies[0], environment: request.environments[0])
            )
            guard !replay.operations.isEmpty else { continue }
            replay.scenario.include = [.screens, .layout]
            #expect(try replay.response().transitions.last?.screens?.last.map(Look.init) == look.look)
        }
    }

    @Test func `screens that a set wraps again far below make a run that is not complete`() throws {
        var request = request("rtRootNavigationController", ["home", "list"], os: 17)
        request.routes = [AuditRequest.Route(from: .screens(["home"]), to: ["list"])]
        #expect(try request.report().isComplete)
        request.policies[0].options = [Value.Member("setsContentControllers", .bool(true))]
        #expect(try !request.report().isComplete)
    }
}
