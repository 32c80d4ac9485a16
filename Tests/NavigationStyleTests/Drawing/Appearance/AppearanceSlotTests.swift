import Testing

@testable import NavigationStyle

/// uikit.B2; seed 0, 4 (iOS 15).
struct AppearanceSlotTests {
    static func slot(
        _ os: SystemVersion,
        sdk: SystemVersion? = nil,
        device: String = "iPhone 12",
        _ orientation: Orientation = .portrait,
        offset: Double? = nil,
        isTracked: Bool = true,
        prefersLargeTitles: Bool = false
    ) -> BarState.AppearanceSlot {
        BarScene.on(
            os,
            device: device,
            orientation,
            contentOffset: offset,
            bar: { if prefersLargeTitles { $0.prefersLargeTitles = true } },
            screen: { $0.view.scrollView?.isContentScrollView = isTracked }
        ).with { $0.linkedSDK = sdk }.barState().appearance
    }

    @Test(arguments: [SystemVersion.iOS(7), .iOS(10), .iOS(12)])
    func `before iOS 13 there are no slots`(os: SystemVersion) {
        #expect(Self.slot(os) == .legacy)
        #expect(Self.slot(os, .landscape, offset: 100) == .legacy)
    }

    @Test(arguments: [SystemVersion.iOS(13), .iOS(14)])
    func `on iOS 13 and 14 only a large title over a scroll view at its edge has a scroll edge`(os: SystemVersion) {
        #expect(Self.slot(os) == .standard)
        #expect(Self.slot(os, offset: 0) == .standard)
        #expect(Self.slot(os, prefersLargeTitles: true) == .standard)
        #expect(Self.slot(os, offset: 0, isTracked: false, prefersLargeTitles: true) == .standard)
        #expect(Self.slot(os, offset: 0, prefersLargeTitles: true) == .scrollEdge)
        #expect(Self.slot(os, offset: 400, prefersLargeTitles: true) == .standard)
        #expect(Self.slot(os, .landscape, offset: 0, prefersLargeTitles: true) == .compact)
    }

    @Test(arguments: [SystemVersion.iOS(15), .iOS(17), .iOS(26)])
    func `from iOS 15 on every bar has a scroll edge, and without a tracked scroll view never leaves it`(
        os: SystemVersion
    ) {
        #expect(Self.slot(os) == .scrollEdge)
        #expect(Self.slot(os, offset: 0) == .scrollEdge)
        #expect(Self.slot(os, offset: -20) == .scrollEdge)
        #expect(Self.slot(os, offset: 1) == .standard)
        #expect(Self.slot(os, offset: 400, isTracked: false) == .scrollEdge)
        #expect(Self.slot(os, .landscape) == .compactScrollEdge)
        #expect(Self.slot(os, .landscape, offset: 400) == .compact)
    }

    @Test func `an app that was built with an SDK before 15 keeps the rule of iOS 14`() {
        #expect(Self.slot(.iOS(17), sdk: .iOS(14)) == .standard)
        #expect(Self.slot(.iOS(17), sdk: .iOS(15)) == .scrollEdge)
    }

    @Test func `an iPad has no compact height`() {
        #expect(Self.slot(.iOS(17), device: "iPad (9th generation)", .landscape) == .scrollEdge)
    }
}
