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
}
