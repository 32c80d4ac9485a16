import Testing

@testable import NavigationStyle

struct PlanFormTests {
    private static let properties: BarProperties = {
        var properties = BarProperties()
        properties.barTintColor = .some(nil)
        return properties
    }()

    private static let clear = background(.clear, nil, 1)
    private static let veil = background(.color, .white, 0.5)

    private static func background(_ kind: BarState.Background.Kind, _ color: RGBA?, _ alpha: Double)
        -> BarState.Background
    {
        BarState.Background(kind: kind, color: color, image: nil, alpha: .value(alpha), backing: nil)
    }

    /// With a type of their own, since the compiler would look for it for seconds.
    private static let actions: [(String, Step.Action)] = [
        (
            #"{"action":"callback","screen":"a","name":"viewIsAppearing"}"#,
            .callback(screen: "a", name: .viewIsAppearing)
        ),
        (#"{"action":"delegate","name":"didShow","screen":"a"}"#, .delegate(name: .didShow, screen: "a")),
        (#"{"action":"delegate","name":"shouldPop","screen":"a"}"#, .delegate(name: .shouldPop, screen: "a")),
        (#"{"action":"stack","before":["a"],"after":["a","b"]}"#, .stack(before: ["a"], after: ["a", "b"])),
        (
            #"{"action":"write","bar":"navigationBar","properties":{"barTintColor":null}}"#,
            .write(bar: .navigationBar, properties: properties)
        ),
        (
            #"{"action":"write","bar":"navigationBar","properties":{"barTintColor":null},"copiedFrom":"fakeBar:a"}"#,
            .write(bar: .navigationBar, properties: properties, copiedFrom: .fakeBar("a"))
        ),
        (
            #"{"action":"addFakeBar","screen":"a","properties":{"barTintColor":null},"isAttached":false}"#,
            .addFakeBar(screen: "a", properties: properties, isAttached: false)
        ),
        (#"{"action":"removeFakeBar","screen":"a"}"#, .removeFakeBar(screen: "a")),
        (#"{"action":"bringFakeBarToFront","screen":"a"}"#, .bringFakeBarToFront(screen: "a")),
        (#"{"action":"skipFakeBar","screen":"a","reason":"r"}"#, .skipFakeBar(screen: "a", reason: "r")),
        (#"{"action":"keepFakeBar","screen":"a","reason":"r"}"#, .keepFakeBar(screen: "a", reason: "r")),
        (#"{"action":"showBar","bar":"navigationBar"}"#, .showBar(bar: .navigationBar)),
        (#"{"action":"hideBar","bar":"fakeBar:a"}"#, .hideBar(bar: .fakeBar("a"))),
        (#"{"action":"showBarBackground"}"#, .showBarBackground),
        (#"{"action":"hideBarBackground"}"#, .hideBarBackground),
        (
            #"{"action":"setNavigationBarHidden","hidden":true,"animated":false}"#,
            .setNavigationBarHidden(hidden: true, animated: false)
        ),
        (##"{"action":"setContainerBackground","color":"#FFFFFFFF"}"##, .setContainerBackground(color: .white)),
        (#"{"action":"disableClipping","screens":["a","b"]}"#, .disableClipping(screens: ["a", "b"])),
        (#"{"action":"adjustScrollInsets","screen":"a"}"#, .adjustScrollInsets(screen: "a")),
        (#"{"action":"restoreScrollInsets","screen":"a"}"#, .restoreScrollInsets(screen: "a")),
        (
            ##"{"action":"animate","property":"background","from":{"kind":"clear","color":null,"image":null,"alpha":1,"##
                + ##""backing":null},"to":{"kind":"color","color":"#FFFFFFFF","image":null,"alpha":0.5,"backing":null},"##
                + #""curve":"linear"}"#,
            .animate(Step.Animation(.background(from: clear, to: veil)))
        ),
        (
            ##"{"action":"animate","property":"shadow","from":{"isVisible":false,"color":null},"##
                + ##""to":{"isVisible":true,"color":"#FFFFFFFF"},"curve":"spring"}"##,
            .animate(
                Step.Animation(
                    .shadow(
                        from: BarState.Shadow(isVisible: false, color: nil),
                        to: BarState.Shadow(isVisible: true, color: .white)
                    ),
                    curve: .spring
                )
            )
        ),
        (
            ##"{"action":"animate","property":"tintColor","from":"#000000FF","to":"#FFFFFFFF","curve":"linear","##
                + #""until":0.25}"#,
            .animate(Step.Animation(.tintColor(from: .black, to: .white), until: 0.25))
        ),
        (
            ##"{"action":"animate","property":"title.color","from":"#000000FF","to":"#FFFFFFFF","curve":"easeInOut"}"##,
            .animate(Step.Animation(.titleColor(from: .black, to: .white), curve: .easeInOut))
        ),
        (#"{"action":"complete"}"#, .complete),
        (#"{"action":"cancel"}"#, .cancel),
    ]

    @Test(arguments: actions)
    func `a step has the keys of its action beside its own`(json: String, action: Step.Action) throws {
        let own = #"{"at":{"event":"viewDidAppear","screen":"a"},"by":"policy","rule":"km.push.2","#
        let text = own + json.dropFirst()
        let step = Step(at: Step.Event(.viewDidAppear, screen: "a"), by: .policy, action: action, rule: "km.push.2")
        #expect(try decoded(text, as: Step.self) == step)
        #expect(try normalized(encoded(step)) == normalized(text))
    }

    @Test func `a point of the script need not have a screen`() throws {
        #expect(try encoded(Step.Event(.completion)) == #"{"event":"completion"}"#)
        #expect(try decoded(#"{"event":"call"}"#, as: Step.Event.self) == Step.Event(.call))
    }

    @Test func `a plan has its steps in order`() throws {
        let json = """
            {"kind":"push","animated":true,"interactive":false,"duration":0.35,"presentation":"slidingBars",
             "because":"so","steps":[{"at":{"event":"call"},"by":"uikit","action":"complete","rule":"uikit.S1"},
             {"at":{"event":"turn"},"by":"app","action":"cancel","rule":"uikit.S5"}],
             "components":[{"component":"title","of":"from","origin":"place","destination":"backButton",
              "opacity":[{"at":0,"opacity":1},{"at":1,"opacity":0}]}],
             "minimumContrast":{"title":{"ratio":2.5,"required":3,"verdict":"fail","at":0.25},
              "buttons":null,"statusBar":null}}
            """
        let plan = try decoded(json, as: Plan.self)
        #expect(plan.minimumContrast?.title?.at == 0.25)
        #expect(plan.steps.map(\.action) == [.complete, .cancel])
        #expect(plan.presentation == .slidingBars)
        #expect(plan.components.map(\.origin) == [.place])
        #expect(plan.components.map(\.destination) == [.backButton])
        // Foundation may write 0.35 with additional digits.
        #expect(try roundTrip(plan) == plan)
    }

    @Test func `an action that there is not is told with those that there are`() {
        let json = #"{"at":{"event":"call"},"by":"app","action":"jump","rule":"r"}"#
        #expect(fault(in: json, as: Step.self)?.hasPrefix("action: Expected one of callback, delegate, ") == true)
    }
}
