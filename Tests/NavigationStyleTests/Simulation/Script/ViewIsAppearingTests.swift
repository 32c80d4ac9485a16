import Testing

@testable import NavigationStyle

/// Code in `viewIsAppearing`: its time, its frequency, and the versions of iOS that call it (uikit.U).
struct ViewIsAppearingTests {
    private static let blue = BarColor(RGBA(rawValue: 0x0000_FFFF))

    private func screen(_ id: Screen.ID, _ write: (inout Callbacks) -> Void = { _ in }) -> Screen {
        .writing(id) {
            $0.viewIsAppearing.tintColor = .some(.red)
            write(&$0)
        }
    }

    private func writes(_ response: TransitionResponse) -> [String] { response.script.filter { $0.contains("write") } }

    @Test func `it runs after viewWillAppear and willShow, before the layout`() throws {
        let scenario = Scenario.on([Screen(id: "A")], policy: "system", os: .iOS(13))
        let response = try scenario.transition(.push(screen("B"), animated: true))
        let script = response.script
        let place = try #require(script.firstIndex(of: "B.viewIsAppearing"))
        #expect(script[place - 1] == "willShow B")
        #expect(script[place + 1] == "B.viewIsAppearing: write tintColor (uikit.S2)")
        #expect(script[place + 2] == "B.viewWillLayoutSubviews")
        #expect(response.bars.after?.tintColor == BarColor.red.light)
        #expect(response.bars.after?.provenance?[.tintColor].callback == .viewIsAppearing)
    }

    @Test func `what it writes goes over viewWillAppear's and under viewDidAppear's`() throws {
        let scenario = Scenario.on([Screen(id: "A")], policy: "system", os: .iOS(17))
        let over = screen("B") { $0.viewWillAppear.tintColor = .some(Self.blue) }
        let overShown = try scenario.transition(.push(over, animated: true))
        #expect(overShown.bars.after?.tintColor == BarColor.red.light)
        #expect(overShown.screens?.last?.matchesDeclared == true)
        let under = screen("B") { $0.viewDidAppear.tintColor = .some(Self.blue) }
        let underShown = try scenario.transition(.push(under, animated: true))
        #expect(underShown.bars.after?.tintColor == Self.blue.light)
        #expect(underShown.screens?.last?.matchesDeclared == true)
    }

    @Test(arguments: [7, 12])
    func `nobody calls it before iOS 13`(_ os: Int) throws {
        let scenario = Scenario.on([Screen(id: "A")], policy: "system", os: SystemVersion(os))
        let response = try scenario.transition(.push(screen("B"), animated: true))
        #expect(response.script.allSatisfy { !$0.contains("viewIsAppearing") })
        #expect(writes(response) == [])
        #expect(response.bars.after?.tintColor == BarColor.systemBlue.light)
        #expect(response.screens?.last?.matchesDeclared == true)
    }

    @Test(arguments: [NavigationOperation.Cover.tab, .fullScreenModal], [12, 13])
    func `it runs again when what covered the screen is gone`(_ cover: NavigationOperation.Cover, os: Int) throws {
        let scenario = Scenario.on([screen("A")], policy: "system", os: SystemVersion(os))
        var properties = BarProperties()
        properties.tintColor = .some(Self.blue)
        let operations = [
            NavigationOperation(.update(.properties(properties))),
            NavigationOperation(.reappear(after: cover)),
        ]
        let response = try scenario.replay(operations).transitions[1]
        #expect(writes(response) == (os < 13 ? [] : ["A.viewIsAppearing: write tintColor (uikit.S2)"]))
        #expect(response.bars.after?.tintColor == (os < 13 ? Self.blue : .red).light)
        let callbacks = response.script.filter { !$0.contains("write") }
        var expected = ["A.viewWillDisappear", "A.viewDidDisappear", "A.viewWillAppear", "A.viewDidAppear"]
        if os >= 13 { expected.insert("A.viewIsAppearing", at: 3) }
        #expect(callbacks == expected)
    }

    @Test func `a screen that writes nothing there gets it after a cover too`() throws {
        let response = try Scenario.on([Screen(id: "A")], policy: "system", os: .iOS(17))
            .transition(.reappear(after: .tab))
        #expect(response.script.filter { $0.hasSuffix("viewIsAppearing") } == ["A.viewIsAppearing"])
    }

    @Test func `a cancelled swipe gives it to the screen below alone`() throws {
        let scenario = Scenario.on([screen("A"), screen("B")], policy: "system", os: .iOS(17))
        let script = try scenario.transition(.interactivePop(.cancelled)).script
        #expect(script.filter { $0.hasSuffix("viewIsAppearing") } == ["A.viewIsAppearing"])
    }

    @Test func `not animated it runs as well, and once`() throws {
        let scenario = Scenario.on([Screen(id: "A")], policy: "system", os: .iOS(17))
        let script = try scenario.transition(.push(screen("B"), animated: false)).script
        #expect(script.filter { $0.hasSuffix("viewIsAppearing") } == ["B.viewIsAppearing"])
    }

    @Test func `restoring puts back what it replaced`() throws {
        let scenario = Scenario.on([Screen(id: "A"), screen("B")], policy: "restoring", os: .iOS(17))
        let response = try scenario.transition(.pop())
        #expect(response.bars.before?.tintColor == BarColor.red.light)
        #expect(response.bars.after?.tintColor == BarColor.systemBlue.light)
    }

    @Test func `a state that is handed back goes on as one replay does`() throws {
        let scenario = Scenario.on([Screen(id: "A")], policy: "system", os: .iOS(17))
        let push = NavigationOperation(.push(screen("B"), animated: true))
        let whole = try scenario.replay([push, NavigationOperation(.reappear(after: .tab))])
        var half = scenario
        half.stack = [Screen(id: "A"), screen("B")]
        half.controller = try scenario.replay([push]).controller
        let rest = try half.replay([NavigationOperation(.reappear(after: .tab))])
        #expect(rest.controller == whole.controller)
        #expect(rest.transitions[0].bars == whole.transitions[1].bars)
    }
}
