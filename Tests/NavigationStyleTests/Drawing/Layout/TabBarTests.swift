import Testing

@testable import NavigationStyle

/// Tab bars, `hidesBottomBarWhenPushed` and the backdrop of the bar (around.P1, around.P4, around.P5).
struct TabBarTests {
    private func scenario(
        os: SystemVersion = .iOS(12),
        device: String = "iPhone X",
        policy: String = "system",
        isTranslucent: Bool = true,
        _ stack: [Screen]
    ) -> Scenario {
        var scenario = Scenario.on(stack, policy: policy, os: os)
        scenario.environment.device = device
        var tabBar = NavigationController.TabBar()
        tabBar.isTranslucent = isTranslucent
        scenario.navigationController.tabBar = tabBar
        return scenario
    }

    private static func hiding(_ id: Screen.ID) -> Screen {
        var screen = Screen(id: id)
        screen.hidesBottomBarWhenPushed = true
        return screen
    }

    private func layouts(_ scenario: Scenario) throws -> [ScreenLayout?] {
        try ResolveRequest(scenario).response().screens?.map(\.layout) ?? []
    }

    private func bottoms(_ scenario: Scenario) throws -> [Double?] {
        try layouts(scenario).map { layout in
            switch layout?.obscured {
            case .safeArea(let insets): insets.bottom
            case .layoutGuides(_, let bottom): bottom
            case nil: nil
            }
        }
    }

    // MARK: - Height

    @Test func `it takes 49 points, and the safe area below`() throws {
        #expect(try bottoms(scenario([Screen(id: "A")])) == [83])
        #expect(try bottoms(scenario(device: "iPhone 8", [Screen(id: "A")])) == [49])
        // Up to iOS 10, the height is that of the layout guide.
        #expect(try bottoms(scenario(os: .iOS(10), device: "iPhone 8", [Screen(id: "A")])) == [49])
    }

    @Test func `in compact height it takes 32 from iOS 11 on`() throws {
        var landscape = scenario([Screen(id: "A")])
        landscape.environment.orientation = .landscape
        #expect(try bottoms(landscape) == [53])
        landscape.environment.device = "iPhone 8"
        landscape.environment.os = .iOS(10)
        #expect(try bottoms(landscape) == [49])
    }

    @Test func `on an iPad it takes 50 from SDK 12 on`() throws {
        #expect(try bottoms(scenario(device: "iPad Air 2", [Screen(id: "A")])) == [50])
        var old = scenario(device: "iPad Air 2", [Screen(id: "A")])
        old.environment.linkedSDK = .iOS(11)
        #expect(try bottoms(old) == [49])
    }

    @Test func `at the top of iPadOS 18, and on iOS 26, nobody knows it`() throws {
        for (os, device) in [(18, "iPad Air 2"), (26, "iPhone 17"), (26, "iPad Air 2")] {
            let response = try ResolveRequest(scenario(os: SystemVersion(os), device: device, [Screen(id: "A")]))
                .response()
            #expect(response.screens?[0].layout == nil && response.bar?.frame != nil, "\(os) \(device)")
            let found = response.diagnostics?.filter { $0.code == .metricsUnknown }
            #expect(found?.map(\.property) == ["layout"])
        }
        #expect(try layouts(scenario(os: .iOS(18), [Screen(id: "A")]))[0] != nil)
    }

    // MARK: - Content under the tab bar

    @Test func `a root view ends above an opaque tab bar, unless it is extended`() throws {
        let height = try #require(layouts(scenario([Screen(id: "A")]))[0]).view.height
        let opaque = try #require(layouts(scenario(isTranslucent: false, [Screen(id: "A")]))[0])
        #expect(opaque.view.height == height - 83)
        #expect(opaque.obscured == .safeArea(Insets(top: 88)))
        var extended = Screen(id: "A")
        extended.view.extendedLayoutIncludesOpaqueBars = true
        #expect(try layouts(scenario(isTranslucent: false, [extended]))[0]?.view.height == height)
        var without = Screen(id: "A")
        without.view.edgesForExtendedLayout = [.top]
        #expect(try layouts(scenario([without]))[0]?.view.height == height - 83)
    }

