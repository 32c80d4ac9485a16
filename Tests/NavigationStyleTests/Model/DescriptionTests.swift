import NavigationStyle
import Testing

/// The texts that values print, and the colors that texts make.
struct DescriptionTests {
    @Test(arguments: ["#1D6FE0", "#FFFFFF", "#1D6FE080"])
    func `a color prints the literal it was made from`(text: String) {
        #expect(BarColor(text)?.description == text)
        #expect("\(BarColor(stringLiteral: text))" == text)
    }

    @Test func `a color that differs in light and dark prints both`() {
        #expect("\(BarColor.label)" == "#000000/#FFFFFF")
        #expect("\("systemRed" as BarColor)" == "#FF3B30/#FF453A")
    }

    @Test(arguments: ["", "#12345", "blu", "1D6FE0"])
    func `another text makes no color`(text: String) {
        #expect(BarColor(text) == nil)
    }

    @Test func `a literal that is not a color ends the program, and says why`() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = BarStyle(background: "blu")
        }
        let message = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains(##""blu" is neither a color such as "#1D6FE0" nor one of UIKit's names"##))
    }

    private static let tinted: BarProperties = {
        var properties = BarProperties()
        properties.tintColor = .some("#FF0000")
        properties.isTranslucent = false
        return properties
    }()

    private static let actions: [(NavigationOperation.Action, String)] = [
        (.push(Screen("photo")), "push photo"),
        (.push(Screen("photo"), animated: false), "push photo, not animated"),
        (.pop(), "pop"),
        (.pop(count: 2), "pop 2"),
        (.pop(by: .backButton), "pop by the back button"),
        (.popTo("feed"), "popTo feed"),
        (.popToRoot(animated: false), "popToRoot, not animated"),
        (.setViewControllers([.existing("feed"), .new(Screen("photo"))]), "setViewControllers [feed, photo]"),
        (.interactivePop(), "interactivePop finished"),
        (.interactivePop(.cancelled), "interactivePop cancelled"),
        (
            .interactivePop(.released(progress: 0.25, velocity: -1)),
            "interactivePop released at 0.25 with velocity -1"
        ),
        (.update(.properties(tinted)), "update"),
        (.update(.style(BarStyle()), screenID: "feed"), "update feed"),
        (.scroll(to: 10), "scroll to 10"),
        (.scroll(to: 10.5, screenID: "feed"), "scroll feed to 10.5"),
        (.rotate(.landscape), "rotate landscape"),
        (.reappear(after: .tab), "reappear after tab"),
        (.barHideOnSwipe(.up), "barHideOnSwipe up"),
        (.barHideOnTap, "barHideOnTap"),
        (.keyboard(isShown: true), "keyboard shown"),
        (.setAppearanceProxy(tinted), "setAppearanceProxy [isTranslucent, tintColor]"),
        (.traitChange(.dark, .large), "traitChange dark, large"),
        (.search(isActive: false), "search inactive"),
    ]

    @Test func `an operation prints its type and what it is about`() {
        for (action, text) in Self.actions { #expect("\(action)" == text) }
        #expect("\(NavigationOperation(.pop(), timing: .sameTurn))" == "pop, in the same turn")
        #expect(Set(Self.actions.map(\.0.name)).count == NavigationOperation.Action.Name.allCases.count)
    }

    @Test func `an answer prints its steps and diagnostics`() throws {
        var photo = Screen("photo")
        photo.callbacks.viewWillAppear.barTintColor = .some("#007AFF")
        let scenario = Scenario.on([Screen("feed")], policy: "system", os: .iOS(12))
        let response = try scenario.replay([.push(photo), .pop()]).transitions[1]
        #expect(response.plan?.steps.first?.description == "stack [feed, photo] → [feed]")
        let leak = try #require(response.diagnostics?.first { $0.code == .styleLeak })
        #expect("\(leak)" == "\(leak.severity.rawValue): style-leak on \"feed\": \(leak.message)")
    }

    @Test func `an error prints a line for each fault, with its place`() throws {
        let error = #expect(throws: ScenarioError.self) {
            try Scenario(stack: [Screen("feed"), Screen("feed")]).transition(.popTo("photo"))
        }
        let lines = try #require(error).description.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix("/stack/1/id: ") && lines[1].hasPrefix("/operation/screenID: "))
        #expect("\(RequestFault(.emptyStack, at: ""))" == RequestFault(.emptyStack, at: "").detail)
    }
}
