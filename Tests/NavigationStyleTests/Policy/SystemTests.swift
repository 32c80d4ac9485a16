import NavigationStyle
import Testing

/// Seed 0, 4.1 and 4.3.1; uikit.D, uikit.E, uikit.I: stock UIKit, where the last write wins.
@Suite struct SystemTests {
    private func appearing(_ id: Screen.ID, _ color: BarColor) -> Screen {
        Screen.writing(id) { $0.viewWillAppear.barTintColor = .some(color) }
    }

    private func hiding(_ id: Screen.ID, _ hidden: Bool) -> Screen {
        Screen.writing(id) {
            $0.viewWillAppear.isNavigationBarHidden = BarVisibility(hidden: hidden, animation: .asTransition)
        }
    }

    private func tint(_ response: TransitionResponse) -> BarColor?? { response.controller?.bar.barTintColor }

    @Test func `a screen that says nothing shows what the one before it wrote`() throws {
        let response = try Scenario.on([appearing("a", .green)], policy: "system")
            .transition(.push(Screen(id: "b"), animated: true))
        #expect(tint(response) == .some(.green))
    }

    @Test func `what was written in viewDidLoad is not written again on the way back`() throws {
        let response = try Scenario.on([.tinted("a", .green), appearing("b", .blue)], policy: "system")
            .transition(.pop())
        #expect(tint(response) == .some(.blue))
    }

    @Test func `what was written in viewWillAppear is`() throws {
        let response = try Scenario.on([appearing("a", .green), appearing("b", .blue)], policy: "system")
            .transition(.pop())
        #expect(tint(response) == .some(.green))
    }

    @Test func `a cancelled swipe leaves what the screen below wrote if the one on top wrote in viewDidLoad`() throws {
        let response = try Scenario.on([appearing("a", .green), .tinted("b", .blue)], policy: "system")
            .transition(.interactivePop(.cancelled))
        #expect(tint(response) == .some(.green))
    }

    @Test func `a cancelled swipe is mended where the one on top writes in viewWillAppear`() throws {
        let response = try Scenario.on([appearing("a", .green), appearing("b", .blue)], policy: "system")
            .transition(.interactivePop(.cancelled))
        #expect(tint(response) == .some(.blue))
    }

    @Test func `a bar that one screen hides stays hidden for a screen that says nothing`() throws {
        let response = try Scenario.on([hiding("a", true)], policy: "system")
            .transition(.push(Screen(id: "b"), animated: true))
        #expect(response.bars.after?.isHidden == true)
    }

    @Test func `a hidden bar comes with the screen that shows it`() throws {
        let response = try Scenario.on([hiding("a", true)], policy: "system")
            .transition(.push(hiding("b", false), animated: true))
        #expect(response.plan?.presentation == .barSlidesIn)
        #expect(response.bars.after?.isHidden == false)
    }

    @Test func `a cancelled pop between two hidden bars puts the item stack at risk`() throws {
        var b = hiding("b", true)
        b.interactivePop.delegate = .replaced
        let response = try Scenario.on([hiding("a", true), b], policy: "system")
            .transition(.interactivePop(.cancelled))
        #expect(response.controller?.isItemStackAtRisk == true)
    }

    @Test func `in a state, the navigation controller's flag stands beside the bar alone`() throws {
        var scenario = Scenario.on([hiding("a", false)], policy: "system")
        scenario.controller = try scenario.state()
        scenario.controller?.bar.isNavigationBarHidden = BarVisibility(hidden: true)
        let state = try scenario.transition(.push(hiding("b", false), animated: true)).controller
        #expect(state?.bar == BarProperties() && state?.isNavigationBarHidden == false)
    }

    @Test func `the back swipe does not begin where the bar is hidden`() throws {
        let response = try Scenario.on([hiding("a", false), hiding("b", true)], policy: "system")
            .transition(.interactivePop())
        #expect(response.outcome == .unchanged)
        #expect(response.reason == .gestureDisabled)
    }
}
