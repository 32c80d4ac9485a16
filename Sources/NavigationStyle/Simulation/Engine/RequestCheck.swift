/// A request, or the readable part of one, and a search for all faults that keep it from being answered.
///
/// Answering stops at the first fault. Only then, or if a part of the request could not be read, all faults are looked
/// for, so that one answer lists them; a request without faults pays nothing for this.
package struct RequestCheck {
    /// The scenario, as far as it is known.
    ///
    /// A member that could not be read has its default value; a screen without an id has an empty one.
    package var scenario: Scenario
    /// The operations; nil is one that could not be read.
    package var operations: [NavigationOperation?] = []
    /// Whether the operations are in a list.
    package var isReplay = false
    /// The policies of a comparison; nil for the scenario's own policy.
    package var policies: [PolicySelection]?
    /// The environments of a request that is answered in several; if empty, the scenario's own.
    package var environments: [NavigationEnvironment] = []
    /// Pointers to the members that could not be read.
    ///
    /// `/-` after an array's pointer stands for the elements that were not read.
    package var unreadable: Set<String> = []

    package init(_ scenario: Scenario) {
        self.scenario = scenario
    }

    /// Every fault that can be known, in the order in which a request lists its members; of the faults in some of
    /// several environments only, just the devices that do not exist.
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
            faults += screen.callbacks.savedFaults(at: pointer + "/callbacks")
            faults += screen.view.discoveryFaults(at: pointer + "/view")
        }
        faults += texts.faults
        return inOrder(faults + operationFaults)
    }

    /// Returns the faults in the choice of a policy.
    private func faults(of selection: PolicySelection, at pointer: String) -> [RequestFault] {
        guard isReadable(pointer), isReadable(pointer + "/name") else { return [] }
        guard let policy = PolicyRegistry.policy(named: selection.name) else {
            let control = selection.name.controlCharacter()
            let reason = control.map { .controlCharacter($0) } ?? RequestFault.Reason.unknownPolicy(selection.name)
            return [RequestFault(reason, at: pointer)]
        }
        var scenario = scenario
        scenario.policy = selection
        return policy.selected(by: scenario, at: pointer).faults
    }

    // MARK: - Operations

    /// Returns the pointer to the operation at `index`.
    private func pointer(ofOperation index: Int) -> String { isReplay ? "/operations/\(index)" : "/operation" }

    /// The faults that make operations impossible, as far as the stack that they find is known.
    private var operationFaults: [RequestFault] {
        var faults: [RequestFault] = []
        let ids = scenario.stack.indices.map { isReadable("/stack/\($0)/id") ? scenario.stack[$0].id : nil }
        var stack = KnownStack(ids, isWhole: isReadable("/stack") && !unreadable.contains("/stack/-"))
        for (index, operation) in operations.enumerated() where faults.count < RequestFault.mostOfAKind {
            let pointer = pointer(ofOperation: index)
            if !isReplay, operation?.timing == .sameTurn {
                faults.append(RequestFault(.noOperationInTurn, at: pointer + "/timing"))
            }
            guard let operation, isReadable(pointer) else {
                stack.follow(nil, isPossible: false)
                continue
            }
            let action = operation.action
            faults += operation.writeFaults(at: pointer, isStackEmpty: stack.isEmpty)
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

    /// Returns the policy's remedy for an operation for which UIKit raises an exception; of several policies, that of
    /// the first that has one, since the fault is then not common to all.
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

    /// The screens that the request brings, with pointers to them.
    var screens: [(screen: Screen, pointer: String)] {
        var screens = scenario.stack.enumerated().map { (screen: $1, pointer: "/stack/\($0)") }
        for (index, operation) in operations.enumerated() {
            let pointer = pointer(ofOperation: index)
            for (screen, place) in operation?.action.newScreens ?? [] { screens.append((screen, pointer + place)) }
        }
        return screens
    }

    // MARK: - Known parts

    /// Whether the value at `pointer` could be read, or is absent.
    private func isReadable(_ pointer: String) -> Bool {
        !unreadable.contains { JSONPointer.isWithin($0, pointer) }
    }

    /// Whether the value at `pointer` could be read as a whole.
    private func isWhole(_ pointer: String) -> Bool {
        isReadable(pointer) && !unreadable.contains { JSONPointer.isWithin(pointer, $0) }
    }

    /// Whether the ids of all screens are known.
    var isStackKnown: Bool {
        isReadable("/stack") && !unreadable.contains("/stack/-")
            && scenario.stack.indices.allSatisfy { isReadable("/stack/\($0)/id") }
    }

    /// Returns the faults in readable members, without duplicates, in the order in which a request lists its members.
    fileprivate func inOrder(_ faults: [RequestFault]) -> [RequestFault] {
        var seen: Set<RequestFault> = []
        return faults.filter { isReadable($0.pointer) && seen.insert($0).inserted }
            .enumerated()
            .map { (fault: $1, place: RequestPlace($1.pointer), index: $0) }
            .sorted { ($0.place, $0.index) < ($1.place, $1.index) }
            .map(\.fault)
    }
}

/// A place in a request, as far as it matters for the order in which a request lists its members.
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
