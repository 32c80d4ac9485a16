// The shortest way from a stack to an answer.
extension Scenario {
    /// Carries out an operation on the stack, once it is at rest.
    ///
    /// - Parameters:
    ///   - action: The operation.
    ///   - include: The parts of the answer; nil for those that a person reads.
    /// - Returns: The bars before and after, every screen, the plan and the diagnostics.
    /// - Throws: Every fault that prevents it, each with a JSON Pointer to its place.
    public func transition(
        _ action: NavigationOperation.Action,
        include: Inclusion? = nil
    ) throws(ScenarioError) -> TransitionResponse {
        try TransitionRequest(including(include), operation: NavigationOperation(action)).response()
    }

    /// Carries out operations one after another, each once the one before it has ended.
    ///
    /// - Parameters:
    ///   - actions: The operations; at least one.
    ///   - include: The parts of the answer; nil for those that a person reads.
    /// - Returns: The effects of each, and the final state.
    /// - Throws: Every fault that prevents them.
    public func replay(
        _ actions: [NavigationOperation.Action],
        include: Inclusion? = nil
    ) throws(ScenarioError) -> ReplayResponse {
        try replay(actions.map { NavigationOperation($0) }, include: include)
    }

    /// Carries out operations one after another, with their timing, animators and the writes beside them.
    ///
    /// - Parameters:
    ///   - operations: The operations; at least one.
    ///   - include: The parts of the answer; nil for those that a person reads.
    /// - Returns: The effects of each, and the final state.
    /// - Throws: Every fault that prevents them.
    public func replay(
        _ operations: [NavigationOperation],
        include: Inclusion? = nil
    ) throws(ScenarioError) -> ReplayResponse {
        try ReplayRequest(including(include), operations: operations).response()
    }

    /// Returns the visible state of the stack at rest.
    ///
    /// - Parameter include: The parts of the answer; nil for those that a person reads.
    /// - Returns: The bar, every screen, and the diagnostics.
    /// - Throws: Every fault of the stack.
    public func resolve(include: Inclusion? = nil) throws(ScenarioError) -> ResolveResponse {
        try ResolveRequest(including(include)).response()
    }

    private func including(_ include: Inclusion?) -> Scenario {
        guard let include else { return self }
        var scenario = self
        scenario.include = include
        return scenario
    }
}
