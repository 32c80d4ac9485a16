import NavigationStyle
import Testing

/// Seed 0, 4.2: the times to change the bar and to restore it.
struct Seed0TimingTests {
    private let green = writing("a", "viewWillAppear", ##""barTintColor":"#0F0""##)
    private let purple = writing("b", "viewWillAppear", ##""barTintColor":"#808""##)

    private func color(_ response: TransitionResponse) -> String? { response.bars.after?.background.color?.hex }

    @Test func `change in viewWillAppear, restore in viewWillDisappear: the bar is as it was on the way back`() throws {
        let request = ##"{"id":"a"},"## + purple
        #expect(color(try transition(body(request, pop, policy: "restoring"))) == nil)
        // Stock UIKit does not restore the bar (seed 0, 4.1).
        #expect(color(try transition(body(request, pop))) == "#880088FF")
    }

    @Test func `both are called for every screen that comes and goes, viewDidLoad only once`() throws {
        let back = try transition(body(green + "," + purple, pop))
        #expect(color(back) == "#00FF00FF")
        let loaded = writing("a", "viewDidLoad", ##""barTintColor":"#0F0""##)
        #expect(color(try transition(body(loaded + "," + purple, pop))) == "#880088FF")
    }

    @Test func `not every will is paired with its did: a cancelled swipe goes from one will to the opposite one`()
        throws
    {
        let response = try transition(
            body(
                green + "," + purple,
                ##""include":["plan","callbacks"],"operation":{"type":"interactivePop","outcome":"cancelled"}"##
            )
        )
        let callbacks = response.script.filter { $0.contains("ppear") && !$0.contains(" ") }
        #expect(
            callbacks == [
                "b.viewWillDisappear", "a.viewWillAppear", "a.viewWillDisappear", "a.viewDidDisappear",
                "b.viewWillAppear", "b.viewDidAppear",
            ]
        )
        #expect(color(response) == "#880088FF")
    }

    @Test(arguments: ["push", "pop"])
    func `several in a row: every appearance is closed before the next begins`(_ kind: String) throws {
        let operations =
            kind == "push"
            ? ##"{"type":"push","screen":{"id":"c"}},{"type":"push","screen":{"id":"d"},"timing":"sameTurn"}"##
            : ##"{"type":"pop"},{"type":"pop","timing":"sameTurn"}"##
        let stack = kind == "push" ? green + "," + purple : green + "," + purple + ##",{"id":"c"}"##
        let replay: ReplayResponse = try decoded(
            body(stack, ##""include":["plan","callbacks"],"operations":[\##(operations)]"##),
            as: ReplayRequest.self
        ).response()
        for response in replay.transitions {
            let will = try #require(response.script.firstIndex { $0.contains("viewWillDisappear") })
            let did = try #require(response.script.firstIndex { $0.contains("viewDidAppear") })
            #expect(will < did)
        }
    }
}
