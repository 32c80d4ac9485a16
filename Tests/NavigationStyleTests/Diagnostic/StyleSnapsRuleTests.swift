import Testing

@testable import NavigationStyle

/// Looks that jump (uikit.I).
struct StyleSnapsRuleTests {
    /// Returns the properties that jump when "b" is popped: its bar is clear, but its item draws it white; "a" makes
    /// the bar white and the buttons blue.
    private func jumps() throws -> [String?] {
        let white = ##"{"background":"opaque","backgroundColor":"#FFF"}"##
        let clear = ##"{"background":"transparent"}"##
        func screen(_ id: String, _ appearance: String, _ tint: String, _ rest: String = "") -> String {
            let appearances = ##""standardAppearance":\##(appearance),"scrollEdgeAppearance":\##(appearance)"##
            return writing(id, "viewWillAppear", ##"\##(appearances),"tintColor":"\##(tint)""##, rest)
        }
        let item = ##","navigationItem":{"standardAppearance":\##(white),"scrollEdgeAppearance":\##(white)}"##
        let stack = screen("a", white, "#00F") + "," + screen("b", clear, "#F00", item)
        return try diagnostics(of: body(stack, pop, os: "17.0")).filter { $0.code == .styleSnaps }.map(\.property)
    }

    @Test func `a background that the item of the screen that goes has shown already does not jump`() throws {
        #expect(try jumps() == ["tintColor"])
    }

    @Test func `what a policy takes back is not laid to a screen that wrote the same and has left`() throws {
        let left = writing("b", "viewWillDisappear", ##""tintColor":null"##)
        let operations = ##"{"type":"push","screen":\##(left)},{"type":"pop"},{"type":"push","screen":{"id":"c"}}"##
        let request = body(
            ##"{"id":"a","bar":{"tint":"#F00"}}"##,
            ##""operations":[\##(operations)]"##,
            policy: "restoring"
        )
        let snaps = try diagnostics(of: request).filter { $0.code == .styleSnaps }
        #expect(snaps.map(\.screen) == ["a", "a", "a"])
        #expect(snaps.allSatisfy { $0.pointer?.description == "/stack/0/bar/tint" })
    }

    @Test func `a title that the bar keeps until the pop is over does not jump as it begins`() throws {
        let stack =
            ##"{"id":"a","title":"A","bar":{"title":{"color":"#00F"}}},"##
            + ##"{"id":"b","title":"B","bar":{"title":{"color":"#F00"}}}"##
        let tap = ##""operation":{"type":"pop","by":"backButton"}"##
        let told = try diagnostics(of: body(stack, tap, os: "12.0")).filter { $0.property == "titleTextAttributes" }
        #expect(told.map(\.code) == [.titleAttributesStay])
        // The remedy writes it late.
        #expect(told.first?.fix.contains("viewDidAppear of \"a\"") == true)
        let swipe = ##""operation":{"type":"interactivePop","outcome":"finished"}"##
        let swiped = try diagnostics(of: body(stack, swipe, os: "12.0")).filter { $0.property == "titleTextAttributes" }
        #expect(swiped.map(\.code) == [.styleSnaps])
    }

    @Test func `one jump of a property at the end is told once`() throws {
        let title =
            ##""standardAppearance":{"background":"default","backgroundColor":"#FFF","##
            + ##""titleTextAttributes":{"color":"#222"}}"##
        let late = writing("b", "viewDidAppear", title, ##","title":"B""##)
        let request = body(##"{"id":"a","title":"A"}"##, push(late), policy: "kmNavigationBarTransition", os: "14.0")
        let told = try diagnostics(of: request).filter { $0.code == .styleSnaps && $0.message.contains("is over") }
        #expect(told.map(\.property) == ["standardAppearance"])
    }

    @Test func `on iOS 26 titles and buttons move with their screens, each in its own color`() throws {
        let colors = ##""titleTextAttributes":{"color":"#F00"},"tintColor":"#00F""##
        let red = writing("b", "viewWillAppear", colors, ##","title":"B""##)
        let stack = ##"{"id":"a","title":"A","navigationItem":{"rightBarButtonItems":["Add"]}}"##
        func jumps(os: String) throws -> [String?] {
            try diagnostics(of: body(stack, push(red), os: os)).filter { $0.code == .styleSnaps }.map(\.property)
        }
        #expect(try jumps(os: "26.1") == [])
        #expect(try jumps(os: "17.0") == ["tintColor"])
    }
}
