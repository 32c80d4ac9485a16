// Screen sizes in points as Apple publishes them for developers; families by uikit.C4.
extension Device {
    /// Every device that is known, phones before iPads, older before newer.
    public static let all: [Device] = phones + pads

    private static let phones: [Device] =
        devices(.homeButtonPhone, 320, 480, 2, ["iPhone 4", "iPhone 4s"])
        + devices(
            .homeButtonPhone,
            320,
            568,
            2,
            [
                "iPhone 5", "iPhone 5c", "iPhone 5s", "iPhone SE (1st generation)",
                "iPod touch (5th generation)", "iPod touch (6th generation)", "iPod touch (7th generation)",
            ]
        )
        + devices(
            .homeButtonPhone,
            375,
            667,
            2,
            [
                "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8",
                "iPhone SE (2nd generation)", "iPhone SE (3rd generation)",
            ]
        )
        + devices(
            .homeButtonPhone,
            414,
            736,
            3,
            ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"]
        )
        + devices(.notchPhone, 375, 812, 3, ["iPhone X", "iPhone XS", "iPhone 11 Pro"])
        + devices(.notchPhone, 414, 896, 3, ["iPhone XS Max", "iPhone 11 Pro Max"])
        + devices(.lcdNotchPhone, 414, 896, 2, ["iPhone XR", "iPhone 11"])
        + devices(.miniNotchPhone, 375, 812, 3, ["iPhone 12 mini", "iPhone 13 mini"])
        + devices(
            .wideNotchPhone,
            390,
            844,
            3,
            ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"]
        )
        + devices(
            .wideNotchPhone,
            428,
            926,
            3,
            ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"]
        )
        + devices(
            .dynamicIslandPhone,
            393,
            852,
            3,
            ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"]
        )
        + devices(
            .dynamicIslandPhone,
            430,
            932,
            3,
            ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"]
        )
        + devices(
            .thinBezelDynamicIslandPhone,
            402,
            874,
            3,
            ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"]
        )
        + devices(.thinBezelDynamicIslandPhone, 440, 956, 3, ["iPhone 16 Pro Max", "iPhone 17 Pro Max"])
        + devices(.airPhone, 420, 912, 3, ["iPhone Air"])

    private static let pads: [Device] =
        devices(.homeButtonPad, 768, 1024, 1, ["iPad 2", "iPad mini"])
        + devices(
            .homeButtonPad,
            768,
            1024,
            2,
            [
                "iPad (3rd generation)", "iPad (4th generation)", "iPad (5th generation)", "iPad (6th generation)",
                "iPad Air", "iPad Air 2",
                "iPad mini 2", "iPad mini 3", "iPad mini 4", "iPad mini (5th generation)",
                "iPad Pro 9.7-inch",
            ]
        )
        + devices(
            .homeButtonPad,
            810,
            1080,
            2,
            ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"]
        )
        + devices(.homeButtonPad, 834, 1112, 2, ["iPad Pro 10.5-inch", "iPad Air (3rd generation)"])
        + devices(
            .homeButtonPad,
            1024,
            1366,
            2,
            ["iPad Pro 12.9-inch (1st generation)", "iPad Pro 12.9-inch (2nd generation)"]
        )
        + devices(
            .pad,
            820,
            1180,
            2,
            [
                "iPad (10th generation)", "iPad (A16)",
                "iPad Air (4th generation)", "iPad Air (5th generation)",
                "iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)",
            ]
        )
        + devices(.pad, 744, 1133, 2, ["iPad mini (6th generation)", "iPad mini (A17 Pro)"])
        + devices(
            .pad,
            834,
            1194,
            2,
            [
                "iPad Pro 11-inch (1st generation)", "iPad Pro 11-inch (2nd generation)",
                "iPad Pro 11-inch (3rd generation)", "iPad Pro 11-inch (4th generation)",
            ]
        )
        + devices(.pad, 834, 1210, 2, ["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"])
        + devices(
            .pad,
            1024,
            1366,
            2,
            [
                "iPad Pro 12.9-inch (3rd generation)", "iPad Pro 12.9-inch (4th generation)",
                "iPad Pro 12.9-inch (5th generation)", "iPad Pro 12.9-inch (6th generation)",
                "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)",
            ]
        )
        + devices(.pad, 1032, 1376, 2, ["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"])

    private static func devices(
        _ family: Family,
        _ width: Double,
        _ height: Double,
        _ scale: Int,
        _ names: [String]
    ) -> [Device] {
        names.map { Device(name: $0, family: family, width: width, height: height, scale: scale) }
    }
}
