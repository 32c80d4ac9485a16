// Conversion of ids to a simulation, and back.
extension WindowEngine {
    /// Returns the simulation of `window`.
    func simulation(of window: StackWindow, _ base: [Int], _ all: [Int]) -> Simulation {
        let control = controls[window.control]
        var simulation = stage(of: all, in: control.navigationController)
        let count = base.count + window.symbols.count
        simulation.environment.orientation = control.orientation
        simulation.controller.bar.properties = control.bar
        for writer in control.writers {
            // A writer outside of the window has a number that is not a screen's.
            let name = writer.depth.map { count - 1 - $0 } ?? writer.kind.map { all.count + $0 } ?? -1
            let origin = WriteOrigin(writer.writer, name: name, event: writer.event)
            simulation.controller.bar.writers.note(origin, for: writer.property)
        }
        if control.isVisibilityOfSystem {
            simulation.noteOnBar(.hiddenBySystem, for: .isNavigationBarHidden)
        }
        simulation.controller.isNavigationBarHidden = control.isNavigationBarHidden
        simulation.controller.isKeyboardShown = control.isKeyboardShown
        simulation.controller.isBarHidden = control.isBarHidden
        simulation.controller.isBackgroundHidden = control.isBackgroundHidden
        simulation.controller.isItemStackAtRisk = control.isItemStackAtRisk
        simulation.controller.memory = hooks.memory(control.memory) {
            $0 < count ? count - 1 - $0 : nil
        }
        simulation.controller.stack = ScreenStack(0..<count)
        simulation.controller.visible = count - 1
        settle(window.base, base, in: &simulation)
        for (index, symbol) in window.symbols.enumerated() {
            let screen = base.count + index
            simulation.records.plain[screen] = symbols[symbol].screen.named(simulation.records.plain[screen].name)
        }
        return simulation
    }

    /// Returns the state of `simulation`.
    ///
    /// - Parameters:
    ///   - simulation: The simulation, with the record of the operation that led there.
    ///   - kinds: The kinds of its screens.
    ///   - navigationController: Its navigation controller.
    ///   - first: The index of the first screen of the state.
    ///   - looks: The last looks of the screens that were there before it.
    ///   - strangers: Screens that may have written values before it.
    ///   - isAtStart: Whether this is the state before the first operation, which is told from an equal one later.
    /// - Returns: The ids of the state.
    func state(
        of simulation: Simulation,
        _ kinds: [Int],
        in navigationController: ID<NavigationController>,
        from first: Int,
        looks: [StackWindow.ShownBar?],
        strangers: [KnownAuthors.Screen],
        isAtStart: Bool = false
    ) -> WindowState {
        let controller = simulation.controller
        let stack = simulation.controller.stack
        let bar = projected(controller.bar.properties)
        touched = touched.union(values.bar(bar).touched)
        let memory = hooks.memory(controller.memory) { screen in
            stack.lastIndex(of: screen).map { stack.count - 1 - $0 }
        }
        let control = StackWindow.Control(
            navigationController: navigationController,
            bar: bar,
            isNavigationBarHidden: controller.isNavigationBarHidden,
            isVisibilityOfSystem: simulation.bar.isVisibilityOfSystem,
            isKeyboardShown: controller.isKeyboardShown,
            isBarHidden: controller.isBarHidden,
            isBackgroundHidden: controller.isBackgroundHidden,
            isItemStackAtRisk: controller.isItemStackAtRisk,
            orientation: simulation.environment.orientation,
            memory: memory,
            writers: writers(of: values.bar(bar), controller.bar.writers, kinds, stack),
            authors: authors(ofBarIn: simulation, kinds, strangers),
            isAtStart: isAtStart
        )
        var result: [ID<StackWindow.Symbol>] = []
        result.reserveCapacity(stack.count)
        for screen in stack where screen >= first {
            let symbol = StackWindow.Symbol(
                kind: kinds[screen],
                screen: projected(simulation.records.plain[screen]),
                look: screen == stack.last ? nil : lastLook(of: screen, from: first, simulation.record, looks),
                authors: authors(ofFakeBarOn: screen, in: simulation, kinds, strangers)
            )
            result.append(symbols.id(of: symbol))
        }
        return WindowState(control: controls.id(of: control), symbols: result)
    }

    /// Returns the writers of the `properties` of a bar, over a stack of screens of `kinds`.
    private func writers(
        of properties: BarProperties,
        _ bar: BarWriters,
        _ kinds: [Int],
        _ stack: ScreenStack
    ) -> [StackWindow.Writer] {
        guard tellsWriters else {
            guard type(of: hooks).goesByWriters else { return [] }
            return properties.touched.map { StackWindow.Writer(property: $0, writer: bar.origin(of: $0).writer) }
        }
        return properties.touched.union([.isNavigationBarHidden]).map { property in
            let origin = bar.origin(of: property)
            let name = Int(origin.name)
            let kind = name < 0 ? nil : name < kinds.count ? kinds[name] : name - kinds.count
            // The next operation does not reach deeper ones, unless it leads far down.
            let depth = stack.suffix(2).firstIndex(of: name).map { stack.count - 1 - $0 }
            return StackWindow.Writer(
                property: property,
                writer: origin.writer,
                event: origin.event,
                kind: kind,
                depth: depth
            )
        }
    }

    /// Returns the last look of `screen`, from the operation or from before.
    private func lastLook(
        of screen: Int,
        from first: Int,
        _ record: OperationRecord,
        _ looks: [StackWindow.ShownBar?]
    ) -> StackWindow.ShownBar? {
        if let look = record.looks.last(where: { $0.screen == screen })?.look {
            return StackWindow.ShownBar(
                properties: values.id(ofBar: look.properties),
                isNavigationBarHidden: look.isNavigationBarHidden,
                isHiddenBySystem: look.isHiddenBySystem
            )
        }
        return screen - first < looks.count ? looks[screen - first] : nil
    }

    /// Returns the part of a screen's state that is kept.
    private func projected(_ screen: PlainScreen) -> PlainScreen {
        var kept = screen.named(-1)
        guard let projection else { return kept }
        if let bar = screen.fakeBar { kept.fakeBar?.properties = projected(bar.properties) }
        if screen.saved.index >= 0 {
            kept.saved = values.id(ofSaved: values.savedBars(screen.saved).mapped { $0.restricted(to: projection) })
        }
        kept.memory = hooks.memory(screen.memory, of: projection)
        return kept
    }

    /// Returns the part of a bar's properties that is kept.
    private func projected(_ properties: ID<BarProperties>) -> ID<BarProperties> {
        projection.map { values.id(ofBar: values.bar(properties).restricted(to: $0)) } ?? properties
    }
}
