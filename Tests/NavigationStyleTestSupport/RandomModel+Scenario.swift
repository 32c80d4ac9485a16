package import NavigationStyle

extension RandomModel {
    package mutating func systemVersion() -> SystemVersion {
        SystemVersion(one(of: Array(7...18) + [26]), integer(in: 0...6))
    }

    package mutating func environment() -> NavigationEnvironment {
        var environment = NavigationEnvironment()
        if chance(80) { environment.os = systemVersion() }
        environment.linkedSDK = maybe(25) { $0.systemVersion() }
        if chance(60) { environment.device = one(of: Device.names) }
        environment.orientation = chance(25) ? .landscape : .portrait
        environment.userInterfaceStyle = chance(30) ? .dark : .light
        if chance(20) { environment.contentSizeCategory = one(of: ContentSizeCategory.allCases) }
        environment.layoutDirection = chance(15) ? .rightToLeft : .leftToRight
        environment.reduceTransparency = chance(10)
        environment.increaseContrast = chance(10)
        environment.reduceMotion = chance(10)
        environment.designRequiresCompatibility = chance(10)
        return environment
    }

    /// Returns one of the policies in one of its editions, with random properties to copy if it has that option.
    package mutating func policy() -> PolicySelection {
        policy(of: one(of: PolicyPage.all))
    }

    package mutating func policy(of page: PolicyPage) -> PolicySelection {
        var policy = PolicySelection(page.name)
        if !page.editions.isEmpty { policy.edition = maybe(60) { $0.one(of: page.editions).name } }
        if page.options.contains(where: { $0.name == "copiedProperties" }) {
            policy.copiedProperties = maybe(25) {
                $0.barPropertySet().intersection(.copyable)
            }
        }
        policy.options = members(of: page.options, page.describesObjects ? page.schemas?.options : nil)
        return policy
    }

    /// Returns a scenario with `stackCount` screens, under `policy` or a random one.
    package mutating func scenario(
        stackCount: ClosedRange<Int> = 1...4,
        policy: PolicySelection? = nil
    ) -> Scenario {
        let policy = policy ?? self.policy()
        let page = PolicyPage.named(policy.name)
        libraryMembers = page?.libraryMembers ?? []
        librarySchema = page.flatMap { $0.describesObjects ? $0.schemas?.library : nil }
        // Later features are used only on systems that have them.
        let needed = neededSystem(of: policy)
        var scenario = Scenario(stack: several(stackCount) { $0.screen() })
        scenario.policy = policy
        scenario.environment = environment()
        if let page {
            scenario.environment.os = max(scenario.environment.os, page.minimumSystem(of: policy.edition), needed)
        }
        scenario.defaults.bar = maybe(15) { $0.barStyle() }
        if chance(20) { scenario.defaults.appearanceProxy = barProperties() }
        scenario.origin = chance(30) ? .set : .pushed
        scenario.isNested = chance(10)
        if chance(12) {
            scenario.navigationController.modalPresentationStyle = one(
                of: NavigationController.ModalPresentationStyle.self
            )
            scenario.navigationController.modalPresentationCapturesStatusBarAppearance = chance(30)
        }
        if chance(12) {
            scenario.navigationController.tabBar = NavigationController.TabBar()
            scenario.navigationController.tabBar?.isTranslucent = flag()
        }
        if chance(10) { scenario.navigationController.window.backgroundColor = .some(maybe(50) { $0.color() }) }
        scenario.navigationController.view.backgroundColor = maybe(5) { $0.color() }
        if chance(8) {
            let containers = several(1...2) { $0.one(of: ["Checkout", "UINavigationController", "Tabs"]) }
            scenario.defaults.containedAppearanceProxies = [
                ContainedAppearanceProxy(whenContainedInInstancesOf: containers, properties: barProperties())
            ]
            if flag() {
                scenario.navigationController.containerClasses = ["Checkout", "UINavigationController", "Tabs"]
            }
        }
        scenario.include = .all
        return scenario
    }

    /// Returns the first iOS with the options of `policy` and with the members that screens may set; members of later
    /// systems are left out.
    private mutating func neededSystem(of policy: PolicySelection) -> SystemVersion {
        let systems = libraryMembers.compactMap(\.since)
        guard !systems.isEmpty else { return SystemVersion(7) }
        var needed = chance(40) ? SystemVersion(7) : one(of: systems)
        if policy.options.contains(where: { $0.value == .string("NavigationStack") }) {
            needed = max(needed, SystemVersion(16))
        }
        libraryMembers.removeAll { $0.since.map { $0 > needed } ?? false }
        return needed
    }

    /// Returns a request for any operation; the stack is sometimes empty.
    package mutating func transitionRequest(policy: PolicySelection? = nil) -> TransitionRequest {
        let scenario = scenario(stackCount: 0...4, policy: policy)
        var ids = scenario.stack.map(\.id)
        return TransitionRequest(scenario, operation: operation(on: &ids))
    }

    /// Returns a request for `count` operations.
    package mutating func replayRequest(count: Int = 8, policy: PolicySelection? = nil) -> ReplayRequest {
        let scenario = scenario(stackCount: 0...4, policy: policy)
        var ids = scenario.stack.map(\.id)
        return ReplayRequest(scenario, operations: operations(count, on: &ids))
    }
}

extension PolicyPage {
    /// Whether its schemas describe its objects completely, which they do not if some members exist only from a later
    /// iOS on.
    package var describesObjects: Bool { libraryMembers.allSatisfy { $0.since == nil } }
}
