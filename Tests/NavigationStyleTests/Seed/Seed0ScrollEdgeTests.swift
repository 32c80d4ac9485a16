import Testing

@testable import NavigationStyle

/// Seed 0, 4, 'iOS 15 and later'.
struct Seed0ScrollEdgeTests {
    private static func bar(
        _ os: SystemVersion = .iOS(15),
        isOverlapped: Bool,
        _ write: (inout BarProperties) -> Void = { _ in }
    ) -> BarState {
        BarScene.on(os, contentOffset: isOverlapped ? 400 : 0, bar: write).barState()
    }

    @Test func `by default the bar is transparent where nothing lies under it, and ground glass where something does`()
    {
        #expect(Self.bar(isOverlapped: false).background.kind == .clear)
        #expect(Self.bar(isOverlapped: true).background.kind == .blur)
        // Before iOS 15, the bar was not transparent.
        #expect(Self.bar(.iOS(14), isOverlapped: false).background.kind == .blur)
    }

    @Test(arguments: [(SystemVersion.iOS(13), false), (.iOS(14), false), (.iOS(15), true), (.iOS(18), true)])
    func `scrollEdgeAppearance came with iOS 13 for large titles alone, and is for all bars from iOS 15 on`(
        _ os: SystemVersion,
        isForAll: Bool
    ) {
        let write: (inout BarProperties) -> Void = { $0.scrollEdgeAppearance = .opaque(.red) }
        #expect((Self.bar(os, isOverlapped: false, write).background.color == .red) == isForAll)
        let large = Self.bar(os, isOverlapped: false) {
            write(&$0)
            $0.prefersLargeTitles = true
        }
        #expect(large.background.color == .red)
    }

    @Test func `navigationBar.barTintColor has no effect any more: at the scroll edge nothing of it is seen`() throws {
        #expect(Self.bar(isOverlapped: false) { $0.barTintColor = BarColor.red }.background.kind == .clear)
        #expect(Self.bar(.iOS(14), isOverlapped: false) { $0.barTintColor = BarColor.red }.background.color == .red)
        let written = writing("a", "viewDidLoad", ##""barTintColor":"#F00""##)
        #expect(try codes(body(written, os: "15.0")).contains(.ineffectiveProperty))
    }

    @Test func `navigationBar.backgroundColor still counts under a transparent appearance`() {
        let state = Self.bar(isOverlapped: false) {
            $0.backgroundColor = BarColor.green
            $0.standardAppearance = Appearance(.transparent)
            $0.scrollEdgeAppearance = Appearance(.transparent)
        }
        #expect(state.background == BarState.Background(.color, color: .green))
    }

    @Test func `it has no effect under an opaque appearance, and is seen blurred through a default one`() {
        func background(_ preset: Appearance.Background) -> BarState.Background {
            Self.bar(isOverlapped: true) {
                $0.backgroundColor = BarColor.green
                $0.standardAppearance = Appearance(preset)
            }.background
        }
        #expect(background(.opaque).color == .white)
        #expect(background(.default) == BarState.Background(.blur, color: .green))
    }

    @Test func `an appearance's backgroundColor goes before it`() {
        let state = Self.bar(isOverlapped: true) {
            $0.backgroundColor = BarColor.green
            $0.standardAppearance = .opaque(.blue)
        }
        #expect(state.background.color == .blue)
    }

    @Test func `an appearance's backgroundImage goes before its backgroundColor`() {
        let state = Self.bar(isOverlapped: true) {
            var appearance = Appearance(.opaque)
            appearance.backgroundColor = BarColor.blue
            appearance.backgroundImage = BarImage.opaque
            $0.standardAppearance = appearance
        }
        #expect(state.background.kind == .image)
        #expect(state.background.image == "plain")
    }

    @Test(arguments: [
        (Appearance.Background.default, BarState.Background.Kind.blur, true), (.opaque, .color, true),
        (.transparent, .clear, false),
    ])
    func `configureWithDefault, Opaque and TransparentBackground set background and shadow together`(
        _ preset: Appearance.Background,
        _ kind: BarState.Background.Kind,
        hasShadow: Bool
    ) {
        let state = Self.bar(isOverlapped: true) { $0.standardAppearance = Appearance(preset) }
        #expect(state.background.kind == kind)
        #expect(state.shadow.isVisible == hasShadow)
    }

    @Test func `the seed's own code sets both appearances by the proxy, and the bar is its color at any offset`()
        throws
    {
        let appearance = ##"{"backgroundColor":"#EEE","backgroundImage":{"name":"page","color":"#EEE"}}"##
        let proxy =
            ##""defaults":{"appearanceProxy":{"standardAppearance":\##(appearance),"##
            + ##""scrollEdgeAppearance":\##(appearance)}}"##
        for offset in [0, 400] {
            let screen = ##"{"id":"a","view":{"scrollView":{"contentHeight":3000,"contentOffset":\##(offset)}}}"##
            let background = try resolved(body(screen, proxy, os: "15.0")).bar?.background
            #expect(background?.image == "page")
            #expect(background?.color?.hex == "#EEEEEEFF")
        }
    }
}
