import NavigationStyle
import Testing

struct UnknownKeyTests {
    @Test(arguments: [
        (#"{"stack":[],"stak":1}"#, "stak"),
        (#"{"stack":[{"id":"a","tilte":"T"}]}"#, "stack/0/tilte"),
        (#"{"stack":[{"id":"a","bar":{"color":"red"}}]}"#, "stack/0/bar/color"),
        (#"{"stack":[{"id":"a","bar":{"background":{"colour":"red"}}}]}"#, "stack/0/bar/background/colour"),
        (#"{"stack":[{"id":"a","callbacks":{"viewDidLayout":{}}}]}"#, "stack/0/callbacks/viewDidLayout"),
        (
            #"{"stack":[{"id":"a","callbacks":{"viewDidLoad":{"tintColour":null}}}]}"#,
            "stack/0/callbacks/viewDidLoad/tintColour"
        ),
        (
            #"{"stack":[{"id":"a","callbacks":{"viewDidLoad":{"standardAppearance":{"a/b~c":1}}}}]}"#,
            "stack/0/callbacks/viewDidLoad/standardAppearance/a/b~c"
        ),
        (#"{"stack":[{"id":"a","navigationItem":{"subtitle":""}}]}"#, "stack/0/navigationItem/subtitle"),
        (#"{"stack":[{"id":"a","view":{"frame":{}}}]}"#, "stack/0/view/frame"),
        (#"{"stack":[{"id":"a","view":{"scrollView":{"bounces":true}}}]}"#, "stack/0/view/scrollView/bounces"),
        (
            #"{"stack":[{"id":"a","view":{"additionalSafeAreaInsets":{"leading":1}}}]}"#,
            "stack/0/view/additionalSafeAreaInsets/leading"
        ),
        (#"{"stack":[{"id":"a","interactivePop":{"isEnabled":true}}]}"#, "stack/0/interactivePop/isEnabled"),
        (#"{"stack":[],"environment":{"OS":"17.0"}}"#, "environment/OS"),
        (#"{"stack":[],"defaults":{"style":{}}}"#, "defaults/style"),
        (#"{"stack":[],"controller":{"stack":[],"loaded":[],"bars":{}}}"#, "controller/bars"),
        (
            #"{"stack":[],"controller":{"stack":[],"loaded":[],"provenance":{"colour":{"setBy":"policy"}}}}"#,
            "controller/provenance/colour"
        ),
    ])
    func `an unknown key is an error at its place`(json: String, path: String) throws {
        let words = try #require(fault(in: json, as: ResolveRequest.self))
        #expect(words.hasPrefix(path + ": "))
        #expect(words.contains("xpected"))
    }

    @Test func `an unknown key is ignored where it is an extension`() throws {
        let json = ##"""
            {"$schema":"s","x-note":1,"stack":[{"id":"a","x-a":{},"bar":{"x-b":null,"background":{"color":
              {"light":"#FFF","dark":"#FFF","x-c":0},"$extensions":{}}},"callbacks":{"x-d":[],"viewDidLoad":{"x-e":1,
              "standardAppearance":{"x-f":1,"shadowImage":{"x-g":1}}}},"navigationItem":{"x-h":1},
              "view":{"x-i":1,"scrollView":{"x-j":1}},"library":{"x-k":1,"config":{"x-l":1,"alpha":1}}}],
             "environment":{"x-m":1},"defaults":{"x-n":1},"controller":{"stack":[],"loaded":[],"x-o":1,
              "provenance":{"x-p":1}}}
            """##
        var screen = Screen(id: "a")
        screen.bar = BarStyle()
        screen.bar?.background = .color(.white)
        var appearance = Appearance()
        appearance.shadowImage = .picture(BarImage.Picture())
        screen.callbacks.viewDidLoad.standardAppearance = appearance
        screen.view.scrollView = ScreenScrollView()
        screen.library = .object(members: ["config": .object(members: ["alpha": .number(1)])])
        var scenario = Scenario(stack: [screen])
        scenario.controller = ControllerState()
        #expect(try decoded(json, as: ResolveRequest.self) == ResolveRequest(scenario))
    }

    @Test func `an extension is an id where the keys are ids`() throws {
        let json = """
            {"stack":["x-a"],"loaded":[],"fakeBars":{"x-a":{"isAttached":true,"properties":{}}},
             "contentOffsets":{"x-a":3},"policyState":{"replaced":{"x-a":{}}}}
            """
        let state = try decoded(json, as: ControllerState.self)
        #expect(state.fakeBars["x-a"] == ControllerState.FakeBar(isAttached: true, properties: BarProperties()))
        #expect(state.contentOffsets == ["x-a": 3])
        #expect(state.policyState?["replaced"]?["x-a"] == .object([]))
    }
}
