extension Simulation {
    /// Returns every screen of the stack with the bar that it shows, or would show if the screens above it were popped
    /// in one settled animated pop; and the scene of the top screen, nil if the stack is empty.
    func screenStates(include: Inclusion) -> (states: [ScreenState], top: BarScene?) {
        let stack = controller.stack
        let requests = largeTitleRequests(below: stack.count)
        var states: [ScreenState] = []
        states.reserveCapacity(stack.count)
        var top: BarScene?
        for (position, screen) in stack.enumerated() {
            let inherits = position == 0 || requests[position - 1]
            if position == stack.count - 1 {
                let previous = stack.screenBelow(position)
                let scene = scene(of: screen, over: previous, inheritsLargeTitle: inherits)
                states.append(screenState(of: screen, in: scene, include: include))
                top = scene
            } else {
                states.append(
                    whatIfOnTop(screen, at: position, inheritsLargeTitle: inherits) {
                        $0.screenState(of: screen, in: $1, include: include)
                    }
                )
            }
        }
        return (states, top)
    }

    /// Returns the bar that `screen` would show if the screens above it were popped in one settled animated pop; nil if
    /// there are none.
    func barOnceUncovered(of screen: Int) -> BarState? {
        let stack = controller.stack
        guard let position = stack.firstIndex(of: screen), position < stack.count - 1 else { return nil }
        let inherits = largeTitleRequests(below: position).last ?? true
        return whatIfOnTop(screen, at: position, inheritsLargeTitle: inherits) {
            $0.barState(in: $1, of: screen, include: [])
        }
    }

    func screenState(of screen: Int, in scene: BarScene, include: Inclusion) -> ScreenState {
        let bar = barState(in: scene, of: screen, include: include)
        let layout = include.contains(.layout) ? scene.knownLayout(on: device) : nil
        return ScreenState(
            id: scene.screen.id,
            bar: bar,
            matchesDeclared: scene.matchesDeclared(bar),
            layout: layout,
            isLayoutUnknown: include.contains(.layout) && layout == nil
        )
    }

    /// Returns the result of `look` at the controller, and at the scene of `screen`, once the screens above it are popped in
    /// one settled animated pop; it is at `index` of the stack.
    private func whatIfOnTop<Result>(
        _ screen: Int,
        at index: Int,
        inheritsLargeTitle inherits: Bool,
        _ look: (_ simulation: Self, _ scene: BarScene) -> Result
    ) -> Result {
        let stack = controller.stack
        func looked(at simulation: Self) -> Result {
            look(simulation, simulation.scene(of: screen, over: stack.screenBelow(index), inheritsLargeTitle: inherits))
        }
        guard let top else { return looked(at: self) }
        return whatIf {
            let call = NavigationCall(verb: .popTo(screen), animated: true)
            let transition = Transition(from: top, to: screen, kind: .pop, isAnimated: true)
            $0.announce(call)
            $0.controller.stack = stack.popped(to: index)
            $0.coordinator = TransitionCoordinator()
            $0.didCall(call, beginning: transition, replacing: stack)
            $0.run(transition)
            return looked(at: $0)
        }
    }
}