    // MARK: - Hiding

    @Test func `it goes with the screen that asks for it, and stays away above`() throws {
        let stack = [Screen(id: "A"), Self.hiding("B"), Screen(id: "C")]
        #expect(try bottoms(scenario(stack)) == [83, 34, 34])
        let back = try scenario(stack).transition(.popToRoot())
        #expect(back.screens?.last?.layout?.obscured == .safeArea(Insets(top: 88, bottom: 83)))
    }

    @Test func `without a tab bar nothing goes, and an own container has none go`() throws {
        var none = scenario([Screen(id: "A"), Self.hiding("B")])
        none.navigationController.tabBar = nil
        #expect(try bottoms(none) == [34, 34])
        let own = scenario(policy: "customContainer", [Screen(id: "A"), Self.hiding("B")])
        #expect(try bottoms(own) == [83, 83])
        let limits = try ResolveRequest(own).response().diagnostics?.first { $0.code == .customContainerLimits }
        #expect(limits?.message.hasSuffix("hidesBottomBarWhenPushed.") == true)
    }

    // MARK: - Backdrop

    private func dark(
        os: SystemVersion = .iOS(12),
        _ screen: Screen = hiding("B"),
        policy: String = "system",
        _ change: (inout Scenario) -> Void = { _ in }
    ) throws -> [Diagnostic] {
        var scenario = scenario(os: os, policy: policy, [Screen(id: "A")])
        scenario.navigationController.window.backgroundColor = .some(nil)
        change(&scenario)
        let response = try scenario.transition(.push(screen, animated: true))
        return (response.diagnostics ?? []).filter { $0.code == .darkBarInTransition }
    }

    @Test func `a bar that blurs over a black window is told, with the color that helps`() throws {
        let found = try #require(dark().first)
        #expect(found.severity == .warning && found.screen == "B")
        #expect(found.pointer?.description == "/navigationController/window/backgroundColor")
        let edit = try #require(found.edits?.first)
        #expect(edit.path == "/navigationController/window/backgroundColor" && edit.op == .replace)
    }

    @Test func `it takes a place that no root view covers`() throws {
        #expect(try dark(Screen(id: "B")) == [])
        var below = Screen(id: "B")
        below.view.edgesForExtendedLayout = [.bottom]
        #expect(try dark(below).count == 1)
        var clear = Screen(id: "B")
        clear.view.backgroundColor = BarColor(.clear)
        #expect(try dark(clear).count == 1)
    }

    @Test func `with a color, an opaque bar or no animation there is none`() throws {
        #expect(try dark { $0.navigationController.window.backgroundColor = nil } == [])
        #expect(try dark { $0.navigationController.window.backgroundColor = .some(.white) } == [])
        #expect(try dark { $0.navigationController.view.backgroundColor = .white } == [])
        // A clear view shows the window.
        #expect(try dark { $0.navigationController.view.backgroundColor = BarColor(.clear) }.count == 1)
        #expect(try dark { $0.stack[0].callbacks.viewDidLoad.isTranslucent = false } == [])
        #expect(try dark(policy: "kmNavigationBarTransition") == [])
        var scenario = scenario([Screen(id: "A")])
        scenario.navigationController.window.backgroundColor = .some(nil)
        let response = try scenario.transition(.push(Self.hiding("B"), animated: false))
        #expect(response.diagnostics?.contains { $0.code == .darkBarInTransition } == false)
    }

    @Test func `contrast goes by the color behind the root view`() throws {
        var screen = Screen(id: "A")
        screen.title = "A"
        screen.view.backgroundColor = BarColor(.clear)
        screen.callbacks.viewDidLoad.backgroundImage = .empty
        var scenario = Scenario.on([screen], policy: "system")
        #expect(try ResolveRequest(scenario).response().bar?.contrast.behind?.color == .black)
        scenario.navigationController.window.backgroundColor = .some(.white)
        #expect(try ResolveRequest(scenario).response().bar?.contrast.behind?.color == .white)
        scenario.navigationController.view.backgroundColor = .red
        #expect(try ResolveRequest(scenario).response().bar?.contrast.behind?.color == BarColor.red.light)
    }
}
