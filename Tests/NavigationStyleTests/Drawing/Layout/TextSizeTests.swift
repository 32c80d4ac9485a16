import Testing

@testable import NavigationStyle

/// Bars at other sizes of text (around.W).
struct TextSizeTests {
    /// Returns a screen with a large title.
    private static func scene(
        _ category: ContentSizeCategory,
        _ os: SystemVersion = .iOS(26),
        offset: Double = 0,
        _ orientation: Orientation = .portrait
    ) -> BarScene {
        BarScene.on(os, device: "iPhone 17", orientation, contentOffset: offset, bar: { $0.prefersLargeTitles = true })
            .with { $0.contentSizeCategory = category }
    }

    /// The measured heights of a large title's zone (around.W2).
    private static let measured: [ContentSizeCategory: Double] = [
        .large: 52, .extraExtraExtraLarge: 54, .accessibilityMedium: 61.5,
    ]

    @Test(arguments: ContentSizeCategory.allCases)
    func `a large title in sight is as high as it was measured, and not known at other sizes`(
        _ category: ContentSizeCategory
    ) {
        let scene = Self.scene(category)
        #expect(scene.barState().frame?.height == Self.measured[category].map { 54 + $0 })
        #expect(scene.isLayoutKnown(on: scene.environment.knownDevice) == (Self.measured[category] != nil))
        #expect(scene.barState().title.isLarge)
    }

    @Test(arguments: ContentSizeCategory.allCases)
    func `before iOS 26 it is known at the usual size alone`(_ category: ContentSizeCategory) {
        #expect(Self.scene(category, .iOS(18)).barState().frame?.height == (category == .large ? 96 : nil))
    }

    @Test(arguments: ContentSizeCategory.allCases)
    func `the row alone is as high at every size`(_ category: ContentSizeCategory) {
        for (os, height) in [(SystemVersion.iOS(12), 44.0), (.iOS(18), 44), (.iOS(26), 54)] {
            // If scrolled away, or in compact height, the large title is not visible.
            #expect(Self.scene(category, os, offset: 300).barState().frame?.height == height)
            let plain = BarScene.on(os, device: "iPhone 17").with { $0.contentSizeCategory = category }
            #expect(plain.barState().frame?.height == height)
            #expect(plain.isLayoutKnown(on: plain.environment.knownDevice))
        }
        #expect(Self.scene(category, offset: 0, .landscape).barState().frame?.height == 54)
    }

    @Test func `scrolling takes a higher large title away point by point`() {
        #expect(Self.scene(.accessibilityMedium, offset: 20).barState().frame?.height == 95.5)
        #expect(Self.scene(.accessibilityMedium, offset: 61.5).barState().frame?.height == 54)
    }

    @Test func `a hidden bar takes no room, whatever its height`() {
        var scene = Self.scene(.extraSmall)
        scene.isNavigationBarHidden = true
        #expect(scene.barState().frame == nil)
        #expect(scene.isLayoutKnown(on: scene.environment.knownDevice))
    }

    @Test func `an inline title grows to 21 points from iOS 26 on`() {
        func size(_ category: ContentSizeCategory, _ os: SystemVersion) -> Double {
            BarScene.on(os).with { $0.contentSizeCategory = category }.barState().title.fontSize
        }
        #expect(size(.large, .iOS(26)) == 17)
        #expect(size(.accessibilityMedium, .iOS(26)) == 21)
        #expect(size(.accessibilityExtraExtraExtraLarge, .iOS(26)) == 21)
        #expect(size(.accessibilityExtraExtraExtraLarge, .iOS(12)) == 17)
    }

    @Test func `of several environments the one that asks for the size is named`() throws {
        let request = """
            {"environments":[{},{"contentSizeCategory":"small"}],"stack":[
             {"id":"a","callbacks":{"viewDidLoad":{"prefersLargeTitles":true}}}]}
            """
        let form = try decoded(request, as: ResolveRequest.self)
        let pointers = try form.responses().results.map { result in
            try result.answer.get().diagnostics?.filter { $0.code == .metricsUnknown }.map { $0.pointer?.description }
        }
        #expect(pointers == [[], ["/environments/1/contentSizeCategory"]])
    }

    @Test func `what is not known is null, and differs from nothing`() throws {
        let request = """
            {"environment":{"contentSizeCategory":"small"},"include":["screens","layout"],"stack":[
             {"id":"a","callbacks":{"viewDidLoad":{"prefersLargeTitles":true}}}]}
            """
        let state = try #require(try decoded(request, as: ResolveRequest.self).response().screens?.first)
        #expect(state.layout == nil && state.isLayoutUnknown)
        let json = try encoded(state)
        #expect(json.contains(#""layout":null"#) && json.contains(#""frame":null"#))
        #expect(try decoded(json, as: ScreenState.self) == state)
        var known = state
        (known.bar.frame, known.layout, known.isLayoutUnknown) = (Rect(x: 0, y: 0, width: 1, height: 1), nil, false)
        #expect(Difference.all(among: [[state], [known]]).isEmpty)
        // The height of the large title is not known either, but its state is.
        known.bar.largeTitle.height = 52
        #expect(Difference.all(among: [[state], [known]]).isEmpty)
        known.bar.largeTitle.state = .partial
        #expect(Difference.all(among: [[state], [known]]).map(\.property) == [.largeTitle])
    }
}
