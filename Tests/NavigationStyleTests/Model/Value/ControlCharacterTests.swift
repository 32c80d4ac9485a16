import Testing

@testable import NavigationStyle

struct ControlCharacterTests {
    @Test func `control characters are U+0000 to 001F and U+007F to 009F`() {
        for value in UInt32(0)...0x180 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let isControl = value < 0x20 || 0x7F...0x9F ~= value
            #expect(("a" + String(scalar) + "b").controlCharacter() == (isControl ? scalar : nil))
        }
        #expect("导航栏 é 👩‍👩‍👧 \u{A0}\u{2028}".controlCharacter() == nil)
        #expect("".controlCharacter() == nil)
    }

    @Test func `a text that a person sees may have tabs and line feeds`() {
        #expect("a\tb\nc".controlCharacter(isShown: true) == nil)
        #expect("a\tb\nc".controlCharacter() == "\t")
        #expect("a\r\n".controlCharacter(isShown: true) == "\r")
    }

    /// Returns the faults of a request with `screen` as its only screen.
    private func faults(of screen: Screen) -> [RequestFault] {
        do throws(ScenarioError) {
            _ = try ResolveRequest(Scenario(stack: [screen])).response()
            return []
        } catch {
            return error.faults
        }
    }

    @Test func `titles, prompts and what buttons are called may have tabs and line feeds, and no others`() {
        let texts: [(String, (inout Screen, String) -> Void)] = [
            ("/title", { $0.title = $1 }),
            ("/navigationItem/title", { $0.navigationItem.title = $1 }),
            ("/navigationItem/prompt", { $0.navigationItem.prompt = $1 }),
            ("/navigationItem/leftBarButtonItems/0", { $0.navigationItem.leftBarButtonItems = [$1] }),
            ("/navigationItem/rightBarButtonItems/1", { $0.navigationItem.rightBarButtonItems = ["x", $1] }),
            ("/navigationItem/backButtonTitle", { $0.navigationItem.backButtonTitle = $1 }),
            ("/navigationItem/backBarButtonItemTitle", { $0.navigationItem.backBarButtonItemTitle = $1 }),
        ]
        for (pointer, set) in texts {
            var screen = Screen(id: "a")
            set(&screen, "two\n\tlines")
            #expect(faults(of: screen) == [])
            set(&screen, "a\u{1B}")
            #expect(faults(of: screen) == [RequestFault(.controlCharacter("\u{1B}"), at: "/stack/0" + pointer)])
        }
    }

    @Test func `names of images have none, wherever an image stands`() {
        let image = BarImage.picture(BarImage.Picture(name: "a\n"))
        var appearance = Appearance()
        appearance.shadowImage = image
        let places: [(String, (inout Screen) -> Void)] = [
            (
                "/bar/background/image",
                {
                    $0.bar = BarStyle(); $0.bar?.background = .image(image)
                }
            ),
            ("/callbacks/viewDidAppear/shadowImage", { $0.callbacks.viewDidAppear.shadowImage = .some(image) }),
            (
                "/callbacks/viewDidLoad/compactAppearance/shadowImage",
                { $0.callbacks.viewDidLoad.compactAppearance = .some(appearance) }
            ),
            (
                "/navigationItem/scrollEdgeAppearance/shadowImage",
                { $0.navigationItem.scrollEdgeAppearance = appearance }
            ),
        ]
        for (pointer, set) in places {
            var screen = Screen(id: "a")
            set(&screen)
            let place = "/stack/0" + pointer + "/name"
            #expect(faults(of: screen) == [RequestFault(.controlCharacter("\n"), at: place)])
        }
    }

    @Test func `ids, policies and devices have none`() throws {
        var scenario = Scenario(stack: [Screen(id: "a\u{0}")])
        scenario.policy = PolicySelection("system\u{7F}")
        scenario.environment.device = "iPhone\u{9F}"
        let error = #expect(throws: ScenarioError.self) { try ResolveRequest(scenario).response() }
        #expect(
            error?.faults == [
                RequestFault(.controlCharacter("\u{7F}"), at: "/policy"),
                RequestFault(.controlCharacter("\u{9F}"), at: "/environment/device"),
                RequestFault(.controlCharacter("\u{0}"), at: "/stack/0/id"),
            ]
        )
        #expect(error?.faults.first?.detail.contains("U+007F") == true)
    }

    @Test func `what a controller remembers has none`() throws {
        var scenario = Scenario.on([Screen(id: "a")], policy: "rtRootNavigationController")
        var state = try #require(try scenario.state())
        #expect(state.policyState != nil)
        state.loaded.append("b\u{1}")
        state.bar.shadowImage = .some(.picture(BarImage.Picture(name: "\u{2}")))
        state.provenance[.tintColor] = Provenance(setBy: .screen, screen: "gone\u{3}")
        scenario.controller = state
        let error = #expect(throws: ScenarioError.self) { try scenario.state() }
        #expect(
            error.map { Set($0.faults) } == [
                RequestFault(.controlCharacter("\u{1}"), at: "/controller/loaded/1"),
                RequestFault(.controlCharacter("\u{2}"), at: "/controller/bar/shadowImage/name"),
                RequestFault(.controlCharacter("\u{3}"), at: "/controller/provenance/tintColor/screen"),
            ]
        )
        state = ControllerState()
        state.stack = ["a"]
        state.policyState = .object(members: [
            "backItems": .array([.string("a\u{4}")]),
            "placeholders": .object(members: ["a": .object(members: ["title": .string("two\nlines")])]),
        ])
        scenario.controller = state
        let kept = #expect(throws: ScenarioError.self) { try scenario.state() }
        #expect(
            kept?.faults == [RequestFault(.controlCharacter("\u{4}"), at: "/controller/policyState/backItems/0")]
        )
    }

    @Test func `what an operation brings has none`() throws {
        let scenario = Scenario(stack: [Screen(id: "a")])
        var screen = Screen(id: "b")
        screen.title = "\u{1}"
        let push = #expect(throws: ScenarioError.self) { try scenario.transition(.push(screen, animated: true)) }
        #expect(push?.faults == [RequestFault(.controlCharacter("\u{1}"), at: "/operation/screen/title")])
        var properties = BarProperties()
        properties.backgroundImage = .some(.picture(BarImage.Picture(name: "\u{2}")))
        let update = #expect(throws: ScenarioError.self) {
            try scenario.transition(.update(.properties(properties)))
        }
        #expect(
            update?.faults
                == [RequestFault(.controlCharacter("\u{2}"), at: "/operation/properties/backgroundImage/name")]
        )
    }
}
