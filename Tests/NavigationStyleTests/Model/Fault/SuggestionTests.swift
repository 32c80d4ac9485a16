import Testing

@testable import NavigationStyle

/// Suggestions for misspelled names.
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

    private static let devices = [
        "iPhone 4", "iPhone SE (1st generation)", "iPhone 8", "iPhone SE (2nd generation)", "iPhone 12", "iPhone 15",
        "iPhone 15 Pro", "iPad 2", "iPad mini", "iPad mini 4", "iPad Pro 9.7-inch", "iPad mini (6th generation)",
        "iPad Pro 11-inch (1st generation)", "iPad Pro 11-inch (M4)", "iPad Air 11-inch (M2)", "iPad Air 13-inch (M2)",
    ]

    @Test(arguments: [
        ("iPhone SE", ["iPhone SE (1st generation)", "iPhone SE (2nd generation)"]),
        ("iphone se 2", ["iPhone SE (2nd generation)"]),
        ("iPad Pro (11-inch)", ["iPad Pro 11-inch (1st generation)", "iPad Pro 11-inch (M4)"]),
        ("iPad Pro", ["iPad Pro 9.7-inch", "iPad Pro 11-inch (1st generation)", "iPad Pro 11-inch (M4)"]),
        ("iPad mini 6", ["iPad mini (6th generation)"]),
        ("iPad Air M2", ["iPad Air 11-inch (M2)", "iPad Air 13-inch (M2)"]),
        ("iPad Pro 9", ["iPad Pro 9.7-inch"]), ("iPhone15", ["iPhone 15"]), ("iPhone 15 Por", ["iPhone 15 Pro"]),
    ])
    func `beginnings and words say more than letters`(written: String, meant: [String]) {
        #expect(Suggestion.all(for: written, among: Self.devices) == meant)
    }

    @Test func `what begins like everything is no suggestion`() {
        #expect(Suggestion.all(for: "iPhone", among: Self.devices) == [])
        #expect(Suggestion.all(for: "iPad", among: Self.devices) == [])
        // A number is a word of its own: 1 is neither 12 nor 15.
        #expect(!Suggestion.all(for: "iPhone SE 1", among: Self.devices).contains("iPhone SE (2nd generation)"))
    }

    @Test func `a question names all that may be meant`() {
        #expect(Suggestion.question([]) == nil)
        #expect(Suggestion.question(["a"]) == "did you mean \"a\"?")
        #expect(Suggestion.question(["a", "b", "c"]) == "did you mean \"a\", \"b\" or \"c\"?")
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
