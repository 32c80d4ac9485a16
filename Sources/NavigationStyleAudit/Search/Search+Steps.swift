import NavigationStyle

/// A step of the engine: an operation on at most three screens.
struct EngineStep: Hashable {
    var base: ID<StackWindow.Base>
    var control: ID<StackWindow.Control>
    var operation: ID<WindowOperation>
    var lowest: ID<StackWindow.Symbol>
    var between: ID<StackWindow.Symbol>?
    var top: ID<StackWindow.Symbol>?
}

// The steps of the engine.
extension Search {
    /// Returns the step that `operation` makes on the given screens, lowest first.
    ///
    /// The lowest screen is in a frame of `frameClass`.
    ///
    /// - Throws: The limit of the budget that was reached.
    mutating func step(
        _ operation: WindowOperation,
        _ frameClass: ID<FrameClass>,
        control: ID<StackWindow.Control>,
        _ lowest: ID<StackWindow.Symbol>,
        _ between: ID<StackWindow.Symbol>? = nil,
        _ top: ID<StackWindow.Symbol>? = nil
    ) throws(Exhaustion) -> ID<EngineStep> {
        try step(operation, onBase: baseOfClass[frameClass], control: control, lowest, between, top)
    }

    /// Returns the step that `operation` makes above `base`.
    mutating func step(
        _ operation: WindowOperation,
        onBase base: ID<StackWindow.Base>,
        control: ID<StackWindow.Control>,
        _ lowest: ID<StackWindow.Symbol>,
        _ between: ID<StackWindow.Symbol>?,
        _ top: ID<StackWindow.Symbol>?
    ) throws(Exhaustion) -> ID<EngineStep> {
        let step = EngineStep(
            base: base,
            control: control,
            operation: operations.id(of: operation),
            lowest: lowest,
            between: between,
            top: top
        )
        if let known = steps[step] { return known }
        if stepCount >= budget.steps { throw .steps }
        if stepCount % 64 == 0 { try checkBudget() }
        let id = ID<EngineStep>(stepCount)
        stepCount += 1
        var window = StackWindow(base: bases[base], control: control, symbols: [])
        window.symbols.reserveCapacity(3)
        for symbol in [lowest, between, top] { if let symbol { window.symbols.append(symbol) } }
        states.append(engine.step(operation, in: window))
        steps[step] = id
        return id
    }

    /// Whether a screen lies above the lowest one after a step that had an outcome.
    func coversLowest(_ step: ID<EngineStep>) -> Bool {
        states[step].map { $0.symbols.count > 1 } ?? false
    }
}
