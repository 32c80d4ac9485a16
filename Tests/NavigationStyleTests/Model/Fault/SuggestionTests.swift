import Testing

@testable import NavigationStyle

/// What was most likely meant.
struct SuggestionTests {
    static let keys = [
        "barStyle", "isTranslucent", "barTintColor", "tintColor", "backgroundColor", "alpha", "isHidden",
    ]

    @Test(arguments: [
        ("barTintColour", "barTintColor"),
        ("BarTintColor", "barTintColor"),
        ("bar_tint_color", "barTintColor"),
        ("bar-style", "barStyle"),
        ("translucent", "isTranslucent"),
        ("hidden", "isHidden"),
        ("aplha", "alpha"),
        ("alpah", "alpha"),
        ("tintcolor", "tintColor"),
    ])
    func `the nearest name is suggested`(written: String, meant: String) {
        #expect(Suggestion.nearest(to: written, among: Self.keys) == meant)
    }

    @Test func `half of a name says more than a whole one that looks like it`() {
        let names = ["wrNavigationBar", "kmNavigationBarTransition", "system"]
        #expect(Suggestion.nearest(to: "kmNavigationBar", among: names) == "kmNavigationBarTransition")
        #expect(Suggestion.nearest(to: "wrNavigationBars", among: names) == "wrNavigationBar")
        #expect(Suggestion.nearest(to: "pop", among: ["pop", "popTo"]) == "pop")
    }

    @Test(arguments: ["", "zzz", "navigationItem", "导航", String(repeating: "alpha", count: 1000)])
    func `nothing is suggested where nothing is near`(written: String) {
        #expect(Suggestion.nearest(to: written, among: Self.keys) == nil)
    }

    @Test(arguments: [("", "", 0), ("a", "", 1), ("ab", "ba", 1), ("kitten", "sitting", 3), ("abcd", "acbd", 1)])
    func `distance counts insertions, deletions, replacements and swaps`(first: String, second: String, distance: Int) {
        #expect(Suggestion.distance(Array(first.utf8), Array(second.utf8)) == distance)
        #expect(Suggestion.distance(Array(second.utf8), Array(first.utf8)) == distance)
    }
}
