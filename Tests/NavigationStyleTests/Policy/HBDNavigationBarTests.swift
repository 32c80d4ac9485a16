import NavigationStyle
import Testing

/// The worked scenarios of libraries.15, and the facts of libraries.3 about 1.9.8.
@Suite struct HBDNavigationBarTests {
    private let red = Screen("A", bar: BarStyle(background: .color(.red)))
    private let blue = Screen("B", bar: BarStyle(background: .color(.blue)))

    private func on(_ stack: [Screen], os: SystemVersion = SystemVersion(12)) -> Scenario {
        Scenario.on(stack, policy: "hbdNavigationBar", os: os)
    }

    @Test func `HBD-1: two colors get fake bars, and the real bar the style of the screen that comes`() throws {
        let response = try on([red]).transition(.push(blue, animated: true))
        #expect(
            response.policySteps == [
                "B.willShow: write barStyle (hbd.willShow.2)",
                "alongside: write tintColor, titleTextAttributes (hbd.alongside.1)",
                "alongside: hide background (hbd.alongside.1)",
                "alongside: add fakeBar:A (hbd.alongside.1)",
                "alongside: add fakeBar:B (hbd.alongside.1)",
                "completion: write barStyle (hbd.completion.2)",
                "completion: show background (hbd.completion.2)",
                "completion: paint background barTintColor, backgroundImage, shadowImage, alpha (hbd.completion.2)",
                "completion: write tintColor, titleTextAttributes (hbd.completion.2)",
                "completion: remove fakeBar:A (hbd.completion.3)",
                "completion: remove fakeBar:B (hbd.completion.3)",
            ]
        )
        #expect(response.fakeBar("A")?.barTintColor == .some(.some(.red)))
        #expect(response.fakeBar("B")?.barTintColor == .some(.some(.blue)))
        #expect(response.bars.after?.background.color == BarColor.blue.light)
        #expect(response.plan?.presentation == .slidingBars)
        #expect(response.controller?.fakeBars == [:])
        #expect(response.controller?.isBackgroundHidden == false)
    }

    @Test func `HBD-1: a cancelled pop shows both bars and ends with the style of the screen that stays`() throws {
        let scenario = on([red, blue])
        let before = try scenario.state()
        let response = try scenario.transition(.interactivePop(.cancelled))
        #expect(response.outcome == .cancelled)
        #expect(response.fakeBar("A") != nil && response.fakeBar("B") != nil)
        #expect(response.policySteps.last == "completion: remove fakeBar:A (hbd.completion.3)")
        #expect(response.policySteps.contains("completion: write barStyle (hbd.completion.2)"))
        #expect(!response.script.contains("didShow A"))
        #expect(response.controller?.bar == before?.bar)
        #expect(response.controller?.policyState?["background"] == before?.policyState?["background"])
        #expect(response.bars.after == response.bars.before)
    }

    @Test func `HBD-2: tint, hairline and barStyle alone need no fake bars`() throws {
        var other = red
        other.id = "B"
        other.library = .object(members: [
            "tintColor": .string("#00FF00"), "barShadowHidden": .bool(true), "barStyle": .string("black"),
        ])
        let response = try on([red]).transition(.push(other, animated: true))
        #expect(
            response.policySteps.prefix(2) == [
                "B.willShow: write barStyle (hbd.willShow.2)", "alongside: write barStyle (hbd.alongside.2)",
            ]
        )
        #expect(!response.policySteps.contains { $0.contains("fakeBar") })
        #expect(response.bars.before?.shadow.isVisible == true)
        #expect(response.bars.after?.shadow.isVisible == false)
        #expect(response.bars.after?.statusBar?.style == .lightContent)
        #expect(response.plan?.presentation == .animateAlongside)
    }

    @Test func `HBD-3: another alpha of the same color needs fake bars`() throws {
        var other = red
        other.id = "B"
        other.library = .object(members: ["barAlpha": .number(0.5)])
        let response = try on([red]).transition(.push(other, animated: true))
        #expect(response.fakeBar("A")?.alpha == nil)
        #expect(response.fakeBar("B")?.alpha == 0.5)
        #expect(response.bars.after?.background.alpha == .value(0.5))
        #expect(response.bars.after?.shadow.isVisible == true)
    }

    @Test func `the shared bar itself is clear and translucent, and has three properties written`() throws {
        let bar = try #require(try on([red]).state()).bar
        #expect(bar.touched == [.isTranslucent, .tintColor, .backgroundImage, .shadowImage, .titleTextAttributes])
        #expect(bar.backgroundImage == .some(.some(.empty)) && bar.isTranslucent == true)
        #expect(bar.tintColor == .some(.some(.black)))
        #expect(bar.titleTextAttributes == .some(.some(TextAttributes(color: .black))))
    }

    @Test func `from iOS 13 on its two appearances carry the title and are clear at rest`() throws {
        let response = try on([red], os: SystemVersion(15)).transition(
            .push(Screen("B", bar: BarStyle(background: .color(.red))), animated: true)
        )
        let appearance = try #require(response.controller?.bar.standardAppearance ?? nil)
        #expect(appearance.backgroundColor == BarColor(.clear))
        #expect(appearance.titleTextAttributes == TextAttributes(color: .black))
        #expect(response.controller?.bar.scrollEdgeAppearance == .some(.some(appearance)))
        // During the transition, the appearances had the target's color, which is animated.
        let painted = response.plan?.steps.contains {
            if case .write(.navigationBar, let properties, _) = $0.action, $0.at.name == .alongside {
                properties.standardAppearance??.backgroundColor == .red
            } else {
                false
            }
        }
        #expect(painted == true)
        #expect(response.bars.after?.background.kind == .color)
    }

    @Test func `a screen that declares nothing gets the library's constants, never another screen's style`() throws {
        let response = try on([red]).transition(.push(Screen(id: "B"), animated: true))
        let bar = try #require(response.bars.after)
        #expect(bar.background.kind == .blur && bar.background.color?.hex == "#F7F7F7CC")
        #expect(bar.tintColor == .black && bar.title.color == .black)
        #expect(bar.shadow.isVisible && bar.shadow.color?.hex == "#0000004D")
    }

    @Test func `the appearance proxy comes before the constants`() throws {
        var scenario = on([Screen(id: "A")])
        scenario.defaults.appearanceProxy.barStyle = .black
        scenario.defaults.appearanceProxy.barTintColor = .some(.green)
        scenario.defaults.appearanceProxy.tintColor = .some(.orange)
        scenario.defaults.appearanceProxy.titleTextAttributes = .some(TextAttributes(fontSize: 20))
        scenario.defaults.appearanceProxy.shadowImage = .some(.empty)
        let response = try ResolveRequest(scenario).response()
        let bar = try #require(response.bar)
        #expect(bar.background.color == BarColor.green.light)
        #expect(bar.tintColor == BarColor.orange.light)
        #expect(bar.title.color == .white && bar.title.fontSize == 20)
        #expect(bar.shadow.isVisible == false)
        #expect(response.controller?.bar.barTintColor == nil)
        scenario.defaults.appearanceProxy.barTintColor = nil
        #expect(try ResolveRequest(scenario).response().bar?.background.color?.hex == "#1C1C1CBA")
    }

    @Test func `the proxy's image gives way to an own color, and a declared image to nothing`() throws {
        var scenario = on([red, Screen(id: "B")])
        scenario.defaults.appearanceProxy.backgroundImage = .picture(BarImage.Picture(name: "common"))
        var bar = try #require(try ResolveRequest(scenario).response().bar)
        #expect(bar.background.kind == .image && bar.background.image == "common")
        bar = try #require(try ResolveRequest(scenario).response().screens?.first?.bar)
        #expect(bar.background.kind == .color)
        var own = red
        own.id = "C"
        own.library = .object(members: ["barImage": .object(members: ["name": .string("own")])])
        bar = try #require(try scenario.transition(.push(own, animated: true)).bars.after)
        #expect(bar.background.image == "own")
    }
}
