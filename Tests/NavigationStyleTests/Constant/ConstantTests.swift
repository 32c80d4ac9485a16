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

    @Test func `each has a name of its own, and says where it comes from`() {
        #expect(Set(Constant.all.map(\.name)).count == Constant.all.count)
        for constant in Constant.all {
            #expect(constant.source.contains("uikit.md"), "\(constant.name)")
            #expect(constant.confidence != .documented, "\(constant.name): what Apple publishes needs no entry")
        }
    }
}
