import NavigationStyle
import Testing

/// One operation under several policies.
@Suite struct CompareRequestTests {
    private let list = Screen(id: "list")
    private let detail = Screen.writing("detail") { $0.viewWillAppear.barTintColor = .some(.blue) }

    /// Returns a pop on iOS 12 from the screen that colors the bar, under `policies`.
    private func pop(_ policies: [PolicySelection]) -> CompareRequest {
        let scenario = Scenario.on([list, detail], policy: "system")
        return CompareRequest(
            scenario,
            operation: NavigationOperation(.pop()),
            policies: policies
        )
    }

    private func properties(_ differences: [Difference]) -> [String] {
        differences.map { difference in
            let place = difference.screen?.rawValue ?? difference.moment.map { "\($0)" }
            return [place, difference.property.rawValue].compactMap(\.self).joined(separator: ".")
        }
    }

    /// The differences in a pop from a blue bar, which stays under stock UIKit and slides out under the other policies.
    private static let differencesOfPop = [
        "presentation", "0.25.edge", "0.5.edge", "0.75.edge", "list.background",
    ]

    /// Returns the faults of a request, as code and pointer.
    private func faults(_ request: CompareRequest) -> [RequestFault] {
        do throws(ScenarioError) {
            _ = try request.response()
            return []
        } catch { return error.faults }
    }

    @Test func `a color leaks through a pop in stock UIKit, and libraries bring the old one back`() throws {
        let response = try pop(["system", "transitionBar", "kmNavigationBarTransition"].map { PolicySelection($0) })
            .response()
        #expect(properties(response.differences) == Self.differencesOfPop)
        let colors = response.differences.last?.values.map { entry -> RGBA? in
            guard case .background(let background) = entry.value else { return nil }
            return background.color
        }
        #expect(colors == [RGBA(rawValue: 0x0000_FFFF), nil, nil])
        #expect(response.differences.last?.values.map(\.place) == [0, 1, 2])
    }

