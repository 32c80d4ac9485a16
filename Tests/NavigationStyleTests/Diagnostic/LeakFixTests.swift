import Testing

@testable import NavigationStyle

/// Fixes beside what other screens have left on the bar (seed0.4.1).
struct LeakFixTests {
    private static let image = ##""backgroundImage":{"name":"nav","color":"#F00"}"##

    @Test func `a fix of another diagnostic does not have the screen ask for what leaks to it`() throws {
        let red = ##"{"id":"a","bar":{"background":"#F00"}}"##
        let found = try diagnostics(of: body(red, push(##"{"id":"b","bar":{"tint":"#FFF"}}"##), os: "17.0"))
        let jump = try #require(found.first { $0.code == .styleSnaps })
        #expect(jump.fix.contains("navigationItem of \"b\"") && !jump.fix.contains("#FF0000"), "\(jump.fix)")
        #expect(found.contains { $0.code == .styleLeak && $0.fix.hasPrefix("Set standardAppearance") })
    }

    @Test(arguments: ["12.0", "14.0", "17.0"])
    func `what a leak covers is not removed`(os: String) throws {
        let stack = writing("a", "viewWillAppear", Self.image)
        let white = writing("b", "viewWillAppear", ##""barTintColor":"#FFF""##)
        let found = try diagnostics(of: body(stack, push(white), os: os)).filter { $0.code == .ineffectiveProperty }
        #expect(found.map(\.property) == ["barTintColor"])
        #expect(found[0].edits == nil && !found[0].fix.contains("Remove"), "\(found[0].fix)")
        // With an image of its own, the screen asks for both.
        let both = writing("b", "viewWillAppear", Self.image + ##","barTintColor":"#FFF""##)
        let own = try diagnostics(of: body(stack, push(both), os: os)).filter { $0.code == .ineffectiveProperty }
        #expect(own.contains { $0.fix.contains("Remove") }, "\(own)")
    }

    @Test func `what a leak covers shows with the fix of the leak`() throws {
        let stack = writing("a", "viewWillAppear", ##""barTintColor":"#F00""##)
        let white = writing("b", "viewWillAppear", ##""backgroundColor":"#FFF""##)
        let found = try diagnostics(of: body(stack, push(white), os: "14.0"))
        let (leak, covered) = (
            try #require(found.first { $0.code == .styleLeak }),
            try #require(found.first { $0.code == .ineffectiveProperty })
        )
        #expect(leak.edits != nil && covered.edits == leak.edits)
    }

    @Test func `contrast against a leaked background is mended with the leak`() throws {
        let stack = writing("a", "viewWillAppear", ##""barTintColor":"#000""##)
        let dark = writing("b", "viewWillAppear", ##""titleTextAttributes":{"color":"#222"}"##, ##","title":"B""##)
        let found = try diagnostics(of: body(stack, push(dark), os: "14.0"))
        let leak = try #require(found.first { $0.code == .styleLeak })
        let contrast = try #require(found.first { $0.code == .lowContrast && $0.property == "title" })
        #expect(leak.edits != nil && contrast.edits == leak.edits && contrast.fix == leak.fix)
        // On a background of its own, a color has to be chosen.
        let colors = ##""barTintColor":"#000","titleTextAttributes":{"color":"#222"}"##
        let own = writing("b", "viewWillAppear", colors, ##","title":"B""##)
        let other = try diagnostics(of: body(##"{"id":"a"}"##, push(own), os: "14.0"))
        #expect(other.first { $0.property == "title" }?.noEdits?.reason == .needsNewValue)
    }

    @Test func `a later fix that mends what a diagnostic's own fixes do not is told for both`() throws {
        let clear = writing("b", "viewWillAppear", ##""alpha":0"##)
        let found = try diagnostics(of: body(##"{"id":"a"}"##, push(clear), policy: "customContainer", os: "16.0"))
        let jumps = found.filter { $0.code == .layoutJump }
        let write = try #require(found.first { $0.code == .writeOverridden })
        #expect(jumps.count == 2 && jumps.allSatisfy { $0.edits == write.edits && $0.fix == write.fix })
    }

    @Test func `advice names a place in which the property can be stated`() {
        #expect(PolicyConduct.StylePlace.bar.states(.tintColor) && !PolicyConduct.StylePlace.bar.states(.alpha))
        #expect(PolicyConduct.StylePlace.library.states(.tintColor))
        #expect(!PolicyConduct.StylePlace.library.states(.prefersLargeTitles))
        #expect(PolicyConduct.StylePlace.config.states(.alpha))
    }
}
