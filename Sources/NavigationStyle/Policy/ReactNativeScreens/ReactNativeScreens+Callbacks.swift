// The delegate's methods, the coordinator's blocks, the gesture and the updates of props (libraries.16.3).
extension ReactNativeScreens {
    func willShow(_ screen: Int, in simulation: inout Simulation) {
        let transition = simulation.controller.transition
        updateHeader(of: screen, .asTransition, during: transition, in: &simulation)
    }

    func didShow(_ screen: Int, in simulation: inout Simulation) {
        // rns.mount: the library calls its own willShow for the first screen once more.
        guard let transition = simulation.controller.transition, transition.from == nil else { return }
        updateHeader(of: screen, .asTransition, during: nil, in: &simulation)
    }

    /// Returns the block that updates the header of `screen` alongside, or restores that of `from` if the transition is
    /// cancelled.
    func headerBlock(of screen: Int, from: Int?) -> TransitionCoordinator.Block {
        TransitionCoordinator.Block { simulation in
            guard let config = simulation[memories, screen].props.header else { return }
            writeToBar(config, by: screen, rule: .rnsAlongside1, in: &simulation)
        } completion: { isCancelled, simulation in
            guard isCancelled, let from else { return }
            let config = simulation[memories, from].props.header ?? ReactNativeHeaderConfig()
            writeToBar(config, by: from, rule: .rnsCancel2, in: &simulation)
        }
    }

    func motion(of transition: Transition, in simulation: Simulation) -> PolicyMotion {
        // UIKit itself fades the appearances of items; writes to the bar are made alongside the screens.
        var motion = PolicyMotion()
        if !stylesItems { motion.alongside = .animatedColors }
        // rns.animation: the animator is that of the screen that comes in a push, or goes in a pop.
        let mover = transition.kind == .pop ? transition.from : transition.to
        if !transition.isInteractive, let mover,
            simulation[memories, mover].props.stackAnimation == ReactNativeScreenProps.StackAnimation.none
        {
            motion.duration = 0
        }
        return motion
    }

    // MARK: - Going back

    func interactivePopBegins(on screen: Int, in simulation: Simulation) -> Bool? {
        // rns.gesture.1: the recognizer's delegate is the stack, so the stock conditions do not apply.
        simulation[memories, screen].props.gestureEnabled ?? true
            && simulation.place(of: screen).screen.interactivePop.enabled
    }

    func interactivePopFinishes(progress: Double, velocity: Double, on screen: Int, in simulation: Simulation)
        -> Bool?
    {
        // rns.gesture.3
        let props = simulation[memories, screen].props
        guard props.customAnimationOnSwipe ?? false, props.stackAnimation?.isCustom ?? false else { return nil }
        return progress + Self.velocityWeight * velocity > Self.finishingProgress
    }

    /// The time for which the library extrapolates the finger's movement, in seconds.
    private static let velocityWeight = 0.3
    /// The part of the width, 0…1, past which the library finishes a swipe of its own.
    private static let finishingProgress = 0.5

    // MARK: - Props

    func update(_ style: BarStyle, by screen: Int, in simulation: inout Simulation) -> Bool {
        let before = simulation[memories, screen].props
        var props = before
        if var header = props.header {
            header.set(style)
            let interface = simulation.environment.userInterfaceStyle
            props.headerConfig = .some(header.resolved(within: interface, by: kind))
        }
        if let statusBar = style.statusBar { props.statusBarStyle = ReactNativeScreenProps.StatusBar(statusBar) }
        // A prop that gets its default value is as good as unset.
        let (old, new) = (before.header?.withDefaults, props.header?.withDefaults)
        var isNew = new != old
        if let old, let new, !isNew { isNew = !new.hasSameVariants(as: old) }
        guard isNew || props.statusBarStyle ?? .auto != before.statusBarStyle ?? .auto else { return true }
        setProps(props, of: screen, in: &simulation)
        // rns.props.1, rns.props.2: a covered screen keeps them until its willShow.
        guard isNew, simulation.controller.visible == screen else { return true }
        updateHeader(of: screen, .animated, during: nil, in: &simulation)
        if new?.hidden != old?.hidden || new?.translucent != old?.translucent {
            simulation.layOut(screen, rule: .rnsProps3)
        }
        return true
    }
}

extension ReactNativeScreens {
    /// Sets new props of `screen`.
    func setProps(_ props: ReactNativeScreenProps, of screen: Int, in simulation: inout Simulation) {
        var own = simulation[memories, screen].place.screen
        props.writeStatusBar(to: &own, simulation.environment.userInterfaceStyle, os)
        simulation[memories, screen].place = ScreenPlace(screens: [own], index: 0)
        simulation[memories, screen].props = props
        simulation[memories, screen].hasNewProps = true
    }
}
