// The delegate's methods, the coordinator's blocks, the gesture and the updates of props (libraries.16.3).
extension ReactNativeScreens {
    func willShow(_ screen: Int, in simulation: inout Simulation<Self>) {
        let transition = simulation.controller.transition
        simulation.updateHeader(of: screen, .asTransition, in: transition)
    }

    func didShow(_ screen: Int, in simulation: inout Simulation<Self>) {
        // rns.mount: the library calls its own willShow for the first screen once more.
        guard let transition = simulation.controller.transition, transition.from == nil else { return }
        simulation.updateHeader(of: screen, .asTransition, in: nil)
    }

    func animate(_ block: CoordinatorBlock, in simulation: inout Simulation<Self>) {
        guard case .header(let screen, _) = block, let config = simulation.records[screen].memory.props.header else {
            return
        }
        simulation.writeToBar(config, by: screen, rule: .rnsAlongside1)
    }

    func complete(_ block: CoordinatorBlock, isCancelled: Bool, in simulation: inout Simulation<Self>) {
        guard isCancelled, case .header(_, let from?) = block else { return }
        let config = simulation.records[from].memory.props.header ?? ReactNativeHeaderConfig()
        simulation.writeToBar(config, by: from, rule: .rnsCancel2)
    }

    func motion(of transition: Transition, in simulation: Simulation<Self>) -> PolicyMotion {
        // UIKit itself fades the appearances of items; writes to the bar are made alongside the screens.
        var motion = PolicyMotion()
        if !stylesItems { motion.alongside = .animatedColors }
        return motion
    }

    // MARK: - Going back

    func interactivePopBegins(on screen: Int, in simulation: Simulation<Self>) -> Bool? {
        // rns.gesture.1: the recognizer's delegate is the stack, so the stock conditions do not apply.
        simulation.records[screen].memory.props.gestureEnabled ?? true
            && simulation.place(of: screen).screen.interactivePop.enabled
    }

    func interactivePopFinishes(progress: Double, velocity: Double, on screen: Int, in simulation: Simulation<Self>)
        -> Bool?
    {
        // rns.gesture.3
        let props = simulation.records[screen].memory.props
        guard props.customAnimationOnSwipe ?? false, props.stackAnimation?.isCustom ?? false else { return nil }
        return progress + Self.velocityWeight * velocity > Self.finishingProgress
    }

    /// The time for which the library extrapolates the finger's movement, in seconds.
    private static let velocityWeight = 0.3
    /// The part of the width, 0…1, past which the library finishes a swipe of its own.
    private static let finishingProgress = 0.5

    // MARK: - Props

    func update(_ style: BarStyle, by screen: Int, in simulation: inout Simulation<Self>) -> Bool {
        let before = simulation.records[screen].memory.props
        var props = before
        if var header = props.header {
            header.set(style)
            props.headerConfig = .some(header.resolved(within: simulation.environment.userInterfaceStyle))
        }
        if let statusBar = style.statusBar { props.statusBarStyle = ReactNativeScreenProps.StatusBar(statusBar) }
        guard props != before else { return true }
        simulation.setProps(props, of: screen)
        // rns.props.1, rns.props.2: a covered screen keeps them until its willShow.
        guard props.header != before.header, simulation.controller.visible == screen else { return true }
        simulation.updateHeader(of: screen, .animated, in: nil)
        if props.header?.hidden != before.header?.hidden || props.header?.translucent != before.header?.translucent {
            simulation.layOut(screen, rule: .rnsProps3)
        }
        return true
    }
}

extension Simulation<ReactNativeScreens> {
    /// Sets new props of `screen`.
    mutating func setProps(_ props: ReactNativeScreenProps, of screen: Int) {
        var own = records[screen].memory.place.screen
        props.writeStatusBar(to: &own, environment.userInterfaceStyle, policy.os)
        records[screen].memory.place = ScreenPlace(screens: [own], index: 0)
        records[screen].memory.props = props
        records[screen].memory.hasNewProps = true
    }
}
