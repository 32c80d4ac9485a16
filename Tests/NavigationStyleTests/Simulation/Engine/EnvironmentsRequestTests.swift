import NavigationStyle
import Testing

/// One request in several environments.
@Suite struct EnvironmentsRequestTests {
    private let orange = Screen.writing("list") {
        $0.viewWillAppear.barTintColor = .some(BarColor(RGBA(rawValue: 0xFF66_00FF)))
        $0.viewWillAppear.isTranslucent = .some(false)
    }

    private func environments(_ versions: [Int]) -> [NavigationEnvironment] {
        versions.map { version in
            var environment = NavigationEnvironment()
            environment.os = SystemVersion(version)
            return environment
        }
    }

    private func resolve(_ screen: Screen, _ versions: [Int], policy: String = "system") -> ResolveRequest {
        var request = ResolveRequest(Scenario.on([screen], policy: policy))
        request.environments = environments(versions)
        return request
    }

    private func push(_ versions: [Int], policy: String = "system") -> TransitionRequest {
        var request = TransitionRequest(
            Scenario.on([Screen(id: "home")], policy: policy),
            operation: NavigationOperation(.push(orange, animated: true))
        )
        request.environments = environments(versions)
        return request
    }

    /// Returns the faults of a request, as code and pointer.
    private func faults<Request: EnvironmentsRequest>(_ request: Request) -> [String] {
        do throws(ScenarioError) {
            _ = try request.responses()
            return []
        } catch { return error.faults.map { "\($0.code) \($0.pointer)" } }
    }

    // MARK: - Differences

    @Test func `a color that one iOS draws and another does not is told in words, with the reason`() throws {
        let differences = try resolve(orange, [12, 13, 14, 15, 16, 17]).responses().differences
        let background = try #require(differences.first { $0.property == .background })
        #expect(background.screen == "list" && background.moment == nil && background.policies == nil)
        #expect(background.values.map(\.environments) == [[0, 1, 2], [3, 4, 5]])
        let words = "The background of \"list\" (#FF6600) is shown on iOS 12.0, 13.0 and 14.0; not from 15.0 on: "
        #expect(background.message.hasPrefix(words), "\(background.message)")
        #expect(background.message.contains("barTintColor"))
    }

    @Test func `a color in appearances of both states, and on the legacy bar, differs nowhere`() throws {
        var appearance = Appearance()
        (appearance.background, appearance.backgroundColor) = (.opaque, BarColor(RGBA(rawValue: 0xFF66_00FF)))
        var screen = orange
        screen.callbacks.viewWillAppear.standardAppearance = .some(appearance)
        screen.callbacks.viewWillAppear.scrollEdgeAppearance = .some(appearance)
        let differences = try resolve(screen, [12, 14, 15, 17]).responses().differences
        #expect(!differences.contains { $0.property == .background || $0.property == .isTranslucent })
    }

    @Test func `a declared color that is an image on one iOS and a color on another looks the same`() throws {
        let screen = Screen("list", bar: BarStyle(background: .color(.red)))
        let response = try resolve(screen, [12, 15]).responses()
        let kinds = try response.results.map { try $0.answer.get().bar?.background.kind }
        #expect(kinds == [.image, .color])
        #expect(!response.differences.contains { $0.property == .background })
    }

