import Testing

@testable import NavigationStyle

/// What nobody knows of the surroundings of a bar is answered as not known, or by one choice, and never guessed.
struct UnknownFactTests {
    /// A situation in which a height or a place is not known.
    struct Unknown: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var environment = ##""os":"26.1","device":"iPhone 17""##
        var controller = "{}"
        var screen = ""
        var operations = ""
        /// The property of `metrics-unknown`.
        var property = "frame"
        var isFrameKnown = false
        var isLayoutKnown = false

        func response() throws -> TransitionResponse {
            let json = ##"""
                {"policy":"system","environment":{\##(environment)},"navigationController":\##(controller),
                 "include":"all","stack":[{"id":"a","title":"A"\##(screen)}],
                 "operations":[\##(operations){"type":"update","properties":{}}]}
                """##
            return try #require(try decoded(json, as: ReplayRequest.self).response().transitions.last)
        }
    }

    private static let large = ##","callbacks":{"viewDidLoad":{"prefersLargeTitles":true}}"##
    private static let search = ##","navigationItem":{"searchController":{}}"##
    private static let phone = ##""os":"17.0","device":"iPhone 8""##

    private static let unknowns = [
        Unknown(testDescription: "a sheet on iOS 26", controller: ##"{"modalPresentationStyle":"pageSheet"}"##),
        Unknown(
            testDescription: "a custom presentation",
            environment: phone,
            controller: ##"{"modalPresentationStyle":"custom"}"##
        ),
        Unknown(
            testDescription: "a large title at a size without a number",
            environment: ##""os":"26.1","device":"iPhone 17","contentSizeCategory":"small""##,
            screen: large
        ),
        Unknown(
            testDescription: "a large title at another size up to iOS 18",
            environment: phone + ##","contentSizeCategory":"accessibilityMedium""##,
            screen: large
        ),
        Unknown(
            testDescription: "an active search",
            environment: phone,
            screen: search,
            operations: ##"{"type":"search","isActive":true},"##
        ),
        Unknown(
            testDescription: "a tab bar of iOS 26",
            controller: ##"{"tabBar":{}}"##,
            property: "layout",
            isFrameKnown: true
        ),
        Unknown(
            testDescription: "a tab bar of iPadOS 18",
            environment: ##""os":"18.0","device":"iPad Air 2""##,
            controller: ##"{"tabBar":{}}"##,
            property: "layout",
            isFrameKnown: true
        ),
        Unknown(
            testDescription: "a search bar in the toolbar",
            screen: search,
            property: "layout",
            isFrameKnown: true
        ),
        Unknown(
            testDescription: "a search bar at first sight",
            environment: phone,
            screen: search,
            property: "searchBar",
            isFrameKnown: true,
            isLayoutKnown: true
        ),
    ]

    @Test(arguments: unknowns)
    func `what nobody has measured is null, with a reason, and the rest is answered`(_ unknown: Unknown) throws {
        let response = try unknown.response()
        let bar = try #require(response.bars.after)
        #expect((bar.frame != nil) == unknown.isFrameKnown)
        let screen = try #require(response.screens?.last)
        #expect((screen.layout != nil) == unknown.isLayoutKnown)
        let found = response.diagnostics?.filter { $0.code == .metricsUnknown } ?? []
        #expect(found.map(\.property) == [unknown.property])
        #expect(found.allSatisfy { $0.severity == .info && $0.screen == "a" })
        #expect(bar.title.text == "A" && bar.background.kind != .image)
    }

    @Test(arguments: unknowns.filter { !$0.isLayoutKnown })
    func `what would need the number is not said`(_ unknown: Unknown) throws {
        var other = unknown
        other.operations += ##"{"type":"update","properties":{"isTranslucent":false}},"##
        other.screen += ##","view":{"scrollView":{"contentInsetAdjustmentBehavior":"never","contentHeight":3000}}"##
        let codes = Set(try other.response().diagnostics?.map(\.code) ?? [])
        #expect(codes.isDisjoint(with: [.layoutJump, .finalFrameIgnored]))
        #expect(unknown.isFrameKnown || !codes.contains(.contentUnderBar))
    }

    // MARK: - One choice

    @Test(arguments: [13, 15, 18])
    func `between iOS 13 and 18 a title has the size that is known, at every size of text`(_ os: Int) {
        for category in ContentSizeCategory.allCases {
            let scene = BarScene.on(.iOS(os)).with { $0.contentSizeCategory = category }
            #expect(scene.barState().title.fontSize == BarState.Title.fontSize)
            #expect(scene.barState().frame?.height == 44)
        }
    }

    @Test func `no title is told to start small over a scroll view that adjusts nothing`() throws {
        let view = ##","view":{"scrollView":{"contentHeight":3000,"contentInsetAdjustmentBehavior":"never"}}"##
        let response = try Unknown(testDescription: "", environment: Self.phone, screen: Self.large + view).response()
        #expect(response.bars.after?.largeTitle.state == .expanded)
        #expect(response.diagnostics?.contains { $0.code == .largeTitleStartsCollapsed } == false)
    }

    @Test func `a covered screen hears nothing of a trait change`() throws {
        let covered = Screen.writing("A") { $0.traitCollectionDidChange.tintColor = .some(.red) }
        let response = try Scenario.on([covered, Screen(id: "B")], policy: "system", os: .iOS(17))
            .transition(.traitChange(.dark))
        #expect(response.script.allSatisfy { !$0.contains("tintColor") })
    }

    @Test func `a sheet over a sheet is as any`() throws {
        let response = try Unknown(
            testDescription: "",
            environment: ##""os":"13.2","device":"iPhone X""##,
            controller: ##"{"modalPresentationStyle":"pageSheet"}"##,
            operations: ##"{"type":"reappear","by":"pageSheet"},"##
        ).response()
        #expect(response.bars.after?.frame?.height == 56)
    }

    @Test func `a search bar is gone with the first point, before the large title above it`() throws {
        let response = try Unknown(
            testDescription: "",
            environment: Self.phone,
            screen: Self.large + Self.search + ##","view":{"scrollView":{"contentHeight":3000}}"##,
            operations: ##"{"type":"scroll","contentOffset":20},"##
        ).response()
        let bar = try #require(response.bars.after)
        #expect(bar.searchBar?.visibility == .hidden)
        #expect(bar.largeTitle.state == .partial && bar.largeTitle.height == 32)
    }

    @Test func `under an animator the titles and buttons move as under UIKit's own`() throws {
        func components(_ animator: NavigationOperation.Animator?) throws -> [Component]? {
            var (lower, upper) = (Screen(id: "A"), Screen(id: "B"))
            (lower.title, upper.title) = ("A", "B")
            let push = NavigationOperation(.push(upper, animated: true), animator: animator)
            let scenario = Scenario.on([lower], policy: "system", os: .iOS(17))
            return try TransitionRequest(scenario, operation: push).response().plan?.components
        }
        let own = try #require(try components(nil))
        #expect(own.count > 2)
        #expect(try components(NavigationOperation.Animator()) == own)
    }

    @Test func `how dark a bar becomes is not said`() throws {
        var scenario = Scenario.on([Screen(id: "A")], policy: "system", os: .iOS(12))
        scenario.navigationController.window.backgroundColor = .some(nil)
        var clear = Screen(id: "B")
        clear.view.backgroundColor = BarColor(.clear)
        let response = try scenario.transition(.push(clear, animated: true))
        let found = try #require(response.diagnostics?.first { $0.code == .darkBarInTransition })
        #expect(!found.message.contains("%") && !found.message.contains("#"))
    }
}
