import Testing

@testable import NavigationStyle

/// Search bars of search controllers in the bar (around.N).
struct SearchBarTests {
    private static func scene(
        _ os: SystemVersion = .iOS(17),
        device: String = "iPhone 8",
        offset: Double? = nil,
        isScrolled: Bool = false,
        _ change: (inout NavigationItem) -> Void = { _ in }
    ) -> BarScene {
        var scene = BarScene.on(
            os,
            device: device,
            contentOffset: offset ?? 0,
            screen: {
                $0.navigationItem.searchController = SearchController()
                change(&$0.navigationItem)
            }
        )
        scene.hasBeenScrolled = isScrolled
        return scene
    }

    private static func searchBar(
        _ os: SystemVersion = .iOS(17),
        device: String = "iPhone 8",
        offset: Double? = nil,
        isScrolled: Bool = false,
        _ change: (inout NavigationItem) -> Void = { _ in }
    ) -> BarState.SearchBar? {
        scene(os, device: device, offset: offset, isScrolled: isScrolled, change).barState().searchBar
    }

    @Test func `it is there from iOS 11 on`() {
        #expect(Self.searchBar(.iOS(10)) == nil)
        #expect(Self.searchBar(.iOS(11)) != nil)
        #expect(BarScene.on().barState().searchBar == nil)
    }

    @Test func `one that does not hide adds 52 points below the row, and 60 from iOS 26 on`() {
        let remains: (inout NavigationItem) -> Void = { $0.hidesSearchBarWhenScrolling = false }
        for offset in [0.0, 300] {
            let scene = Self.scene(.iOS(12), offset: offset, remains)
            #expect(scene.barState().searchBar?.visibility == .shown)
            #expect(scene.barState().searchBar?.height == 52)
            #expect(scene.barState().frame?.height == 96)
            #expect(scene.layout().contentTop == 116)
        }
        let glass = Self.scene(.iOS(26), device: "iPhone 17") {
            remains(&$0)
            $0.preferredSearchBarPlacement = .stacked
        }
        #expect(glass.barState().frame?.height == 114)
    }

    @Test func `below a large title the bar is as high as both`() {
        var scene = Self.scene(.iOS(12)) { $0.hidesSearchBarWhenScrolling = false }
        scene.properties.prefersLargeTitles = true
        #expect(scene.barState().frame?.height == 148)
        #expect(scene.layout().contentTop == 168)
    }

    @Test func `one that hides is seen at the top alone, and nobody knows it before anything is scrolled`() {
        typealias Visibility = BarState.SearchBar.Visibility
        let cases: [(offset: Double, isScrolled: Bool, Visibility, height: Double)] = [
            (0, false, .indeterminate, 96), (0, true, .shown, 96), (-40, true, .shown, 96), (1, true, .hidden, 44),
            (300, false, .hidden, 44),
        ]
        for (offset, isScrolled, visibility, height) in cases {
            let bar = Self.scene(offset: offset, isScrolled: isScrolled).barState()
            #expect(bar.searchBar?.visibility == visibility, "\(offset) \(isScrolled)")
            #expect(bar.frame?.height == height, "\(offset) \(isScrolled)")
        }
    }

    @Test func `at first sight frame and layout are those of the documentation`() {
        let scene = Self.scene()
        let device = scene.environment.knownDevice
        #expect(scene.unknownMetric(on: device) == .searchBar)
        #expect(scene.knownFrame(on: device)?.height == 96)
        #expect(scene.knownLayout(on: device)?.contentTop == 116)
    }

    typealias Placement = NavigationItem.SearchBarPlacement
    typealias Shown = BarState.SearchBar.Placement

    @Test(arguments: [
        ("iPhone 15", SystemVersion.iOS(15), Placement.inline, Shown.stacked),
        ("iPhone 15", .iOS(17), .automatic, .stacked),
        ("iPhone 15", .iOS(17), .inline, .inline), ("iPhone 15", .iOS(17), .integrated, .stacked),
        ("iPad (10th generation)", .iOS(15), .automatic, .stacked),
        ("iPad (10th generation)", .iOS(17), .automatic, .inline),
        ("iPad (10th generation)", .iOS(17), .stacked, .stacked),
        ("iPhone 17", .iOS(26), .automatic, .toolbar), ("iPhone 17", .iOS(26), .inline, .toolbar),
        ("iPhone 17", .iOS(26), .integrated, .toolbar), ("iPhone 17", .iOS(26), .stacked, .stacked),
        ("iPad (A16)", .iOS(26), .automatic, .integrated), ("iPad (A16)", .iOS(26), .stacked, .stacked),
    ])
    func `its place goes by the system and the device`(
        device: String,
        os: SystemVersion,
        preferred: Placement,
        shown: Shown
    ) {
        let bar = Self.searchBar(os, device: device) {
            $0.preferredSearchBarPlacement = preferred
            $0.hidesSearchBarWhenScrolling = false
        }
        #expect(bar?.placement == shown)
        #expect(bar?.visibility == .shown)
        #expect(bar?.height == (shown == .stacked ? BarMetrics.searchBarHeight(on: os) : 0))
    }

    @Test func `in the toolbar the bar is as without it, and the layout is not known`() {
        let scene = Self.scene(.iOS(26), device: "iPhone 17")
        let device = scene.environment.knownDevice
        #expect(scene.knownFrame(on: device)?.height == 54)
        #expect(scene.knownLayout(on: device) == nil)
        #expect(scene.unknownMetric(on: device) == .toolbar)
        let compatible = scene.with { $0.designRequiresCompatibility = true }
        #expect(compatible.barState().searchBar?.placement == .stacked)
    }

    @Test func `while it is active nobody knows the bar's height`() {
        var scene = Self.scene()
        scene.isSearchActive = true
        let bar = scene.barState()
        #expect(bar.searchBar?.isActive == true && bar.searchBar?.height == nil)
        #expect(bar.frame == nil)
        #expect(scene.knownLayout(on: scene.environment.knownDevice) == nil)
        // The uncontested parts are answered nevertheless.
        #expect(bar.title.isLarge == false && bar.largeTitle.state == .none)
    }

    @Test func `one that is set in the push is too late, and at the root it is not`() {
        let late: (inout Screen) -> Void = {
            $0.navigationItem.searchController = SearchController()
            $0.navigationItem.searchController?.setIn = .duringTransition
        }
        #expect(BarScene.on(previous: Screen(id: "below"), screen: late).barState().searchBar == nil)
        #expect(BarScene.on(screen: late).barState().searchBar != nil)
    }
}