    @Test func `more than two values are told one by one`() throws {
        let screen = Screen.writing("list") { $0.viewWillAppear.barTintColor = .some(.red) }
        let differences = try resolve(screen, [12, 14, 17]).responses().differences
        let slot = try #require(differences.first { $0.property == .appearance })
        #expect(
            slot.message
                == "The appearance slot of \"list\" is legacy on iOS 12.0; standard on 14.0; scrollEdge on 17.0."
        )
    }

    @Test func `a bar that is hidden has no background to differ`() throws {
        let screen = Screen("list", bar: BarStyle(background: .color(.red), hidden: true))
        #expect(try resolve(screen, [12, 15, 17]).responses().differences.allSatisfy { $0.property != .background })
    }

    @Test func `environments are named by what sets them apart`() throws {
        var request = resolve(Screen(id: "list"), [13, 13, 15, 15])
        for index in [1, 3] { request.environments[index].userInterfaceStyle = .dark }
        let differences = try request.responses().differences
        #expect(
            differences.first { $0.property == .statusBar }?.message
                == "The status bar of \"list\" is darkContent in light mode; lightContent in dark mode."
        )
        #expect(
            differences.first { $0.property == .appearance }?.message
                == "The appearance slot of \"list\" is standard on iOS 13.0; scrollEdge on 15.0."
        )
        let names = EnvironmentNames(request.environments)
        #expect(names.name(of: 1) == "iOS 13.0 / dark mode")
        #expect(EnvironmentNames([NavigationEnvironment()]).name(of: 0) == "iOS 17.0")
    }

    @Test func `a transition is compared on its way, too`() throws {
        let differences = try push([12, 17]).responses().differences
        #expect(Set(differences.compactMap(\.moment)) == [0.25, 0.5, 0.75])
        #expect(differences.first?.screen == nil)
        #expect(try push([17, 17]).responses().differences.isEmpty)
    }

    // MARK: - Results

    @Test(arguments: [Inclusion(), .screens, .ofTransition, .all])
    func `each result is the answer in that environment alone`(_ include: Inclusion) throws {
        var request = push([12, 15, 17])
        request.scenario.include = include
        for (environment, entry) in zip(request.environments, try request.responses().results) {
            var alone = request
            alone.environments = []
            alone.scenario.environment = environment
            #expect(try entry.answer.get() == alone.response())
            #expect(entry.environment == environment.whole)
        }
    }

    @Test func `an earlier iOS than the policy needs is that environment's own fault`() throws {
        let response = try push([12, 13, 17], policy: "itemAppearance").responses()
        guard case .failure(let error) = response.results[0].answer else {
            Issue.record("It was answered")
            return
        }
        #expect(error.faults.map(\.pointer) == ["/environments/0/os"])
        #expect(throws: Never.self) { try response.results[1].answer.get() }
        #expect(response.differences.allSatisfy { $0.values.allSatisfy { !$0.environments.contains(0) } })
        // Every environment may have its own fault.
        let early = try push([11, 12], policy: "itemAppearance").responses().results
        #expect(early.allSatisfy { (try? $0.answer.get()) == nil })
    }

    @Test func `what is impossible in every environment is a fault of the request`() {
        var request = push([12, 17], policy: "itemAppearance")
        request.operation = NavigationOperation(.popTo("nowhere", animated: true))
        #expect(
            faults(request) == ["unsupported-system /environments/0/os", "screen-not-on-stack /operation/screenID"]
        )
        request.scenario.policy = PolicySelection("system")
        #expect(faults(request) == ["screen-not-on-stack /operation/screenID"])
    }

    @Test func `a device that does not exist is a fault of the request, at the environment that names it`() {
        var request = push([12, 17])
        request.environments[1].device = "iPhone 1"
        #expect(faults(request) == ["unknown-device /environments/1/device"])
        request.scenario.environment.device = "iPhone 1"
        #expect(faults(request) == ["unknown-device /environment/device"])
    }

    @Test func `the work in all environments is counted before the first is answered`() {
        let request = push([Int](repeating: 17, count: 20))
        var budget = WorkBudget(limit: request.work.total * 20)
        let error = #expect(throws: ScenarioError.self) { try request.responses(within: &budget) }
        #expect(error?.faults.map { "\($0.code) \($0.pointer)" } == ["too-much-work /environments"])
        #expect(budget.isExceeded)
        #expect(budget.spent == 0)
    }

    // MARK: - Comparisons

    private func compare(_ policies: [String], _ versions: [Int]) -> CompareRequest {
        var request = CompareRequest(
            Scenario.on([Screen(id: "home")], policy: "system"),
            operation: NavigationOperation(.push(orange, animated: true)),
            policies: policies.map { PolicySelection($0) }
        )
        request.environments = environments(versions)
        return request
    }

    @Test func `under several policies it is told under which of them environments differ`() throws {
        let response = try compare(["system", "restoring", "itemAppearance"], [12, 17]).responses()
        let background = response.differences.filter { $0.property == .background && $0.screen == "list" }
        #expect(background.map(\.policies) == [["system", "restoring"]])
        let inner = try response.results[0].answer.get().results[2]
        guard case .failure(let error) = inner.answer else {
            Issue.record("It was answered")
            return
        }
        #expect(error.faults.map(\.pointer) == ["/environments/0/os"])
    }

    @Test func `without policies each environment has those that can answer there`() throws {
        let results = try compare([], [12, 17]).responses().results
        let names = try results.map { try $0.answer.get().results.map(\.policy.name) }
        #expect(names[1] == PolicyPage.all.map(\.name))
        #expect(Set(names[1]).subtracting(names[0]) == ["reactNativeScreens", "itemAppearance", "swiftUI"])
    }

    // MARK: - Overlays

    @Test func `overlays go over each environment, each result once`() {
        var request = push([])
        request.lay([EnvironmentOverlay(userInterfaceStyle: .dark)])
        #expect(request.environments.isEmpty && request.scenario.environment.userInterfaceStyle == .dark)
        #expect(request.scenario.environment.os == SystemVersion(12))
        request.lay([EnvironmentOverlay(os: SystemVersion(15)), EnvironmentOverlay(os: SystemVersion(17))])
        #expect(request.environments.map(\.os) == [SystemVersion(15), SystemVersion(17)])
        #expect(request.environments.allSatisfy { $0.userInterfaceStyle == .dark })
        request.lay([EnvironmentOverlay(os: SystemVersion(16), orientation: .landscape)])
        #expect(request.environments.count == 1 && request.environments[0].orientation == .landscape)
    }
}
