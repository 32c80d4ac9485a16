/// A request, or what could be read of one, and all that keeps it from being answered.
///
/// Answering ends at the first fault. Only then, and where a request could not be read in whole, is everything looked
/// for, so that one answer can name it; requests without faults pay nothing for it.
package struct RequestCheck {
    /// The scenario as far as it is known.
    ///
    /// What could not be read has its default; a screen without an id has an empty one.
    package var scenario: Scenario
    /// The operations; nil is one that could not be read.
    package var operations: [NavigationOperation?] = []
    /// Whether the operations stand in a list.
    package var isReplay = false
    /// The policies of a comparison; nil where the scenario's own is asked for.
    package var policies: [PolicySelection]?
    /// The environments of a request that is answered in several; none is the scenario's own alone.
    package var environments: [NavigationEnvironment] = []
    /// Pointers to what could not be read.
    ///
    /// `/-` behind an array's is for elements that were not looked at.
    package var unreadable: Set<String> = []

    package init(_ scenario: Scenario) {
        self.scenario = scenario
    }

    /// Every fault that can be known, in the order in which a request lists its members; of what is wrong in some of several
    /// environments alone, only devices that do not exist.
    package var faults: [RequestFault] {
        guard !environments.isEmpty else { return faultsInEnvironment }
        let found = environments.indices.map { index in
            var check = self
            check.environments = []
            check.scenario.environment = environments[index]
            return check.faultsInEnvironment.map { $0.located(inEnvironment: index) }
        }
        return inOrder(found.common + scenario.environment.deviceFaults(andOf: environments))
    }

    private var faultsInEnvironment: [RequestFault] {
        var faults = commonFaults
        if policies == nil, isReadable("/policy"), isReadable("/policy/name"),
            let policy = PolicyRegistry.policy(named: scenario.policy.name)
        {
            faults += policy.faults(of: self)
        }
        return inOrder(faults)
    }

    /// The faults that are the same under every policy.
    var commonFaults: [RequestFault] {
        var faults: [RequestFault] = []
        if let policies {
            for (index, policy) in policies.enumerated() { faults += self.faults(of: policy, at: "/policies/\(index)") }
        } else {
            faults += self.faults(of: scenario.policy, at: "/policy")
        }
        let isStackKnown = isStackKnown
        faults += scenario.faults.filter { fault in
            fault.reason != .controllerStackMismatch || isStackKnown && isWhole("/controller/stack")
        }
        if let controller = scenario.controller, isWhole("/controller/stack"), isWhole("/controller/loaded") {
            faults += controller.nameFaults
        }
        var texts = TextCheck()
        for (screen, pointer) in screens {
            texts.check(screen, at: pointer)
            faults += screen.view.discoveryFaults(at: pointer + "/view")
        }
        faults += texts.faults
        return inOrder(faults + operationFaults)
    }

    /// What is wrong with the choice of a policy.
    private func faults(of selection: PolicySelection, at pointer: String) -> [RequestFault] {
        guard isReadable(pointer), isReadable(pointer + "/name") else { return [] }
        guard let policy = PolicyRegistry.policy(named: selection.name) else {
            let control = selection.name.controlCharacter()
            let reason = control.map { .controlCharacter($0) } ?? RequestFault.Reason.unknownPolicy(selection.name)
            return [RequestFault(reason, at: pointer)]
        }
        var scenario = scenario
        scenario.policy = selection
        return policy.selectionFaults(of: scenario, at: pointer)
    }

    // MARK: - Operations

    /// Where the operation stands that is the `index`th.
    private func pointer(ofOperation index: Int) -> String { isReplay ? "/operations/\(index)" : "/operation" }

    /// What makes operations impossible, as far as the stack that they find is known.
    private var operationFaults: [RequestFault] {
        var faults: [RequestFault] = []
        let ids = scenario.stack.indices.map { isReadable("/stack/\($0)/id") ? scenario.stack[$0].id : nil }
        var stack = KnownStack(ids, isWhole: isReadable("/stack") && !unreadable.contains("/stack/-"))
        for (index, operation) in operations.enumerated() where faults.count < RequestFault.mostOfAKind {
            let pointer = pointer(ofOperation: index)
            if !isReplay, operation?.timing == .sameTurn {
                faults.append(RequestFault(.noOperationInTurn, at: pointer + "/timing"))
            }
            guard let action = operation?.action, isReadable(pointer) else {
                stack.follow(nil, isPossible: false)
                continue
            }
            let membership = stack.membership(for: action)
            let found = action.faults(at: pointer, isStackEmpty: stack.isEmpty, membership)
                .filter { isReadable($0.pointer) }
            if !found.isEmpty, let remedy = remedy(for: action, membership) {
                if case .another(let action) = remedy { stack.follow(action, isPossible: true) }
                continue
            }
            faults += found
            faults += action.textFaults(at: pointer)
            let areScreensKnown = isReadable(pointer + "/screens") && !unreadable.contains(pointer + "/screens/-")
            stack.follow(areScreensKnown ? action : nil, isPossible: found.isEmpty)
        }
        return faults
    }

    /// What the policy makes of an operation for which UIKit raises an exception; of several policies one that does not let
    /// it is enough for the fault not to be everyone's.
    private func remedy(
        for action: NavigationOperation.Action,
        _ isOnStack: (Screen.ID) -> Bool?
    ) -> ImpossibleCallRemedy? {
        for selection in policies ?? [scenario.policy] {
            guard let policy = PolicyRegistry.policy(named: selection.name) else { continue }
            if let remedy = policy.remedy(for: action, isOnStack) { return remedy }
        }
        return nil
    }

    /// The screens that the request brings, and where they stand.
    var screens: [(screen: Screen, pointer: String)] {
        var screens = scenario.stack.enumerated().map { (screen: $1, pointer: "/stack/\($0)") }
        for (index, operation) in operations.enumerated() {
            let pointer = pointer(ofOperation: index)
            for (screen, place) in operation?.action.newScreens ?? [] { screens.append((screen, pointer + place)) }
        }
        return screens
    }

    // MARK: - What is known

    /// Whether what stands at `pointer` could be read, or is not there at all.
    private func isReadable(_ pointer: String) -> Bool {
        !unreadable.contains { JSONPointer.isWithin($0, pointer) }
    }

    /// Whether everything in what stands at `pointer` could be read.
    private func isWhole(_ pointer: String) -> Bool {
        isReadable(pointer) && !unreadable.contains { JSONPointer.isWithin(pointer, $0) }
    }

    /// Whether the ids of all screens are known.
    var isStackKnown: Bool {
        isReadable("/stack") && !unreadable.contains("/stack/-")
            && scenario.stack.indices.allSatisfy { isReadable("/stack/\($0)/id") }
    }

    /// The faults of what could be read, none of them twice, in the order in which a request lists its members.
    fileprivate func inOrder(_ faults: [RequestFault]) -> [RequestFault] {
        var seen: Set<RequestFault> = []
        return faults.filter { isReadable($0.pointer) && seen.insert($0).inserted }
            .enumerated()
            .map { (fault: $1, place: RequestPlace($1.pointer), index: $0) }
            .sorted { ($0.place, $0.index) < ($1.place, $1.index) }
            .map(\.fault)
    }
}

/// Where in a request something stands, as far as the order goes in which a request lists its members.
private struct RequestPlace: Comparable {
    private var member = 0
    private var index = 0

    private static let members = [
        "policy", "policies", "environment", "environments", "defaults", "stack", "navigationController", "controller",
        "operation", "operations",
    ]

    init(_ pointer: String) {
        let tokens = JSONPointer.tokens(of: pointer)
        guard let first = tokens.first else { return }
        member = Self.members.firstIndex(of: first) ?? Self.members.count
        if tokens.count > 1 { index = Int(tokens[1]) ?? 0 }
    }

    static func < (left: RequestPlace, right: RequestPlace) -> Bool {
        (left.member, left.index) < (right.member, right.index)
    }
}
