import NavigationStyle
import Testing

/// A hidden bar is an alpha of 0 and an emptied item; the swipe is the library's own (libraries.3.1 and libraries.3.3).
@Suite struct HBDNavigationBarHiddenTests {
    private let red = Screen("A", bar: BarStyle(background: .color(.red)))
    private let hidden: Screen = {
        var screen = Screen("B", bar: BarStyle(hidden: true))
        screen.title = "Photo"
        screen.navigationItem.rightBarButtonItems = ["share"]
        return screen
    }()

    private func on(_ stack: [Screen], edition: String? = nil, os: SystemVersion = SystemVersion(12)) -> Scenario {
        Scenario.on(stack, policy: "hbdNavigationBar", edition: edition, os: os)
    }

    @Test(arguments: ["1.9.8", "1.10.0"], [12, 17])
    func `nothing is seen of a hidden bar, and UIKit knows nothing of it`(edition: String, os: Int) throws {
        let response = try on([red], edition: edition, os: SystemVersion(os)).transition(.push(hidden, animated: true))
        let bar = try #require(response.bars.after)
        #expect(bar.isHidden)
        #expect(bar.background.kind == .clear && bar.background.alpha == .value(0))
        #expect(bar.title.text == nil && !bar.backButton.isShown && !bar.shadow.isVisible)
        #expect(response.controller?.isNavigationBarHidden == false)
        #expect(response.screens?.last?.matchesDeclared == true)
        #expect(response.fakeBar("B")?.alpha == 0)
    }

    @Test func `a bar whose alpha alone is 0 keeps its title and is not hidden`() throws {
        var clear = Screen("B", bar: BarStyle(background: .transparent))
        clear.title = "Photo"
        let bar = try #require(try on([red]).transition(.push(clear, animated: true)).bars.after)
        #expect(!bar.isHidden && bar.title.text == "Photo" && bar.backButton.isShown)
        #expect(bar.background.kind == .clear && !bar.shadow.isVisible)
    }

    @Test func `the screen begins where it would without a bar, which keeps its room`() throws {
        let screens = try #require(try on([red]).transition(.push(hidden, animated: true)).screens)
        let shown = try #require(screens.first?.layout)
        let emptied = try #require(screens.last?.layout)
        #expect(shown.view.y == shown.contentTop)
        #expect(emptied.view.y == 0)
        #expect(emptied.obscured == .safeArea(Insets(top: shown.contentTop - 44, bottom: 34)))
    }

    @Test func `two hidden screens have no fake bars, unless they have different images`() throws {
        var other = hidden
        other.id = "C"
        var response = try on([red, hidden]).transition(.push(other, animated: true))
        #expect(response.fakeBar("C") == nil)
        #expect(response.plan?.presentation == Plan.Presentation.none)
        other = other.library(["barImage": .object(members: ["name": .string("waves")])])
        response = try on([red, hidden]).transition(.push(other, animated: true))
        #expect(response.fakeBar("C") != nil)
        #expect(response.bars.after?.isHidden == true)
    }

    @Test func `two images without pixels are not equal`() throws {
        let empty = Screen(id: "A").library(["barImage": .string("empty")])
        var other = empty
        other.id = "B"
        #expect(try on([empty]).transition(.push(other, animated: true)).fakeBar("B") != nil)
    }

    @Test(arguments: [true, false])
    func `the swipe begins under a hidden bar, finished or cancelled`(isCancelled: Bool) throws {
        let response = try on([red, hidden]).transition(.interactivePop(isCancelled ? .cancelled : .finished))
        #expect(response.outcome == (isCancelled ? .cancelled : .changed))
        #expect(response.bars.after?.isHidden == isCancelled)
        #expect(response.controller?.isItemStackAtRisk == false)
    }

    @Test(arguments: ["backInteractive", "swipeBackEnabled"])
    func `the swipe does not begin where a property forbids it, whoever is the delegate`(property: String) throws {
        var screen = Screen(id: "B").library([property: .bool(false)])
        screen.interactivePop.delegate = .replaced
        let response = try on([red, screen]).transition(.interactivePop())
        #expect(response.reason == .gestureDisabled)
    }

    @Test func `showing the bar again takes the left items and the title view away`() throws {
        var screen = hidden
        screen.navigationItem.leftBarButtonItems = ["close"]
        var shown = BarStyle()
        shown.hidden = false
        let response = try on([red, screen]).transition(.update(.style(shown)))
        let bar = try #require(response.bars.after)
        #expect(!bar.isHidden && bar.title.text == "Photo" && bar.backButton.isShown)
        // The layout was computed for a hidden bar and does not change.
        let contentTop = try #require(response.screens?.last?.layout?.contentTop)
        #expect(abs(contentTop - (try #require(bar.frame)).y) < 0.001)
    }

    @Test func `a pop from a hidden screen over several restores the root's bar exactly`() throws {
        var other = hidden
        other.id = "C"
        let before = try on([red]).state()
        let response = try on([red, hidden, other]).transition(.popToRoot())
        #expect(response.controller?.bar == before?.bar)
        #expect(response.controller?.policyState == before?.policyState)
        #expect(response.fakeBar("A") != nil && response.fakeBar("B") == nil)
    }
}
