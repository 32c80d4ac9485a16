extension Simulation {
    /// Every screen of the stack with the bar that it shows, or would show were the screens above it popped in one
    /// settled animated pop; and what decides the look of the one on top, which is nil where there is none.
    mutating func screenStates(include: Inclusion) -> (states: [ScreenState], top: BarScene?) {
        let stack = controller.stack
        let requests = largeTitleRequests(below: stack.count)
        var states: [ScreenState] = []
        states.reserveCapacity(stack.count)
        var top: BarScene?
        for (position, screen) in stack.enumerated() {
            let inherits = position == 0 || requests[position - 1]
            let previous = stack.screenBelow(stack.startIndex + position)
            if position == stack.count - 1 {
                let scene = scene(of: screen, over: previous, inheritsLargeTitle: inherits)
                states.append(screenState(of: screen, in: scene, include: include))
                top = scene
            } else {
                states.append(
                    preview(of: screen, at: stack.startIndex + position) {
                        let scene = $0.scene(of: screen, over: previous, inheritsLargeTitle: inherits)
                        return $0.screenState(of: screen, in: scene, include: include)
                    }
                )
            }
        }
        return (states, top)
    }

    private func screenState(of screen: Int, in scene: BarScene, include: Inclusion) -> ScreenState {
        let bar = barState(in: scene, of: screen, include: include)
        return ScreenState(
            id: scene.screen.id,
            bar: bar,
            matchesDeclared: scene.matchesDeclared(bar),
            layout: include.contains(.layout) ? scene.layout(on: device) : nil
        )
    }

    /// The bar that the screen below the top shows once it is popped to; nil where there is none.
    mutating func snapshotBelow() -> BarSnapshot? {
        let index = controller.stack.endIndex - 2
        guard index >= controller.stack.startIndex else { return nil }
        return preview(of: controller.stack[index], at: index) { $0.currentSnapshot(include: []) }
    }

    /// Runs a settled animated pop to `screen`, which stands at `index` of the stack, looks, and puts everything back.
    ///
    /// A pop touches nothing but the controller and the two screens that it is between, so that only these are kept:
    /// with a copy of the whole, a tall stack would cost the square of its height.
    private mutating func preview<Result>(of screen: Int, at index: Int, _ look: (Self) -> Result) -> Result {
        guard let top else { return look(self) }
        let saved = (controller, records[top], records[screen])
        let (steps, trace) = (steps.take(), trace.take())
        let call = NavigationCall(verb: .popTo(screen), animated: true)
        announce(call)
        controller.stack = controller.stack[...index]
        didCall(call)
        run(Transition(from: top, to: screen, kind: .pop, isAnimated: true))
        let result = look(self)
        (controller, records[top], records[screen]) = saved
        (self.steps, self.trace) = (steps, trace)
        return result
    }
}
