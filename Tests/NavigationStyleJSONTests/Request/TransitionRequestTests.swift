import NavigationStyle
import Testing

@testable import NavigationStyleJSON

/// Reading of requests, member by member.
struct TransitionRequestTests {
    private func request(_ text: String) throws -> TransitionRequest {
        try TransitionRequest(json: Array(text.utf8))
    }

    private func screen(_ text: String) throws -> Screen {
        try #require(
            try request("{\"stack\":[{\"id\":\"a\",\(text)}],\"operation\":{\"type\":\"popToRoot\"}}").scenario.stack
                .first
        )
    }

    private func color(_ text: String) throws -> BarColor? {
        try screen("\"bar\":{\"tint\":\(text)}").bar?.tint
    }

    @Test
    func `what is left out is as the contract says`() throws {
        let request = try request("{\"stack\":[{\"id\":\"a\"}],\"operation\":{\"type\":\"pop\"}}")
        #expect(
            request
                == TransitionRequest(
                    Scenario(stack: [Screen(id: "a")]),
                    operation: NavigationOperation(.pop(count: 1, animated: true))
                )
        )
        #expect(request.scenario.policy.name == "transitionBar")
    }

    @Test
    func `null is as if left out where a member may be null`() throws {
        let nulls = try request(
            """
            {"environment": null, "defaults": null, "controller": null, "operation": {"type": "pop"}, "stack": [
              {"id": "a", "title": null, "bar": null, "scrollStyling": null, "library": null,
               "navigationItem": {"title": null, "prompt": null, "backButtonTitle": null, "standardAppearance": null},
               "view": {"scrollView": null}}]}
            """
        )
        #expect(nulls == (try request("{\"stack\":[{\"id\":\"a\"}],\"operation\":{\"type\":\"pop\"}}")))
    }

    @Test(arguments: [
        ("\"#F80\"", RGBA(rawValue: 0xFF88_00FF)), ("\"#12aBcD\"", RGBA(rawValue: 0x12AB_CDFF)),
        ("\"#01020304\"", RGBA(rawValue: 0x0102_0304)), ("\"clear\"", .clear), ("\"white\"", .white),
        ("\"\\u0023F80\"", RGBA(rawValue: 0xFF88_00FF)), ("\"wh\\u0069te\"", .white),
        ("{\"colorSpace\":\"srgb\",\"components\":[1,0.5,0]}", RGBA(rawValue: 0xFF80_00FF)),
        (
            "{\"components\":[1,\"none\",0],\"alpha\":0.5,\"colorSpace\":\"srgb\",\"hex\":\"#ff0000\"}",
            RGBA(rawValue: 0xFF00_0080)
        ),
    ])
    func `colors are read in all their forms`(text: String, color: RGBA) throws {
        #expect(try self.color(text) == BarColor(color))
    }

    @Test
    func `dynamic colors have a light and a dark side`() throws {
        #expect(try color("\"systemBackground\"") == .systemBackground)
        #expect(try color("{\"light\":\"#000\",\"dark\":\"white\"}") == BarColor(light: .black, dark: .white))
        #expect(
            try color("{\"dark\":\"systemBackground\",\"light\":\"systemBackground\"}")
                == BarColor(light: .white, dark: .black)
        )
    }

    @Test
    func `every system color is read by its name`() throws {
        for name in BarColor.systemNames { #expect(try color("\"\(name)\"") == BarColor(systemName: name)) }
    }

    @Test
    func `a write of null is nil, and what is left out is not touched`() throws {
        let writes = try screen(
            """
            "callbacks": {"viewWillAppear": {"barTintColor": null, "shadowImage": "empty", "alpha": 0.5,
              "backgroundImage": {"minimumAlpha": 0.8}, "standardAppearance": {"backgroundEffect": null},
              "isNavigationBarHidden": true}}
            """
        ).callbacks.viewWillAppear
        var expected = BarProperties()
        expected.barTintColor = .some(nil)
        expected.shadowImage = .some(.empty)
        expected.alpha = 0.5
        expected.backgroundImage = .some(.picture(BarImage.Picture(minimumAlpha: 0.8)))
        var appearance = Appearance()
        appearance.backgroundEffect = .some(nil)
        expected.standardAppearance = .some(appearance)
        expected.isNavigationBarHidden = BarVisibility(hidden: true)
        #expect(writes == expected)
    }

    @Test(arguments: [
        ("true", BarVisibility(hidden: true)),
        ("{\"hidden\":true}", BarVisibility(hidden: true)),
        ("{\"hidden\":false,\"animated\":true}", BarVisibility(hidden: false, animation: .animated)),
        ("{\"animated\":\"asTransition\",\"hidden\":true}", BarVisibility(hidden: true, animation: .asTransition)),
        ("{\"animated\":false,\"hidden\":true}", BarVisibility(hidden: true)),
    ])
    func `the bar is hidden in one of three ways`(text: String, visibility: BarVisibility) throws {
        let writes = try screen("\"callbacks\":{\"viewDidLoad\":{\"isNavigationBarHidden\":\(text)}}")
        #expect(writes.callbacks.viewDidLoad.isNavigationBarHidden == visibility)
    }

    @Test
    func `the type of an operation may come last`() throws {
        let operation = try request(
            "{\"operation\":{\"velocity\":-0.5,\"progress\":0.25,\"timing\":\"sameTurn\",\"type\":\"interactivePop\"},\"stack\":[]}"
        ).operation
        #expect(
            operation
                == NavigationOperation(.interactivePop(.released(progress: 0.25, velocity: -0.5)), timing: .sameTurn)
        )
    }

    @Test(arguments: [
        ("\"type\":\"pop\"", NavigationOperation.Action.pop(count: 1, animated: true)),
        ("\"by\":\"backButton\",\"type\":\"pop\"", .pop(count: 1, animated: true, by: .backButton)),
        ("\"type\":\"reappear\"", .reappear(after: .tab)),
        ("\"by\":\"fullScreenModal\",\"type\":\"reappear\"", .reappear(after: .fullScreenModal)),
    ])
    func `by what an operation comes may stand before its type`(members: String, action: NavigationOperation.Action)
        throws
    {
        let operation = try request("{\"stack\":[],\"operation\":{\(members)}}").operation
        #expect(operation == NavigationOperation(action))
    }

    @Test
    func `a word for what an operation comes by is corrected by those of its type`() {
        let operation = "{\"by\":\"backbutton\",\"type\":\"pop\"}"
        let faults = requestFaults("{\"stack\":[{\"id\":\"a\"}],\"operation\":\(operation)}")
        #expect(faults.map(\.allowed) == [["code", "backButton"]])
        #expect(faults.map(\.suggestion) == ["backButton"])
    }

    @Test(arguments: [
        ("false", Screen.InteractivePopGesture.Delegate.stock), ("true", .replaced), ("\"guarded\"", .guarded),
    ])
    func `the delegate of the pop gesture is replaced in one of two ways`(
        text: String,
        delegate: Screen.InteractivePopGesture.Delegate
    ) throws {
        let gesture = try screen("\"interactivePop\":{\"delegateReplaced\":\(text)}").interactivePop
        #expect(gesture.delegate == delegate)
    }

    @Test
    func `a navigation controller may stand inside another`() throws {
        let text = "\"stack\":[{\"id\":\"a\"}],\"operation\":{\"type\":\"popToRoot\"}"
        #expect(try request("{\"nested\":true,\(text)}").scenario.isNested)
        #expect(try !request("{\(text)}").scenario.isNested)
        #expect(requestFaults("{\"nested\":null,\(text)}").map(\.pointer) == ["/nested"])
    }

    @Test
    func `parts of the response can be chosen`() throws {
        let request = try request("{\"include\":[\"plan\",\"layout\"],\"stack\":[],\"operation\":{\"type\":\"pop\"}}")
        #expect(request.scenario.include == [.plan, .layout])
    }
}
