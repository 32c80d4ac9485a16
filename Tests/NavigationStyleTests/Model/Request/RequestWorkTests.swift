import Testing

@testable import NavigationStyle

/// The work of a request is estimated from its contents before anything is computed.
@Suite struct RequestWorkTests {
    /// Returns screens whose code writes as much as possible in every callback, without images.
    private static func screens(_ count: Int) -> [Screen] {
        (0..<count).map { index in
            Screen.writing(Screen.ID(rawValue: "s\(index)")) { callbacks in
                for callback in Callback.allCases {
                    callbacks[callback][.tintColor] = .color(.red)
                    callbacks[callback][.barTintColor] = .color(.white)
                    callbacks[callback][.isTranslucent] = .flag(index.isMultiple(of: 2))
                }
            }
        }
    }

    private static func scenario(_ screens: Int, under policy: String) -> Scenario {
        var scenario = Scenario(stack: self.screens(screens))
        scenario.policy = PolicySelection(policy)
        return scenario
    }

    @Test(arguments: PolicySelection.all.map(\.name))
    func `each limit alone is let through under every policy`(_ policy: String) {
        let push = NavigationOperation(.push(Screen(id: "new"), animated: true))
        var deep = Self.scenario(1000, under: policy)
        #expect(TransitionRequest(deep, operation: push).work.total <= WorkBudget.standardLimit)
        #expect(ResolveRequest(deep).work.total <= WorkBudget.standardLimit)
        deep.include = .all
        #expect(TransitionRequest(deep, operation: push).work.total <= WorkBudget.standardLimit)
        let reappearances = Array(repeating: NavigationOperation(.reappear(after: .tab)), count: 1000)
        #expect(
            ReplayRequest(Self.scenario(10, under: policy), operations: reappearances).work.total
                <= WorkBudget.standardLimit
        )
        let pushes = (0..<900).map {
            NavigationOperation(.push(Screen(id: Screen.ID(rawValue: "p\($0)")), animated: true))
        }
        #expect(
            ReplayRequest(Self.scenario(1, under: policy), operations: pushes).work.total <= WorkBudget.standardLimit
        )
        let comparison = CompareRequest(
            Self.scenario(50, under: policy),
            operation: push,
            policies: Array(repeating: PolicySelection(policy), count: 20)
        )
        #expect(comparison.work.total <= WorkBudget.standardLimit)
    }

    @Test func `the work grows with everything that is asked for, and is the same for the same request`() {
        let pop = NavigationOperation(.pop())
        func work(_ screens: Int, _ operations: Int, _ include: Inclusion, _ policy: String = "system") -> Int {
            Self.scenario(screens, under: policy)
                .work(of: Array(repeating: pop, count: operations), including: include).total
        }
        let base = work(10, 10, [])
        #expect(base == work(10, 10, []))
        #expect(base < work(11, 10, []) && base < work(10, 11, []))
        #expect(base < work(10, 10, .screens) && base < work(10, 10, .diagnostics))
        #expect(base < work(10, 10, [], "reactNativeScreens"))
        let comparison = CompareRequest(Self.scenario(10, under: "system"), operation: pop)
        #expect(comparison.work.inEnvironments(3).total == 3 * comparison.work.total)
    }

    @Test func `what is too much names the product, the outermost factor and what is left`() throws {
        let work = CompareRequest(
            Self.scenario(10, under: "system"),
            operation: NavigationOperation(.pop()),
            policies: [PolicySelection("system"), PolicySelection("restoring")]
        ).work
        var budget = WorkBudget(limit: work.total - 1)
        let error = #expect(throws: ScenarioError.self) { () throws in try budget.reserve(work.inEnvironments(4)) }
        let fault = try #require(error?.faults.first)
        #expect(fault.code == "too-much-work" && fault.pointer == "/environments")
        #expect(fault.detail.contains("4 environments × 2 policies × 10 screens"), "\(fault.detail)")
        #expect(fault.detail.contains("the limit is \(work.total - 1)"), "\(fault.detail)")
    }

    @Test func `what is reserved counts as spent, whether parts of it are spent or not`() throws {
        let work = Self.scenario(2, under: "system").work(of: [], including: [])
        var budget = WorkBudget(limit: 10 * work.total)
        try budget.reserve(work.inEnvironments(3))
        #expect(budget.spent == 3 * work.total)
        try budget.spend(work)
        #expect(budget.spent == 3 * work.total)
    }

    @Test func `trials take nothing of what is reserved, and nothing that is not left`() throws {
        let work = Self.scenario(2, under: "system").work(of: [], including: [])
        var budget = WorkBudget(limit: 2 * work.total + 10)
        try budget.reserve(work.inEnvironments(2))
        let isTenAllowed = budget.allowsTrial(10)
        #expect(isTenAllowed && !budget.isExceeded)
        let isElevenAllowed = budget.allowsTrial(11)
        #expect(!isElevenAllowed && budget.isExceeded)
        budget.spendOnTrial(10)
        #expect(budget.spent == budget.limit)
        let isOneAllowed = budget.allowsTrial(1)
        #expect(!isOneAllowed)
        try budget.spend(work)
        try budget.spend(work)
        #expect(throws: ScenarioError.self) { try budget.spend(work) }
    }
}
