import NavigationStyle
import NavigationStyleAudit
import Testing

/// What surrounds the bar in an audit: navigation controllers that are presented or tabs, gestures, items that are tapped.
struct SurroundingsTests {
    /// A list that leads to a detail, on `os`.
    private func app(os: SystemVersion, _ change: (inout AuditRequest) -> Void = { _ in }) -> AuditRequest {
        var request = AuditRequest(
            screens: [SampleApp.screen("list"), SampleApp.screen("detail")],
            entries: [AuditRequest.Entry(id: "root", stack: ["list"])]
        )
        request.policies = [PolicySelection("system")]
        request.environments[0].os = os
        request.environments[0].device = "iPhone 8"
        request.routes = [AuditRequest.Route(from: .screens(["list"]), to: ["detail"])]
        change(&request)
        return request
    }

    /// Returns the looks of `kind`, each with the names of the moves that lead to it.
    private func reached(_ request: AuditRequest, _ kind: Screen.ID) throws -> [(moves: [String], state: ScreenState)] {
        let graph = Graph(request)
        let engine = try request.engine(policy: request.policies[0], environment: request.environments[0])
        let search = Search(graph, on: engine)
        return Looks(search).reached.filter { graph.id(of: $0.kind) == kind }.map { look in
            (look.history.moves.map { graph.moves[$0.index].name }, look.seen.state)
        }
    }

    /// Returns the looks of `kind` in an app with one entry, by the names of the moves that lead to each.
    private func looks(_ request: AuditRequest, of kind: Screen.ID) throws -> [[String]: ScreenState] {
        Dictionary(uniqueKeysWithValues: try reached(request, kind).map { ($0.moves, $0.state) })
    }

    // MARK: - Gestures

    @Test func `a bar hides by a swipe, and stays hidden on the next screen`() throws {
        var request = app(os: SystemVersion(12)) { $0.screens[0].screen.callbacks.viewDidLoad.hidesBarsOnSwipe = true }
        #expect(try looks(request, of: "detail").count == 1)
        #expect(try request.report().coverage.notModelled.contains("gestures"))
        request.takesGestures = true
        let list = try looks(request, of: "list")
        #expect(list[["swipe up"]]?.bar.isHidden == true && list[[]]?.bar.isHidden == false)
        let detail = try looks(request, of: "detail")
        #expect(detail.values.map(\.bar.isHidden).sorted { !$0 && $1 } == [false, true])
        #expect(try !request.report().coverage.notModelled.contains("gestures"))
    }

