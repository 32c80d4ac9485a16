import Testing

@testable import NavigationStyle
@testable import NavigationStyleJSON

/// The written form of a plan's steps.
struct StepTests {
    static let properties: BarProperties = {
        var properties = BarProperties()
        properties.tintColor = .some(nil)
        properties.isTranslucent = true
        return properties
    }()

    static let actions: [(Step.Action, String)] = [
        (
            .callback(screen: "a", name: .viewDidLoad),
            "\"action\":\"callback\",\"rule\":\"r\",\"screen\":\"a\",\"name\":\"viewDidLoad\""
        ),
        (
            .delegate(name: .willShow, screen: "a"),
            "\"action\":\"delegate\",\"rule\":\"r\",\"name\":\"willShow\",\"screen\":\"a\""
        ),
        (
            .stack(before: ["a"], after: ["a", "b"]),
            "\"action\":\"stack\",\"rule\":\"r\",\"before\":[\"a\"],\"after\":[\"a\",\"b\"]"
        ),
        (
            .write(bar: .navigationBar, properties: properties),
            "\"action\":\"write\",\"rule\":\"r\",\"bar\":\"navigationBar\","
                + "\"properties\":{\"isTranslucent\":true,\"tintColor\":null}"
        ),
        (
            .write(bar: .fakeBar("a\""), properties: BarProperties(), copiedFrom: .navigationBar),
            "\"action\":\"write\",\"rule\":\"r\",\"bar\":\"fakeBar:a\\\"\",\"properties\":{},"
                + "\"copiedFrom\":\"navigationBar\""
        ),
        (
            .addFakeBar(screen: "a", properties: BarProperties(), isAttached: false),
            "\"action\":\"addFakeBar\",\"rule\":\"r\",\"screen\":\"a\",\"properties\":{},\"isAttached\":false"
        ),
        (.removeFakeBar(screen: "a"), "\"action\":\"removeFakeBar\",\"rule\":\"r\",\"screen\":\"a\""),
        (.bringFakeBarToFront(screen: "a"), "\"action\":\"bringFakeBarToFront\",\"rule\":\"r\",\"screen\":\"a\""),
        (
            .skipFakeBar(screen: "a", reason: "why"),
            "\"action\":\"skipFakeBar\",\"rule\":\"r\",\"screen\":\"a\",\"reason\":\"why\""
        ),
        (
            .keepFakeBar(screen: "a", reason: "why"),
            "\"action\":\"keepFakeBar\",\"rule\":\"r\",\"screen\":\"a\",\"reason\":\"why\""
        ),
        (.showBar(bar: .navigationBar), "\"action\":\"showBar\",\"rule\":\"r\",\"bar\":\"navigationBar\""),
        (.hideBar(bar: .fakeBar("b")), "\"action\":\"hideBar\",\"rule\":\"r\",\"bar\":\"fakeBar:b\""),
        (.showBarBackground, "\"action\":\"showBarBackground\",\"rule\":\"r\""),
        (.hideBarBackground, "\"action\":\"hideBarBackground\",\"rule\":\"r\""),
        (
            .setNavigationBarHidden(hidden: true, animated: false),
            "\"action\":\"setNavigationBarHidden\",\"rule\":\"r\",\"hidden\":true,\"animated\":false"
        ),
        (
            .setContainerBackground(color: .white),
            "\"action\":\"setContainerBackground\",\"rule\":\"r\",\"color\":\"#FFFFFFFF\""
        ),
        (
            .disableClipping(screens: ["a", "b"]),
            "\"action\":\"disableClipping\",\"rule\":\"r\",\"screens\":[\"a\",\"b\"]"
        ),
        (.adjustScrollInsets(screen: "a"), "\"action\":\"adjustScrollInsets\",\"rule\":\"r\",\"screen\":\"a\""),
        (.restoreScrollInsets(screen: "a"), "\"action\":\"restoreScrollInsets\",\"rule\":\"r\",\"screen\":\"a\""),
        (
            .animate(
                Step.Animation(
                    .shadow(
                        from: BarState.Shadow(isVisible: false, color: nil),
                        to: BarState.Shadow(isVisible: true, color: .white)
                    )
                )
            ),
            "\"action\":\"animate\",\"rule\":\"r\",\"property\":\"shadow\",\"from\":{\"isVisible\":false,\"color\":null},"
                + "\"to\":{\"isVisible\":true,\"color\":\"#FFFFFFFF\"},\"curve\":\"linear\""
        ),
        (
            .animate(Step.Animation(.tintColor(from: .black, to: .white), until: 0.25)),
            "\"action\":\"animate\",\"rule\":\"r\",\"property\":\"tintColor\",\"from\":\"#000000FF\","
                + "\"to\":\"#FFFFFFFF\",\"curve\":\"linear\",\"until\":0.25"
        ),
        (
            .animate(Step.Animation(.titleColor(from: .black, to: .white), curve: .spring)),
            "\"action\":\"animate\",\"rule\":\"r\",\"property\":\"title.color\",\"from\":\"#000000FF\","
                + "\"to\":\"#FFFFFFFF\",\"curve\":\"spring\""
        ),
        (.complete, "\"action\":\"complete\",\"rule\":\"r\""),
        (.cancel, "\"action\":\"cancel\",\"rule\":\"r\""),
    ]

    @Test(arguments: actions)
    func `a step has its place, its actor, its rule and the keys of its action`(action: Step.Action, members: String) {
        let step = Step(at: Step.Event(.viewDidAppear, screen: "t"), by: .policy, action: action, rule: "r")
        let text = String(decoding: JSONWriter.bytes { $0.form(step) }, as: UTF8.self)
        #expect(text == "{\"at\":{\"event\":\"viewDidAppear\",\"screen\":\"t\"},\"by\":\"policy\",\(members)}")
    }
}
