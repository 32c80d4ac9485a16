import Testing

@testable import NavigationStyle

/// The visible differences of two screens.
@Suite struct DifferenceTests {
    /// Returns the screens of a stack under stock UIKit.
    private func screens(_ ids: [Screen.ID], os: Int = 12, _ change: (inout ScreenState) -> Void = { _ in }) throws
        -> [ScreenState]
    {
        let scenario = Scenario.on(ids.map { Screen(id: $0) }, policy: "system", os: SystemVersion(os))
        var screens = try #require(try ResolveRequest(scenario).response().screens)
        change(&screens[screens.count - 1])
        return screens
    }

    private func differences(_ stacks: [ScreenState]?...) -> [String] {
        Difference.all(among: stacks).map { difference in
            "\(difference.screen?.rawValue ?? "").\(difference.property.rawValue) \(difference.values.map(\.place))"
        }
    }

    @Test func `screens that are the same have no differences`() throws {
        #expect(try differences(screens(["a", "b"]), screens(["a", "b"])) == [])
        #expect(try differences(screens(["a"])) == [])
        #expect(differences() == [])
    }

    @Test func `every member of a bar and of a layout is compared, in their order`() throws {
        let other = try screens(["a", "b"]) { screen in
            screen.bar.background.kind = .color
            screen.bar.isTranslucent.toggle()
            screen.bar.shadow.isVisible.toggle()
            screen.bar.barStyle = .black
            screen.bar.tintColor = .black
            screen.bar.title.text = "B"
            screen.bar.largeTitle.state = .expanded
            screen.bar.searchBar = BarState.SearchBar(
                placement: .stacked,
                visibility: .shown,
                height: 52,
                isActive: false
            )
            screen.bar.backButton.title = "A"
            screen.bar.statusBar?.style = .lightContent
            screen.bar.appearance = .compact
            screen.bar.frame?.height += 1
            screen.layout?.view.y += 1
            screen.layout?.obscured = .safeArea(Insets(top: 1))
            screen.layout?.adjustedContentInset = Insets(top: 1)
            screen.layout?.contentTop += 1
        }
        let expected = [
            "background", "isTranslucent", "shadow", "barStyle", "tintColor", "title",
            "backButton", "statusBar", "appearance", "frame", "layout.view", "layout.safeAreaInsets",
            "layout.adjustedContentInset",
            "layout.contentTop", "largeTitle", "searchBar",
        ]
        #expect(try differences(screens(["a", "b"]), other) == expected.map { "b.\($0) [0, 1]" })
    }

    @Test func `who draws and who wrote is not seen`() throws {
        let other = try screens(["a"]) { screen in
            screen.bar.translucency = .explicit
            screen.bar.drawnBy = .fakeBar("a")
            screen.bar.largeTitle.trackedBy = .automatic
            screen.bar.provenance = nil
            screen.matchesDeclared.toggle()
        }
        #expect(try differences(screens(["a"]), other) == [])
    }

    @Test func `of a hidden bar nothing is seen but that it is hidden`() throws {
        let hidden = try screens(["a"]) { screen in
            screen.bar.isHidden = true
            screen.bar.tintColor = .black
        }
        let white = try screens(["a"]) { $0.bar.tintColor = .white }
        let plain = try screens(["a"])
        #expect(differences(hidden, plain) == ["a.isHidden [0, 1]"])
        #expect(differences(plain, hidden, white) == ["a.isHidden [0, 1, 2]", "a.tintColor [0, 2]"])
    }

    @Test func `what is not there has no color`() throws {
        let plain = try screens(["a"]) { screen in
            screen.bar.shadow = BarState.Shadow(isVisible: false, color: nil)
            screen.bar.backButton.isShown = false
            screen.bar.title.text = nil
            screen.bar.statusBar?.isHidden = true
        }
        var other = plain
        other[0].bar.shadow.color = .black
        other[0].bar.backButton.color = .black
        other[0].bar.title.color = .white
        other[0].bar.statusBar?.style = .lightContent
        #expect(differences(plain, other) == [])
    }

    @Test func `below iOS 11 the layout guides are compared`() throws {
        let other = try screens(["a"], os: 9) { $0.layout?.obscured = .layoutGuides(top: 1, bottom: 1) }
        #expect(
            try differences(screens(["a"], os: 9), other)
                == ["a.layout.topLayoutGuide [0, 1]", "a.layout.bottomLayoutGuide [0, 1]"]
        )
    }

    @Test func `a screen that is on the stack under one policy only is a difference`() throws {
        let red = try screens(["a", "b"]) { $0.bar.tintColor = .black }
        #expect(
            try differences(screens(["a"]), screens(["a", "b"]), nil, red)
                == ["b.isOnStack [0, 1, 3]", "b.tintColor [1, 3]"]
        )
    }

    @Test func `the bar that is seen comes first, then those below it from the root on`() throws {
        let other = try screens(["a", "b", "c"]).map { screen in
            var screen = screen
            screen.bar.tintColor = .black
            return screen
        }
        #expect(
            try differences(screens(["a", "b", "c"]), other)
                == ["c.tintColor [0, 1]", "a.tintColor [0, 1]", "b.tintColor [0, 1]"]
        )
    }
}
