import Testing

@testable import NavigationStyle

/// uikit.C4, every row.
struct DeviceTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String { "\(devices[0]) with iOS \(os)" }
        var devices: [String]
        var os: SystemVersion
        var portrait: Insets
        var landscape: Insets

        init(_ devices: [String], _ os: SystemVersion = .iOS(18), portrait: Insets, landscape: Insets) {
            self.devices = devices
            self.os = os
            self.portrait = portrait
            self.landscape = landscape
        }

        /// Makes a row for phones without a home button.
        init(_ devices: [String], _ os: SystemVersion = .iOS(18), top: Double) {
            self.init(
                devices,
                os,
                portrait: Insets(top: top, bottom: 34),
                landscape: Insets(left: top, bottom: 21, right: top)
            )
        }
    }

    static let rows: [Row] = [
        Row(
            ["iPhone 8", "iPhone 8 Plus", "iPhone SE (1st generation)", "iPhone SE (3rd generation)", "iPhone 4s"],
            portrait: Insets(top: 20),
            landscape: .zero
        ),
        Row(["iPhone 5s"], .iOS(7), portrait: Insets(top: 20), landscape: Insets(top: 20)),
        Row(["iPhone X", "iPhone XS", "iPhone XS Max", "iPhone 11 Pro", "iPhone 11 Pro Max"], top: 44),
        Row(["iPhone XR", "iPhone 11"], top: 48),
        Row(["iPhone XR", "iPhone 11"], .iOS(13), top: 44),
        Row(["iPhone 12 mini", "iPhone 13 mini"], top: 50),
        Row(["iPhone 12 mini"], .iOS(14), top: 44),
        Row(
            [
                "iPhone 12", "iPhone 13", "iPhone 14", "iPhone 12 Pro", "iPhone 13 Pro Max", "iPhone 14 Plus",
                "iPhone 16e",
            ],
            top: 47
        ),
        Row(
            [
                "iPhone 14 Pro", "iPhone 14 Pro Max", "iPhone 15", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16",
                "iPhone 16 Plus",
            ],
            top: 59
        ),
        Row(["iPhone 16 Pro", "iPhone 16 Pro Max", "iPhone 17", "iPhone 17 Pro", "iPhone 17 Pro Max"], top: 62),
        Row(
            ["iPhone 16 Pro", "iPhone 17"],
            .iOS(26),
            portrait: Insets(top: 62, bottom: 34),
            landscape: Insets(top: 20, left: 62, bottom: 20, right: 62)
        ),
        Row(
            ["iPhone Air"],
            .iOS(26),
            portrait: Insets(top: 68, bottom: 34),
            landscape: Insets(top: 20, left: 68, bottom: 29, right: 68)
        ),
        Row(["iPad (9th generation)", "iPad Air 2"], portrait: Insets(top: 20), landscape: Insets(top: 20)),
        Row(
            ["iPad (10th generation)", "iPad Pro 11-inch (M4)", "iPad mini (6th generation)"],
            portrait: Insets(top: 24, bottom: 20),
            landscape: Insets(top: 24, bottom: 20)
        ),
        Row(["iPad (A16)"], .iOS(26), portrait: Insets(top: 32, bottom: 25), landscape: Insets(top: 32, bottom: 25)),
    ]

    @Test(arguments: rows)
    func `the window's safe area of a device`(_ row: Row) throws {
        for name in row.devices {
            let device = try #require(Device(named: name))
            var environment = NavigationEnvironment()
            environment.os = row.os
            #expect(device.windowInsets(in: environment) == row.portrait, "\(name)")
            environment.orientation = .landscape
            #expect(device.windowInsets(in: environment) == row.landscape, "\(name)")
        }
    }

    @Test(arguments: [
        ("iPhone 8", 20.0), ("iPhone X", 44), ("iPhone XR", 48), ("iPhone 12 mini", 50), ("iPhone 12", 47),
        ("iPhone 15", 54), ("iPhone 16 Pro", 54), ("iPhone Air", 54), ("iPad Air 2", 20), ("iPad (A16)", 24),
    ])
    func `the height of a device's status bar`(name: String, height: Double) {
        #expect(Device(named: name)?.statusBarHeight == height)
    }

    @Test(arguments: [
        ("iPhone 8", 375.0, 667.0, 2), ("iPhone 15", 393, 852, 3), ("iPhone 15 Pro Max", 430, 932, 3),
        ("iPad (9th generation)", 810, 1080, 2), ("iPad Pro 11-inch (M4)", 834, 1210, 2),
        ("iPhone SE (3rd generation)", 375, 667, 2), ("iPad (A16)", 820, 1180, 2), ("iPhone Air", 420, 912, 3),
    ])
    func `a device's screen`(name: String, width: Double, height: Double, scale: Int) throws {
        let device = try #require(Device(named: name))
        #expect((device.width, device.height) == (width, height))
        #expect(device.scale == scale)
        #expect(device.width(in: .landscape) == height)
        #expect(device.height(in: .landscape) == width)
    }

    @Test func `devices are found by their names alone, and each name is there once`() {
        #expect(Set(Device.names).count == Device.names.count)
        for name in Device.names { #expect(Device(named: name)?.name == name) }
        #expect(Device(named: "iPhone 15 ") == nil)
        #expect(Device(named: "iphone 15") == nil)
        #expect(Device(named: Device.default.name) == .default)
        #expect(Device.default.name == NavigationEnvironment().device)
    }
}