    @Test func `two policies of which one fades and one slides differ while the screens move`() throws {
        let red = Screen("red", bar: BarStyle(background: .color(.red)))
        let green = Screen("green", bar: BarStyle(background: .color(.green)))
        var request = pop([PolicySelection("system"), PolicySelection("transitionBar")])
        request.scenario.stack = [red, green]
        request.scenario.environment.os = SystemVersion(17)
        let differences = try request.response().differences
        #expect(
            differences.first?.values.map(\.value) == [.presentation(.crossfade), .presentation(.slidingBars)]
        )
        let half = differences.filter { $0.moment == 0.5 }
        #expect(half.first { $0.property == .edge }?.values.map(\.value) == [.edge(nil), .edge(196.5)])
        #expect(half.contains { $0.property == .background })
        // At the end, both show the red bar of the returning screen.
        #expect(differences.allSatisfy { $0.screen == nil })
    }

    @Test func `a swipe is compared where the finger is`() throws {
        var request = pop([PolicySelection("system"), PolicySelection("transitionBar")])
        request.operation = NavigationOperation(.interactivePop(.released(progress: 0.3, velocity: -1)))
        #expect(Set(try request.response().differences.compactMap(\.moment)) == [0.3])
    }

    @Test func `a pop that is not animated has nothing on the way to compare, but may snap or not`() throws {
        var request = pop([PolicySelection("system"), PolicySelection("transitionBar")])
        request.operation = NavigationOperation(.pop(count: 1, animated: false))
        #expect(properties(try request.response().differences) == ["presentation", "list.background"])
    }

    @Test func `policies that do the same have no differences`() throws {
        let same = [PolicySelection("transitionBar"), PolicySelection("transitionBar")]
        #expect(try pop(same).response().differences.isEmpty)
        #expect(try pop([PolicySelection("system")]).response().differences.isEmpty)
    }

    @Test func `each answer is that of a transition under its policy`() throws {
        let names = ["system", "restoring", "transitionBar"]
        let request = pop(names.map { PolicySelection($0) })
        for (name, entry) in zip(names, try request.response().results) {
            var scenario = request.scenario
            scenario.policy = PolicySelection(name)
            #expect(try entry.answer.get() == TransitionRequest(scenario, operation: request.operation).response())
        }
    }

    @Test(arguments: [Inclusion(), .screens, .plan, .all])
    func `what is not asked for is compared all the same, and left out of the answers`(_ include: Inclusion) throws {
        var request = pop([PolicySelection("system"), PolicySelection("transitionBar")])
        request.scenario.include = include
        let response = try request.response()
        #expect(properties(response.differences) == Self.differencesOfPop)
        for entry in response.results {
            let answer = try entry.answer.get()
            #expect((answer.screens != nil) == include.contains(.screens))
            #expect((answer.plan != nil) == include.contains(.plan))
            #expect(answer.screens?.allSatisfy { ($0.layout != nil) == include.contains(.layout) } ?? true)
        }
    }

    @Test func `a policy that needs a later iOS spoils no other`() throws {
        let response = try pop(["itemAppearance", "system", "transitionBar"].map { PolicySelection($0) }).response()
        let answers = response.results.map { try? $0.answer.get() }
        #expect(answers.map { $0 == nil } == [true, false, false])
        #expect(response.results.map(\.policy.name) == ["itemAppearance", "system", "transitionBar"])
        #expect(response.differences.first?.values.map(\.place) == [1, 2])
    }

    @Test func `a screen's use of one policy's interface is a fault of the others alone`() throws {
        var request = pop(["system", "fdFullscreenPopGesture"].map { PolicySelection($0) })
        request.scenario.stack[1].library = .object([Value.Member("prefersNavigationBarHidden", .bool(true))])
        let results = try request.response().results
        #expect(throws: ScenarioError.self) { try results[0].answer.get() }
        #expect(throws: Never.self) { try results[1].answer.get() }
    }

    @Test func `what the policy causes is found, and changed, where the comparison names it`() throws {
        var request = pop(["system", "customContainer", "swiftUI"].map { PolicySelection($0) })
        var green = Screen(id: "green")
        green.view.backgroundColor = BarColor(RGBA(rawValue: 0x1B5E_20FF))
        request.scenario = Scenario.on([Screen(id: "list")], policy: "system", os: SystemVersion(17))
        request.operation = NavigationOperation(.push(green, animated: true))
        func diagnostic(_ code: Diagnostic.Code, under policy: String) throws -> Diagnostic {
            let entry = try #require(try request.response().results.first { $0.policy.name == policy })
            return try #require(try entry.answer.get().diagnostics?.first { $0.code == code })
        }
        #expect(try diagnostic(.customContainerLimits, under: "customContainer").pointer?.description == "/policies/1")
        #expect(try diagnostic(.lowContrast, under: "swiftUI").edits?.map(\.path) == ["/policies/2"])
        request.policies[2].options = [Value.Member("container", .string("NavigationView"))]
        #expect(try diagnostic(.lowContrast, under: "swiftUI").edits?.map(\.path) == ["/policies/2/tint"])
        // Of policies that the request does not name, only the whole can be pointed to.
        request.policies = []
        #expect(try diagnostic(.customContainerLimits, under: "customContainer").pointer?.description == "")
        let unnamed = try diagnostic(.lowContrast, under: "swiftUI")
        #expect(unnamed.edits == nil && unnamed.noEdits != nil)
    }

    @Test func `policies that do not exist are faults of the request, with their places`() {
        var request = pop(["system", "restoring", "transitionBar", "nobodys"].map { PolicySelection($0) })
        #expect(faults(request) == [RequestFault(.unknownPolicy("nobodys"), at: "/policies/3")])
        request.policies[1] = PolicySelection("system", edition: "2")
        #expect(faults(request).map(\.pointer) == ["/policies/1/edition", "/policies/3"])
    }

    @Test func `what is impossible under any policy is told once`() {
        var request = pop(["system", "restoring"].map { PolicySelection($0) })
        request.operation = NavigationOperation(.popTo("nowhere", animated: true))
        #expect(faults(request) == [RequestFault(.screenNotOnStack("nowhere"), at: "/operation/screenID")])
        request.scenario.stack = [list, list]
        #expect(
            faults(request) == [
                RequestFault(.duplicateScreenID("list"), at: "/stack/1/id"),
                RequestFault(.screenNotOnStack("nowhere"), at: "/operation/screenID"),
            ]
        )
    }

    @Test func `entries of one name are told apart by edition, or else by place`() throws {
        let policies = [
            PolicySelection("system"), PolicySelection("kmNavigationBarTransition"),
            PolicySelection("kmNavigationBarTransition", edition: "1.0.0"), PolicySelection("restoring"),
            PolicySelection("restoring"),
        ]
        #expect(
            try pop(policies).response().labels == [
                "system", "kmNavigationBarTransition@1.1.11", "kmNavigationBarTransition@1.0.0", "restoring#3",
                "restoring#4",
            ]
        )
        let twice = [PolicySelection("kmNavigationBarTransition"), policies[1], policies[2]]
        #expect(
            try pop(twice).response().labels == [
                "kmNavigationBarTransition#0", "kmNavigationBarTransition#1", "kmNavigationBarTransition@1.0.0",
            ]
        )
    }

    @Test func `a policy goes by the edition that its answer names`() throws {
        var request = pop(PolicyPage.all.map { PolicySelection($0.name) })
        request.scenario.environment.os = SystemVersion(17)
        request.operation = NavigationOperation(.popToRoot())
        for entry in try request.response().results {
            #expect(try entry.answer.get().policy == entry.policy)
        }
    }
}
