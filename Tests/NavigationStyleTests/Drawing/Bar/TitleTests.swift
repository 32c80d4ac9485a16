import Testing

@testable import NavigationStyle

/// uikit.G.
struct TitleTests {
    static func isLarge(
        _ os: SystemVersion = .iOS(17),
        device: String = "iPhone 12",
        _ orientation: Orientation = .portrait,
        mode: NavigationItem.LargeTitleDisplayMode = .automatic,
        inherits: Bool = true,
        offset: Double? = nil,
        prefers: Bool = true
    ) -> Bool {
        BarScene.on(
            os,
            device: device,
            orientation,
            contentOffset: offset,
            inheritsLargeTitle: inherits,
            bar: { if prefers { $0.prefersLargeTitles = true } },
            screen: { $0.navigationItem.largeTitleDisplayMode = mode }
        ).barState().title.isLarge
    }

    @Test func `an inline title is 17 points, semibold, in the label color`() {
        let title = BarScene.on(screen: { $0.title = "Photo" }).barState().title
        #expect(
            title
                == BarState.Title(text: "Photo", color: .black, fontSize: 17, fontWeight: .semibold, isLarge: false)
        )
    }

    @Test func `a large title is 34 points and bold`() {
        let title = BarScene.on(bar: { $0.prefersLargeTitles = true }, screen: { $0.title = "Photo" }).barState().title
        #expect(title == BarState.Title(text: "Photo", color: .black, fontSize: 34, fontWeight: .bold, isLarge: true))
    }

    @Test func `the item's title goes before the view controller's, and a title view before both`() {
        func text(hasTitleView: Bool) -> String? {
            BarScene.on(screen: {
                $0.title = "Screen"
                $0.navigationItem.title = "Bar"
                $0.navigationItem.hasTitleView = hasTitleView
            }).barState().title.text
        }
        #expect(text(hasTitleView: false) == "Bar")
        #expect(text(hasTitleView: true) == nil)
        #expect(BarScene.on().barState().title.text == nil)
    }

    @Test func `a bar that does not prefer large titles shows none`() {
        #expect(!Self.isLarge(mode: .always, prefers: false))
    }

    @Test func `always is large, never is not, and automatic inherits`() {
        #expect(Self.isLarge(mode: .always, inherits: false))
        #expect(!Self.isLarge(mode: .never, inherits: true))
        #expect(Self.isLarge(mode: .automatic, inherits: true))
        #expect(!Self.isLarge(mode: .automatic, inherits: false))
    }

    @Test(arguments: [
        (NavigationItem.LargeTitleDisplayMode.always, true, true),
        (.never, false, false),
        (.automatic, false, true),
        (.inline, true, true),
    ])
    func `an item hands its resolved request to the automatic item above it`(
        mode: NavigationItem.LargeTitleDisplayMode,
        overInline: Bool,
        overLarge: Bool
    ) {
        #expect(mode.asksForLargeTitle(inherited: false, on: .iOS(17)) == overInline)
        #expect(mode.asksForLargeTitle(inherited: true, on: .iOS(17)) == overLarge)
    }

    @Test func `large titles came with iOS 11`() {
        #expect(!Self.isLarge(.iOS(10)))
        #expect(Self.isLarge(.iOS(11)))
    }

    @Test func `in compact height there is no large title`() {
        #expect(!Self.isLarge(.iOS(17), .landscape))
        #expect(Self.isLarge(device: "iPad (A16)", .landscape))
    }

    @Test func `scrolling takes the large title away after 52 points`() {
        #expect(Self.isLarge(offset: 51))
        #expect(!Self.isLarge(offset: 52))
        #expect(Self.isLarge(offset: -100))
    }

    @Test func `inline stands in the row of the buttons at the root, and is as always above it`() {
        func height(_ os: SystemVersion, previous: Screen?) -> Double? {
            BarScene.on(
                os,
                previous: previous,
                inheritsLargeTitle: false,
                bar: { $0.prefersLargeTitles = true },
                screen: { $0.navigationItem.largeTitleDisplayMode = .inline }
            ).barState().frame?.height
        }
        #expect(Self.isLarge(mode: .inline))
        #expect(height(.iOS(17), previous: nil) == 44)
        #expect(height(.iOS(17), previous: Screen(id: "below")) == 96)
    }

    @Test func `before iOS 17 inline counts as automatic`() {
        #expect(!Self.isLarge(.iOS(16), mode: .inline, inherits: false))
        #expect(Self.isLarge(.iOS(16), mode: .inline, inherits: true))
        #expect(Self.isLarge(.iOS(17), mode: .inline, inherits: false))
    }

    @Test func `large and inline title have attributes of their own, whole from where they come`() {
        let properties: (inout BarProperties) -> Void = {
            $0.prefersLargeTitles = true
            $0.titleTextAttributes = TextAttributes(color: .red, fontSize: 20)
            $0.largeTitleTextAttributes = TextAttributes(color: .blue, fontWeight: .heavy)
        }
        let large = BarScene.on(.iOS(12), contentOffset: 0, bar: properties).barState().title
        #expect(large.color == .blue)
        #expect(large.fontSize == 34)
        #expect(large.fontWeight == .heavy)
        let inline = BarScene.on(.iOS(12), contentOffset: 100, bar: properties).barState().title
        #expect(inline.color == .red)
        #expect(inline.fontSize == 20)
        #expect(inline.fontWeight == .semibold)
    }

    @Test func `titles are white on a black bar and in dark mode, which came with iOS 13`() {
        #expect(BarScene.on(.iOS(10), bar: { $0.barStyle = .black }).barState().title.color == .white)
        #expect(BarScene.on(.iOS(12), style: .dark).barState().title.color == .black)
        #expect(BarScene.on(.iOS(13), style: .dark).barState().title.color == .white)
    }
}
