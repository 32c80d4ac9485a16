import Testing

@testable import NavigationStyle

/// uikit.C5; uikit.G, the prompt.
struct BarFrameTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String { "\(device), iOS \(os), \(orientation)" }
        var device: String
        var os: SystemVersion
        var orientation: Orientation
        var y: Double
        var height: Double

        init(
            _ device: String,
            _ os: SystemVersion,
            _ orientation: Orientation = .portrait,
            y: Double,
            height: Double
        ) {
            self.device = device
            self.os = os
            self.orientation = orientation
            self.y = y
            self.height = height
        }
    }

    static let rows: [Row] = [
        Row("iPhone 8", .iOS(7), y: 20, height: 44),
        Row("iPhone 8", .iOS(7), .landscape, y: 20, height: 32),
        Row("iPhone 8", .iOS(10), .landscape, y: 0, height: 32),
        Row("iPhone 8", .iOS(18), y: 20, height: 44),
        Row("iPhone X", .iOS(12), y: 44, height: 44),
        Row("iPhone 12", .iOS(17), y: 47, height: 44),
        Row("iPhone 12", .iOS(17), .landscape, y: 0, height: 32),
        Row("iPhone 8 Plus", .iOS(12), .landscape, y: 0, height: 44),
        Row("iPhone XR", .iOS(12), .landscape, y: 0, height: 44),
        Row("iPhone 15 Pro Max", .iOS(17), .landscape, y: 0, height: 44),
        Row("iPhone 15", .iOS(17), y: 53.667, height: 44),
        Row("iPhone 16 Pro", .iOS(18), y: 56.333, height: 44),
        Row("iPhone 16 Pro Max", .iOS(18), y: 56.333, height: 44),
        Row("iPhone 17 Pro", .iOS(18), y: 56.333, height: 44),
        Row("iPhone Air", .iOS(18), y: 62.667, height: 44),
        Row("iPhone 15", .iOS(17), .landscape, y: 0, height: 32),
        Row("iPad (9th generation)", .iOS(11), y: 20, height: 44),
        Row("iPad (9th generation)", .iOS(12), y: 20, height: 50),
        Row("iPad (9th generation)", .iOS(17), .landscape, y: 20, height: 50),
        Row("iPad (10th generation)", .iOS(17), y: 24, height: 50),
        Row("iPhone 16", .iOS(26), y: 59, height: 54),
        Row("iPhone 16 Pro", .iOS(26), y: 62, height: 54),
        Row("iPhone SE (3rd generation)", .iOS(26), y: 20, height: 54),
        Row("iPhone SE (3rd generation)", .iOS(26), .landscape, y: 24, height: 54),
        Row("iPad (A16)", .iOS(26), y: 32, height: 54),
    ]

    @Test(arguments: rows)
    func `the frame of a bar`(_ row: Row) throws {
        let scene = BarScene.on(row.os, device: row.device, row.orientation)
        let frame = try #require(scene.barState().frame)
        let device = try #require(Device(named: row.device))
        #expect(abs(frame.y - row.y) < 0.001)
        #expect(frame.height == row.height)
        #expect(frame.x == 0)
        #expect(frame.width == device.width(in: row.orientation))
    }

    @Test func `under a Dynamic Island the safe area ends with the bar, and at 59 without one`() {
        #expect(abs(BarScene.on().layout().contentTop - 97.667) < 0.001)
        #expect(BarScene.on(isNavigationBarHidden: true).layout().contentTop == 59)
    }

    @Test(arguments: [
        ("iPhone 8", SystemVersion.iOS(12), 96.0), ("iPhone X", .iOS(12), 96), ("iPad (9th generation)", .iOS(17), 102),
        ("iPhone 16", .iOS(26), 106), ("iPhone 8", .iOS(10), 44),
    ])
    func `a large title makes the bar higher`(device: String, os: SystemVersion, height: Double) {
        #expect(
            BarScene.on(os, device: device, bar: { $0.prefersLargeTitles = true }).barState().frame?.height == height
        )
    }

    @Test func `scrolling takes the large title's height away point by point`() {
        func height(_ offset: Double) -> Double? {
            BarScene.on(contentOffset: offset, bar: { $0.prefersLargeTitles = true }).barState().frame?.height
        }
        #expect(height(-30) == 96)
        #expect(height(0) == 96)
        #expect(height(20) == 76)
        #expect(height(52) == 44)
        #expect(height(400) == 44)
    }

    @Test func `a prompt makes the bar higher`() {
        func height(_ os: SystemVersion, _ orientation: Orientation = .portrait, _ prompt: String = "Prompt") -> Double?
        {
            BarScene.on(os, device: "iPhone 8", orientation, screen: { $0.navigationItem.prompt = prompt })
                .barState().frame?.height
        }
        #expect(height(.iOS(10)) == 74)
        #expect(height(.iOS(17)) == 74)
        #expect(height(.iOS(26)) == 86)
        #expect(height(.iOS(17), .portrait, "") == 44)
        #expect(height(.iOS(17), .landscape) == 32)
    }

    @Test func `height goes by the linked SDK too`() {
        let pad = BarScene.on(.iOS(12), device: "iPad (9th generation)").with { $0.linkedSDK = .iOS(11) }
        #expect(pad.barState().frame?.height == 44)
        let phone = BarScene.on(.iOS(26), device: "iPhone 16")
        #expect(phone.with { $0.linkedSDK = .iOS(18) }.barState().frame?.height == 44)
        #expect(phone.with { $0.designRequiresCompatibility = true }.barState().frame?.height == 44)
    }

    @Test func `a status bar that the screen hides leaves no room above the bar of a phone with a home button`() {
        func frame(_ os: SystemVersion, _ device: String) -> Rect? {
            BarScene.on(os, device: device, screen: { $0.prefersStatusBarHidden = true }).barState().frame
        }
        #expect(frame(.iOS(12), "iPhone 8")?.y == 0)
        #expect(frame(.iOS(26), "iPhone SE (3rd generation)")?.y == 10)
        #expect(frame(.iOS(12), "iPhone X")?.y == 44)
    }

    @Test(arguments: [
        ("iPhone 8", SystemVersion.iOS(10), false, 64.0), ("iPhone X", .iOS(11), false, 88),
        ("iPhone 12", .iOS(17), false, 91), ("iPhone 8", .iOS(11), true, 116), ("iPhone X", .iOS(11), true, 140),
        ("iPhone 16", .iOS(26), false, 113), ("iPhone SE (3rd generation)", .iOS(26), false, 74),
    ])
    func `the classic totals`(device: String, os: SystemVersion, isLarge: Bool, total: Double) {
        let scene = BarScene.on(os, device: device, bar: { if isLarge { $0.prefersLargeTitles = true } })
        #expect(scene.layout().contentTop == total)
        #expect(scene.barState().frame?.maxY == total)
    }
}
