import Testing

@testable import NavigationStyle

/// Appearance proxies that are set while the app runs, and those for bars in containers (around.R1 to R4).
struct AppearanceProxyTests {
    typealias Action = NavigationOperation.Action

    private static func red(_ property: BarProperty = .barTintColor) -> BarProperties {
        var properties = BarProperties()
        properties[property] = .color(.red)
        return properties
    }

    private static let proxy = Action.setAppearanceProxy(red())
    private static let push = Action.push(Screen(id: "B"), animated: true)

    private func tints(_ scenario: Scenario, _ actions: [Action]) throws -> [BarColor??] {
        try actions.indices.map { try scenario.replay(Array(actions[...$0])).controller?.bar.barTintColor ?? nil }
    }

    private func tooLate(_ response: TransitionResponse) -> [Diagnostic] {
        (response.diagnostics ?? []).filter { $0.code == .appearanceProxyTooLate }
    }

    // MARK: - Application to bars

    @Test(arguments: [NavigationOperation.Cover.tab, .fullScreenModal])
    func `a bar in a window takes it when it comes back into one`(_ cover: NavigationOperation.Cover) throws {
        let scenario = Scenario.on([Screen(id: "A")], policy: "system")
        #expect(try tints(scenario, [Self.proxy, Self.push, .reappear(after: cover)]) == [nil, nil, .some(.red)])
        let response = try scenario.replay([Self.proxy, .reappear(after: cover)])
        let last = try #require(response.transitions.last)
        #expect(
            last.bars.after?.provenance?[.barTintColor]
                == Provenance(setBy: .appearanceProxy)
        )
        #expect(last.plan?.steps.contains { $0.rule == "around.R1" } == true)
        #expect(tooLate(last) == [])
    }

    @Test func `under what leaves the view in place it goes on without`() throws {
        let scenario = Scenario.on([Screen(id: "A")], policy: "system", os: .iOS(17))
        #expect(try tints(scenario, [Self.proxy, .reappear(after: .pageSheet)]) == [nil, nil])
    }

    @Test func `without screens the bar is in no window and takes it at once`() throws {
        let scenario = Scenario.on([], policy: "system")
        let response = try scenario.replay([Self.proxy, Self.push])
        #expect(response.controller?.bar.barTintColor == .some(.red))
        #expect(response.transitions.allSatisfy { tooLate($0).isEmpty })
        #expect(response.transitions.map(\.outcome) == [.changed, .changed])
    }

    @Test func `what the bar itself was told goes first`() throws {
        let own = Screen.writing("A") { $0.viewDidLoad.barTintColor = .some(.blue) }
        let scenario = Scenario.on([own], policy: "system")
        let response = try scenario.replay([Self.proxy, .reappear(after: .tab)])
        #expect(response.controller?.bar.barTintColor == .some(.blue))
        #expect(response.transitions.allSatisfy { tooLate($0).isEmpty })
    }

    @Test func `a later value takes the place of an earlier one of the proxy's`() throws {
        var scenario = Scenario.on([Screen(id: "A")], policy: "system")
        scenario.defaults.appearanceProxy.barTintColor = .some(.blue)
        #expect(try tints(scenario, [Self.proxy, .reappear(after: .tab)]) == [.some(.blue), .some(.red)])
    }

    @Test func `the same once more changes nothing`() throws {
        let response = try Scenario.on([Screen(id: "A")], policy: "system").replay([Self.proxy, Self.proxy])
        #expect(response.transitions.map(\.reason) == [nil, .sameValue])
        #expect(response.transitions.map { tooLate($0).count } == [1, 0])
    }

    @Test(arguments: PolicyPage.all.map(\.name))
    func `the state handed back goes on where it was`(policy: String) throws {
        let page = try #require(PolicyPage.named(policy))
        let scenario = Scenario.on([Screen(id: "A")], policy: policy, os: max(.iOS(12), page.minimumSystem))
        let contained = Action.setAppearanceProxy(Self.red(.tintColor), containers: ["UINavigationController"])
        let actions = [Self.proxy, contained, Self.push, .reappear(after: .tab), .pop()]
        let whole = try scenario.replay(actions)
        for count in 1..<actions.count {
            var rest = scenario
            rest.controller = try scenario.replay(Array(actions.prefix(count))).controller
            if count >= 3, count < 5 { rest.stack = [Screen(id: "A"), Screen(id: "B")] }
            let response = try rest.replay(Array(actions.dropFirst(count)))
            #expect(response.controller == whole.controller, "\(policy) after \(count)")
        }
    }

    // MARK: - Too late

    @Test func `a proxy that comes too late is told, with a write in its place`() throws {
        let response = try Scenario.on([Screen(id: "A")], policy: "system").transition(Self.proxy)
        let found = tooLate(response)
        #expect(found.map(\.severity) == [.warning])
        #expect(found.map(\.property) == ["barTintColor"])
        #expect(found.first?.pointer?.description == "/operation/properties")
        #expect(found.first?.edits == [Edit(.replace, "/operation/type", .string("update"))])
        #expect(response.outcome == .changed)
        #expect(response.controller?.appearanceProxy == Self.red())
    }

    // MARK: - Containment

    private func contained(_ containers: [[String]], in classes: [String]) throws -> (ResolveResponse, BarColor??) {
        var scenario = Scenario.on([Screen(id: "A")], policy: "system")
        scenario.navigationController.containerClasses = classes
        let colors: [BarColor] = [.red, .green, .blue, .orange]
        scenario.defaults.appearanceProxy.barTintColor = .some(.white)
        scenario.defaults.containedAppearanceProxies = zip(containers, colors).map { containers, color in
            var properties = BarProperties()
            properties.barTintColor = .some(color)
            return ContainedAppearanceProxy(whenContainedInInstancesOf: containers, properties: properties)
        }
        let response = try ResolveRequest(scenario).response()
        return (response, response.controller?.bar.barTintColor ?? nil)
    }

    @Test func `of the contained proxies for a bar the outermost goes first, then the longest, then the last`() throws {
        let classes = ["Checkout", "Tabs", "Split"]
        #expect(try contained([["Checkout"]], in: classes).1 == .some(.red))
        #expect(try contained([["Other"]], in: classes).1 == .some(.white))
        #expect(try contained([["Tabs"], ["Checkout"]], in: classes).1 == .some(.red))
        #expect(try contained([["Checkout", "Tabs"], ["Tabs"]], in: classes).1 == .some(.red))
        #expect(try contained([["Checkout", "Split"], ["Tabs", "Split"]], in: classes).1 == .some(.green))
        // All classes must be found, from the inside outwards.
        #expect(try contained([["Tabs", "Checkout"]], in: classes).1 == .some(.white))
    }

    @Test func `a proxy for other bars is told`() throws {
        let codes = { (response: ResolveResponse) in
            (response.diagnostics ?? []).filter { $0.code == .appearanceProxyNotContained }
        }
        let (strange, _) = try contained([["Checkout"], ["Other"]], in: ["Checkout"])
        let pointers = codes(strange).map { $0.pointer?.description }
        #expect(pointers == ["/defaults/containedAppearanceProxies/1/whenContainedInInstancesOf"])
        #expect(codes(try contained([["Checkout"]], in: ["Checkout"]).0) == [])
        let action = Action.setAppearanceProxy(Self.red(), containers: ["Checkout"])
        let response = try Scenario.on([Screen(id: "A")], policy: "system").transition(action)
        #expect(response.diagnostics?.map(\.code) == [.appearanceProxyNotContained])
    }

    @Test func `a value of a contained proxy is blamed where it stands`() throws {
        var properties = BarProperties()
        properties.barTintColor = .some(.black)
        var scenario = Scenario.on([Screen(id: "A")], policy: "system")
        scenario.stack[0].title = "A"
        scenario.defaults.containedAppearanceProxies = [
            ContainedAppearanceProxy(whenContainedInInstancesOf: ["UINavigationController"], properties: properties)
        ]
        let found = try ResolveRequest(scenario).response().diagnostics ?? []
        let pointers = Set(found.map { $0.pointer?.description })
        #expect(pointers.contains("/defaults/containedAppearanceProxies/0/properties/barTintColor"), "\(found)")
    }

    // MARK: - Policies

    @Test(arguments: ["rtRootNavigationController", "perScreenBar"])
    func `a bar of a screen's own takes it when it comes into the window with the screen`(policy: String) throws {
        let scenario = Scenario.on([Screen(id: "A")], policy: policy)
        let back = Action.pop()
        let response = try scenario.replay([Self.proxy, Self.push, back])
        let colors = response.transitions.map { $0.bars.after?.provenance?[.barTintColor].setBy }
        #expect(colors == [.system, .appearanceProxy, .appearanceProxy])
        let own = Scenario.on([Screen("A", bar: BarStyle(tint: .green))], policy: policy)
        let tint = Action.setAppearanceProxy(Self.red(.tintColor))
        #expect(
            try own.replay([tint, Self.push, back]).transitions.last?.bars.after?.tintColor == BarColor.green.light
        )
    }
}
