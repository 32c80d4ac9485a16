import Testing

@testable import NavigationStyle

struct ConstantTests {
    private func value(_ name: String) -> Double? { Constant.all.first { $0.name == name }?.value }

    @Test func `what is reported is what answers go by`() throws {
        let scenario = Scenario.on([Screen(id: "a")], policy: "system")
        let plan = try scenario.transition(.push(Screen(id: "b"), animated: true)).plan
        #expect(plan?.duration == value("transitionDuration"))
        #expect(BarScene.on().barState().title.fontSize == value("titleFontSize"))
        let large = BarScene.on(bar: { $0.prefersLargeTitles = true }).barState().title
        #expect(large.fontSize == value("largeTitleFontSize"))
    }

    @Test func `a swipe is finished past the numbers that are reported`() throws {
        let width = 400.0
        let interval = try #require(value("interactivePopPredictionInterval"))
        let limit = try min(
            #require(value("interactivePopCommitDistance")) / width,
            #require(value("interactivePopCommitProgress"))
        )
        func commits(_ progress: Double, _ velocity: Double, _ os: SystemVersion) -> Bool {
            InteractivePopRule.commits(progress: progress, velocity: velocity, os: os, width: width)
        }
        #expect(!commits(limit, 0, .iOS(18)) && commits(limit + 0.01, 0, .iOS(18)))
        #expect(commits(0, (limit + 0.01) / interval, .iOS(18)))
        #expect(!commits(0.5, 0, .iOS(17)) && commits(0.51, 0, .iOS(17)))
    }

    @Test func `glass and the lone shadow image begin at the numbers that are reported`() throws {
        let offset = try #require(value("glassEngagementOffset"))
        #expect(BarScene.on(.iOS(26), contentOffset: offset).barState().background.kind == .clear)
        #expect(BarScene.on(.iOS(26), contentOffset: offset + 1).barState().background.kind == .glass)
        let version = Int(try #require(value("shadowImageStandsAlone")))
        func shadow(_ os: Int) -> Bool {
            BarScene.on(.iOS(os), device: "iPhone 8", bar: { $0.shadowImage = .some(.empty) }).barState().shadow
                .isVisible
        }
        #expect(shadow(version - 1) && !shadow(version))
    }

    @Test func `the room of a back title is counted by the numbers that are reported`() throws {
        func room(_ os: SystemVersion, device: String) throws -> BackButtonRoom {
            let scene = BarScene.on(os, device: device, screen: { $0.navigationItem.rightBarButtonItems = ["", ""] })
            let known = try #require(Device(named: device))
            return scene.backButtonRoom(of: scene.effectiveAppearance(in: .standard, on: known), on: known)
        }
        let (margin, wideMargin) = try (#require(value("barMargin")), #require(value("wideBarMargin")))
        let itemGap = try #require(value("barItemGap"))
        let old = try room(.iOS(13), device: "iPhone 8")
        #expect(try old.start == margin + #require(value("backTitleInset")))
        #expect(old.titleGap == value("titleGap"))
        #expect(old.end == 375 - margin - itemGap - old.titleGap)
        let new = try room(.iOS(14), device: "iPhone 8 Plus")
        #expect(try new.start == wideMargin + #require(value("symbolBackTitleInset")))
        #expect(new.titleGap == value("titleGap"))
        #expect(new.end == 414 - wideMargin - itemGap - new.titleGap)
        #expect(new.largestTitleShift == value("largestTitleShift"))
        #expect(try room(.iOS(10), device: "iPhone 8").largestTitleShift == nil)
        #expect(try room(.iOS(18), device: "iPhone 8 Plus").titleGap == value("narrowTitleGap"))
    }

    @Test func `a back item's title is whole from the version on that is reported`() throws {
        let version = Int(try #require(value("unabbreviatedBackBarButtonItem")))
        let long = String(repeating: "long ", count: 20)
        func title(_ os: Int) -> String? {
            BackButtonTests.button(.iOS(os), below: { $0.navigationItem.backBarButtonItemTitle = long }).title
        }
        #expect(title(version - 1) == "Back" && title(version) == long)
    }

    @Test func `what nobody knows has a name and no number, and is left out of answers`() {
        let names = Constant.unknown.map(\.name)
        #expect(Set(names + Constant.all.map(\.name)).count == names.count + Constant.all.count)
        for constant in Constant.unknown { #expect(constant.source.contains("(around."), "\(constant.name)") }
        // Each fact of which an answer leaves something out has a number here that is missing.
        let pages = MetricsUnknownRule.page.references.filter { $0 != "around.N4" }
        for page in pages {
            #expect(Constant.unknown.contains { $0.source.contains("(\(page))") }, "\(page)")
        }
    }

    @Test func `each has a name of its own, and says where it comes from`() {
        #expect(Set(Constant.all.map(\.name)).count == Constant.all.count)
        for constant in Constant.all {
            #expect(
                ["uikit.", "libraries.", "around."].contains { constant.source.contains($0) },
                "\(constant.name)"
            )
            #expect(constant.confidence != .documented, "\(constant.name): what Apple publishes needs no entry")
        }
    }
}
