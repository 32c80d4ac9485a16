import Testing

@testable import NavigationStyle

struct DevicePageTests {
    private func metrics(_ name: String, _ os: SystemVersion) throws -> DeviceMetrics {
        let page = try #require(DevicePage.all.first { $0.device.name == name })
        return try #require(page.metrics.last { $0.since <= os })
    }

    private func confidence(_ pointer: String, _ metrics: DeviceMetrics) -> Confidence {
        metrics.evidence.last { $0.pointers.contains(pointer) }?.confidence ?? DeviceMetrics.confidence
    }

    @Test func `every device has a page, from iOS 7 on, with no two entries of the same numbers in a row`() {
        #expect(DevicePage.all.map(\.device) == Device.all)
        for page in DevicePage.all {
            #expect(page.metrics.first?.since == SystemVersion(7))
            for (earlier, later) in zip(page.metrics, page.metrics.dropFirst()) {
                #expect(earlier.since < later.since)
                #expect(!later.hasSameNumbers(as: earlier))
            }
        }
    }

    @Test(arguments: Orientation.allCases)
    func `the numbers are those that a request is answered by`(_ orientation: Orientation) throws {
        for page in DevicePage.all {
            for os in SystemVersion.majors {
                let metrics = try metrics(page.device.name, os)
                let room = orientation == .portrait ? metrics.portrait : metrics.landscape
                var scenario = Scenario(stack: [Screen(id: "a")])
                scenario.environment.os = os
                scenario.environment.device = page.device.name
                scenario.environment.orientation = orientation
                scenario.include = [.screens, .layout]
                #expect(try ResolveRequest(scenario).response().bar?.frame == room.navigationBar)
                scenario.stack[0].bar = BarStyle()
                scenario.stack[0].bar?.hidden = true
                let layout = try ResolveRequest(scenario).response().screens?.first?.layout
                switch layout?.obscured {
                case .safeArea(let insets): #expect(insets == room.safeAreaInsets, "\(page.device.name), iOS \(os)")
                case .layoutGuides(let top, let bottom):
                    #expect((top, bottom) == (room.safeAreaInsets.top, room.safeAreaInsets.bottom))
                case nil: Issue.record("there is no layout")
                }
            }
        }
    }

    @Test func `an entry begins where a number or what is known of it changes`() {
        let first = DevicePage(Device.default).metrics
        #expect(first.map(\.since) == [SystemVersion(7), SystemVersion(8), SystemVersion(11), SystemVersion(26)])
        #expect(first.map(\.portrait.navigationBar.height) == [44, 44, 44, 54])
        #expect(first.map(\.landscape.navigationBar.height) == [32, 32, 32, 54])
        #expect(first.map(\.largeTitleHeight) == [nil, nil, 52, 52])
    }

    @Test func `each contested constant is reported where it counts, and not where it does not`() throws {
        let pointers: [(String, String, Int, contested: Bool)] = [
            ("iPhone Air", "/statusBarHeight", 26, true), ("iPhone 17", "/statusBarHeight", 26, false),
            ("iPhone XR", "/statusBarHeight", 13, true), ("iPhone XR", "/statusBarHeight", 14, false),
            ("iPhone 11", "/portrait/safeAreaInsets/top", 13, true),
            ("iPhone 12 mini", "/portrait/safeAreaInsets/top", 14, false),
            ("iPhone 8 Plus", "/landscape/navigationBar/height", 12, true),
            ("iPhone 8", "/landscape/navigationBar/height", 12, false),
            ("iPhone 16 Pro", "/portrait/navigationBar/y", 18, false),
            ("iPhone 17 Pro", "/portrait/navigationBar/y", 18, true),
            ("iPhone Air", "/portrait/navigationBar/y", 18, true),
            ("iPhone 16", "/portrait/navigationBar/y", 18, false),
            ("iPhone 16", "/landscape/safeAreaInsets/top", 26, true),
            ("iPhone 16", "/landscape/safeAreaInsets/top", 18, false),
            ("iPhone 16", "/landscape/navigationBar/y", 26, true),
            ("iPhone SE (3rd generation)", "/landscape/navigationBar/y", 26, false),
            ("iPad (A16)", "/portrait/safeAreaInsets", 26, false),
            ("iPad Air 11-inch (M3)", "/portrait/safeAreaInsets", 26, true),
            ("iPhone 15", "/promptHeight", 18, true), ("iPhone 15", "/promptHeight", 26, false),
            ("iPhone 15", "/showsPromptInCompactHeight", 18, true),
        ]
        for (name, pointer, os, contested) in pointers {
            let found = try confidence(pointer, metrics(name, SystemVersion(os))) == .contested
            #expect(found == contested, "\(name), iOS \(os): \(pointer)")
        }
    }

    @Test func `what was measured says so`() throws {
        #expect(try confidence("/portrait/navigationBar/height", metrics("iPhone 15", SystemVersion(26))) == .measured)
        #expect(try confidence("/portrait/safeAreaInsets", metrics("iPad (A16)", SystemVersion(26))) == .measured)
        for name in ["iPhone 16 Pro", "iPhone 16 Pro Max"] {
            #expect(try confidence("/portrait/navigationBar/y", metrics(name, SystemVersion(18))) == .measured)
        }
        #expect(try confidence("/portrait/navigationBar/height", metrics("iPhone 15", SystemVersion(18))) == .observed)
    }

    @Test func `a status bar is as high as on the version, and unknown on iPadOS 26`() throws {
        #expect(try metrics("iPhone XR", SystemVersion(13)).statusBarHeight == 44)
        #expect(try metrics("iPhone XR", SystemVersion(14)).statusBarHeight == 48)
        #expect(try metrics("iPhone 15", SystemVersion(17)).statusBarHeight == 54)
        #expect(try metrics("iPad (A16)", SystemVersion(18)).statusBarHeight == 24)
        #expect(try metrics("iPad (A16)", SystemVersion(26)).statusBarHeight == nil)
    }
}