    @Test func `what is not modelled is looked for in all code, and a flag that is false hides nothing`() throws {
        func notModelled(_ change: (inout AuditRequest) -> Void) throws -> [String] {
            try app(os: SystemVersion(17), change).report().coverage.notModelled.filter {
                ["gestures", "search"].contains($0)
            }
        }
        #expect(try notModelled { $0.entries[0].properties.hidesBarsOnTap = true } == ["gestures"])
        #expect(try notModelled { $0.routes[0].writes.after.hidesBarsOnSwipe = true } == ["gestures"])
        #expect(try notModelled { $0.screens[0].screen.callbacks.viewDidLoad.hidesBarsOnSwipe = false } == [])
        func inBase(_ change: (inout Screen) -> Void) throws -> [String] {
            var base = Screen(id: "Base")
            change(&base)
            return try notModelled {
                $0.bases = [AuditRequest.Base(base)]
                $0.screens[1].base = "Base"
            }
        }
        #expect(try inBase { $0.callbacks.viewDidLoad.hidesBarsOnSwipe = true } == ["gestures"])
        #expect(try inBase { $0.navigationItem.searchController = SearchController() } == ["search"])
        let unknown = ##"""
            {"policies": ["system"], "screens": [{"id": "a", "callbacks": {"viewDidLoad": {
              "hidesBarsOnSwipe": {"unknown": "isReader"}}}}], "entries": [{"id": "root", "stack": ["a"]}]}
            """##
        #expect(try AuditRequest(json: Array(unknown.utf8)).report().coverage.notModelled.contains("gestures"))
    }

    @Test func `what the keyboard hid a tap shows, and not the keyboard's going`() throws {
        let request = app(os: SystemVersion(12)) {
            $0.takesGestures = true
            $0.screens[0].screen.callbacks.viewDidLoad.hidesBarsWhenKeyboardAppears = true
        }
        let list = try looks(request, of: "list")
        #expect(list[["keyboard"]]?.bar.isHidden == true && list.count == 2)
        // The user has the bar back by a tap: it is neither stuck nor another style.
        let own: Set<AuditCode> = [.stuckHiddenBar, .noWayBack, .historyDependentStyle]
        #expect(try !request.report().findings.contains { own.contains($0.code) })
    }

    // MARK: - Navigation controllers

    @Test func `each entry is presented as it says`() throws {
        let request = app(os: SystemVersion(17)) {
            $0.entries.append(AuditRequest.Entry(id: "sheet", stack: ["list"]))
            $0.entries[1].navigationController.modalPresentationStyle = .pageSheet
        }
        let heights = try reached(request, "detail").map { $0.state.bar.frame?.height }
        #expect(Set(heights) == [44, 56])
        // Where it stands is no matter of history, and what is told of one can be replayed in it.
        var told = request
        told.find.severity = .info
        #expect(try !told.report().findings.contains { $0.property == .frame })
        told.screens[1].screen.prefersStatusBarHidden = true
        let ignored = try told.report().findings.filter { $0.code == .diagnostic(.statusBarStyleIgnored) }
        #expect(ignored.map(\.screen) == ["detail"])
        let replay = try #require(ignored.first?.looks.first?.path.replay)
        #expect(replay.scenario.navigationController.modalPresentationStyle == .pageSheet)
    }

    @Test func `a tint that only a sheet's screens give is a matter of history`() throws {
        let request = app(os: SystemVersion(17)) {
            $0.screens.append(SampleApp.screen("menu"))
            $0.screens[2].screen.callbacks.viewDidLoad.tintColor = SampleApp.color(0xFF3B30)
            $0.entries.append(AuditRequest.Entry(id: "sheet", stack: ["menu"]))
            $0.entries[1].navigationController.modalPresentationStyle = .pageSheet
            $0.routes[0].from = .screens(["list", "menu"])
        }
        let findings = try request.report().findings.filter { $0.code == .historyDependentStyle }
        #expect(findings.map(\.screen) == ["detail"] && findings.map(\.property) == [.tintColor])
    }

    @Test func `a look that is reached in two navigation controllers is compared in each`() throws {
        let request = app(os: SystemVersion(17)) {
            $0.screens += [SampleApp.screen("menu"), SampleApp.screen("red") { $0.tint = SampleApp.color(0xFF3B30) }]
            $0.entries.append(AuditRequest.Entry(id: "modal", stack: ["menu"]))
            $0.entries[1].navigationController.modalPresentationStyle = .fullScreen
            $0.routes = [
                AuditRequest.Route(from: .screens(["menu"]), to: ["list", "red"]),
                AuditRequest.Route(from: .screens(["red"]), to: ["list"]),
            ]
            $0.find.codes = [.historyDependentStyle]
            $0.find.screens = ["list"]
        }
        var modal = request
        modal.entries.removeFirst()
        let findings = try modal.report().findings
        #expect(findings.map(\.property) == [.tintColor, .backButton])
        for precision in AuditRun.Precision.allCases {
            var both = request
            both.precision = precision
            #expect(try both.report().findings.map(\.fingerprint) == findings.map(\.fingerprint))
        }
    }

    @Test func `the tab bar is gone wherever a screen below has let it go`() throws {
        let request = app(os: SystemVersion(12)) {
            $0.screens.append(SampleApp.screen("more"))
            $0.screens[1].screen.hidesBottomBarWhenPushed = true
            $0.routes.append(AuditRequest.Route(from: .screens(["list", "detail"]), to: ["more"]))
            $0.routes.append(AuditRequest.Route(from: .screens(["more"]), to: ["more"]))
            $0.entries[0].navigationController.tabBar = NavigationController.TabBar()
        }
        func bottoms(_ kind: Screen.ID) throws -> Set<Double> {
            Set(try looks(request, of: kind).values.compactMap { $0.layout?.bottomInset })
        }
        #expect(try bottoms("list") == [49] && bottoms("detail") == [0] && bottoms("more") == [0, 49])
    }

    @Test func `a proxy for bars in a container reaches the entry that has it`() throws {
        let red = SampleApp.color(0xFF3B30)
        var properties = BarProperties()
        properties.tintColor = red
        let request = app(os: SystemVersion(17)) {
            $0.defaults.containedAppearanceProxies = [
                ContainedAppearanceProxy(whenContainedInInstancesOf: ["Checkout"], properties: properties)
            ]
            $0.entries.append(AuditRequest.Entry(id: "checkout", stack: ["list"]))
            $0.entries[1].navigationController.containerClasses = ["Checkout", "UINavigationController"]
        }
        #expect(try reached(request, "list").count { $0.state.bar.tintColor == red.light } == 1)
    }

    @Test func `what is wrong with a navigation controller is told by its place`() {
        let request = app(os: SystemVersion(17)) { $0.entries[0].navigationController.containerClasses = [] }
        #expect(request.faults.map(\.pointer) == ["/entries/0/navigationController/containerClasses"])
    }

    // MARK: - Items and animators

    @Test func `an item that is tapped to push is told to stay pale where it does`() throws {
        func told(_ os: SystemVersion, isTap: Bool) throws -> [AuditFinding] {
            var request = app(os: os) { $0.routes[0].isBarButtonItemTap = isTap }
            request.find.severity = .info
            return try request.report().findings.filter { $0.code == .diagnostic(.barItemStaysDimmed) }
        }
        let found = try told(SystemVersion(12), isTap: true)
        #expect(found.map(\.screen) == ["list"])
        #expect(found.first?.looks.map(\.path.names) == [["push detail", "back"]])
        #expect(try told(SystemVersion(12), isTap: false).isEmpty && told(SystemVersion(13), isTap: true).isEmpty)
    }

    @Test func `an animator that leaves the view at the top is told of, with the route that has it`() throws {
        let request = app(os: SystemVersion(12)) {
            $0.screens[0].screen.callbacks.viewDidLoad.isTranslucent = false
            $0.routes[0].animator = NavigationOperation.Animator(usesFinalFrame: false)
        }
        let found = try request.report().findings.filter { $0.code == .diagnostic(.finalFrameIgnored) }
        #expect(found.map(\.screen) == ["detail"] && found.map(\.pointer) == ["/routes/0"])
    }

    @Test func `a route that shows no new screen has no item, and one to another controller no animator`() {
        let request = app(os: SystemVersion(12)) {
            $0.routes[0].by = .popTo
            $0.routes[0].isBarButtonItemTap = true
            $0.routes.append(AuditRequest.Route(from: .screens(["list"]), to: ["root"]))
            $0.routes[1].by = .present
            $0.routes[1].animator = NavigationOperation.Animator()
        }
        #expect(request.faults.map(\.pointer) == ["/routes/0/barButtonItem", "/routes/1/animator"])
    }
}

extension ScreenLayout {
    /// The part of the root view that bars cover at its lower edge, in points.
    fileprivate var bottomInset: Double {
        switch obscured {
        case .safeArea(let insets): insets.bottom
        case .layoutGuides(_, let bottom): bottom
        }
    }
}
