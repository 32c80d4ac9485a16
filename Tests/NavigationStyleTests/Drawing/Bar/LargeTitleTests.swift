import Testing

@testable import NavigationStyle

/// The scroll view that drives a large title, and the title's stages (around.M).
struct LargeTitleTests {
    /// Returns the bar of a screen with a large title and a long scroll view that is scrolled by `offset`.
    private static func bar(
        _ os: SystemVersion = .iOS(17),
        offset: Double = 200,
        _ orientation: Orientation = .portrait,
        isFound: Bool = false,
        _ change: (inout ScreenView) -> Void = { _ in }
    ) -> BarState {
        var scene = BarScene.on(
            os,
            device: "iPhone 8",
            orientation,
            contentOffset: offset,
            bar: { $0.prefersLargeTitles = true },
            screen: { change(&$0.view) }
        )
        scene.hasFoundScrollView = isFound
        return scene.barState()
    }

    private static func tracking(
        _ os: SystemVersion = .iOS(17),
        isFound: Bool = false,
        _ change: (inout ScreenView) -> Void
    ) -> BarState.LargeTitle.Tracking? {
        bar(os, isFound: isFound, change).largeTitle.trackedBy
    }

    private static let firstPaths: [SubviewIndexPath] = [[], [0], [0, 0, 0]]
    private static let otherPaths: [SubviewIndexPath] = [[1], [0, 1], [2, 0]]

    @Test(arguments: firstPaths + otherPaths)
    func `the first subview of each level is found, and no other`(_ path: SubviewIndexPath) {
        let isFound = Self.firstPaths.contains(path)
        let bar = Self.bar { $0.scrollView?.subviewIndexPath = path }
        #expect(bar.largeTitle.trackedBy == (isFound ? .automatic : nil))
        #expect(bar.largeTitle.state == (isFound ? .collapsed : .expanded))
        #expect(bar.title.isLarge != isFound)
        #expect(bar.frame?.height == (isFound ? 44 : 96))
    }

    @Test(arguments: [0.1, 17.77, 33.3, 51.667, 51.9])
    func `points have three decimals at most`(_ offset: Double) {
        let bar = Self.bar(offset: offset)
        let numbers = [bar.largeTitle.height ?? 0, bar.frame?.height ?? 0]
        #expect(bar.largeTitle.state == .partial)
        #expect(numbers == numbers.map(\.roundedToThousandths))
        #expect(abs((bar.largeTitle.height ?? 0) + offset - 52) < 0.0005)
    }

    @Test func `one inside another is not found`() {
        #expect(Self.tracking { $0.scrollView?.isInsideScrollView = true } == nil)
        #expect(Self.tracking { $0.scrollView?.isInsideScrollView = false } == .automatic)
    }

    @Test func `from iOS 15 on code can name it, wherever it stands, or say that there is none`() {
        let hidden: (inout ScreenView) -> Void = {
            $0.scrollView?.subviewIndexPath = [3]
            $0.scrollView?.isInsideScrollView = true
            $0.contentScrollView = .set
        }
        #expect(Self.tracking(.iOS(15), hidden) == .set)
        #expect(Self.tracking(.iOS(14), hidden) == nil)
        #expect(Self.tracking(.iOS(15)) { $0.contentScrollView = ScreenView.ContentScrollView.none } == nil)
        #expect(Self.tracking(.iOS(14)) { $0.contentScrollView = ScreenView.ContentScrollView.none } == .automatic)
        #expect(Self.tracking(.iOS(15)) { $0.contentScrollView = .automatic } == .automatic)
    }

    @Test func `one that comes late is followed once UIKit has looked again`() {
        let late: (inout ScreenView) -> Void = { $0.scrollView?.addedIn = .viewDidAppear }
        #expect(Self.tracking(isFound: false, late) == nil)
        #expect(Self.tracking(isFound: true, late) == .automatic)
        #expect(Self.tracking(isFound: true) { $0.scrollView?.subviewIndexPath = [1] } == nil)
    }

    @Test func `where the request says it, that decides`() {
        #expect(Self.tracking { $0.scrollView?.isContentScrollView = true } == .automatic)
        #expect(Self.tracking { $0.scrollView?.isContentScrollView = false } == nil)
    }

    @Test func `the stages go by how far it is scrolled`() {
        typealias State = BarState.LargeTitle.State
        let stages: [(Double, State, Double)] = [
            (-30, .expanded, 52), (0, .expanded, 52), (20, .partial, 32), (51, .partial, 1), (52, .collapsed, 0),
        ]
        for (offset, state, height) in stages {
            let title = Self.bar(offset: offset).largeTitle
            #expect(title.state == state, "\(offset)")
            #expect(title.height == height, "\(offset)")
        }
    }

    @Test func `a title that is not to be large, or a compact height, has no stage`() {
        let never = BarScene.on(
            bar: { $0.prefersLargeTitles = true },
            screen: { $0.navigationItem.largeTitleDisplayMode = .never }
        )
        #expect(never.barState().largeTitle == BarState.LargeTitle(state: .none, height: 0, trackedBy: nil))
        #expect(Self.bar(.iOS(17), .landscape).largeTitle.state == .none)
        #expect(Self.bar(.iOS(10)).largeTitle.state == .none)
        #expect(BarScene.on().barState().largeTitle.state == .none)
    }

    @Test func `one in the row of the buttons adds nothing`() {
        let scene = BarScene.on(
            bar: { $0.prefersLargeTitles = true },
            screen: { $0.navigationItem.largeTitleDisplayMode = .inline }
        )
        #expect(scene.barState().largeTitle == BarState.LargeTitle(state: .expanded, height: 0, trackedBy: nil))
        #expect(scene.barState().title.isLarge)
    }

    /// The measured resting offsets with an expanded title (around.M4).
    @Test(arguments: [
        ("iPhone 17", SystemVersion.iOS(26), -168.0), ("iPhone 16", .iOS(26), -165), ("iPad (A16)", .iOS(26), -138),
        ("iPhone 8", .iOS(12), -116), ("iPhone X", .iOS(12), -140), ("iPhone 12", .iOS(17), -143),
    ])
    func `content rests at minus the lower edge of the bar`(device: String, os: SystemVersion, rest: Double) throws {
        let scene = BarScene.on(os, device: device, contentOffset: 200, bar: { $0.prefersLargeTitles = true })
        #expect(scene.restingContentOffset(on: scene.environment.knownDevice) == rest)
    }

    @Test func `one that is pinned to the safe area has no inset above`() {
        let scene = BarScene.on(contentOffset: 0, screen: { $0.view.scrollView?.pinnedTo = .safeArea })
        #expect(scene.layout().adjustedContentInset?.top == 0)
        #expect(BarScene.on(contentOffset: 0).layout().adjustedContentInset?.top == scene.layout().contentTop)
    }
}
