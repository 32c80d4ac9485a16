import NavigationStyle

// The steps of the engine.
extension Search {
    /// The key of a step: two steps with the same key are the same.
    struct StepKey: Hashable {
        var base: Int32
        var control: Int32
        var operation: Int32
        var lowest: Int32
        var between: Int32
        var top: Int32
    }

    /// Returns the state after a step; nil if the operation does not begin.
    func state(after step: Int32) -> WindowState? { states[Int(step)] }

    /// Returns the number of the step that `operation` makes on the given screens, lowest first; -1 stands for no
    /// screen.
    ///
    /// The lowest screen is in a frame of `frameClass`.
    ///
    /// - Throws: The limit of the budget that was reached.
    mutating func step(
        _ operation: WindowOperation,
        _ frameClass: Int32,
        control: Int32,
        _ lowest: Int32,
        _ between: Int32 = -1,
        _ top: Int32 = -1
    ) throws(Exhaustion) -> Int32 {
        try step(operation, onBase: baseOfClass[Int(frameClass)], control: control, lowest, between, top)
    }

    /// Returns the number of the step that `operation` makes above the base with the number `base`.
    mutating func step(
        _ operation: WindowOperation,
        onBase base: Int32,
        control: Int32,
        _ lowest: Int32,
        _ between: Int32,
        _ top: Int32
    ) throws(Exhaustion) -> Int32 {
        let key = StepKey(
            base: base,
            control: control,
            operation: Int32(operations.number(of: operation)),
            lowest: lowest,
            between: between,
            top: top
        )
        if let number = steps[key] { return number }
        if stepCount >= budget.steps { throw .steps }
        if stepCount % 64 == 0 { try checkBudget() }
        stepCount += 1
        var window = StackWindow(base: bases[Int(base)], control: Int(control), symbols: [])
        window.symbols.reserveCapacity(3)
        for symbol in [lowest, between, top] where symbol >= 0 { window.symbols.append(Int(symbol)) }
        let number = Int32(states.count)
        states.append(engine.step(operation, in: window))
        steps[key] = number
        return number
    }

    /// Whether a screen lies above the lowest one after a step that had an outcome.
    func coversLowest(_ step: Int32) -> Bool {
        state(after: step).map { $0.symbols.count > 1 } ?? false
    }
}
