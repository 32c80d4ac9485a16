// The library's calls to UIKit after JavaScript has changed the list of screens (libraries.16.3, `rns.set`).
extension ReactNativeScreens {
    func stackChange(
        _ change: StackChange,
        by call: NavigationCall,
        on stack: ScreenStack,
        in simulation: Simulation
    ) -> StackChange {
        guard case .transition(var transition, let stack, let removed, let inserted, var isCancelled) = change else {
            return change
        }
        if case .interactivePop = call.verb {
            isCancelled = isCancelled || preventsDismissal(of: removed, in: simulation)
        } else if call.isBackButtonTap {
            // rns.gesture.4: the pop becomes an interactive one, which is cancelled at once.
            transition.isAnimated = true
            if preventsDismissal(of: removed, in: simulation) {
                transition.isInteractive = true
                isCancelled = true
            }
        } else if let from = transition.from {
            let isNew = inserted.contains(transition.to)
            if removed.contains(from) {
                // rns.set.3, rns.set.4: the old top leaves by a pop, unless its replacement sets another animation.
                let replacement = simulation[memories, transition.to].props.replaceAnimation ?? .pop
                transition.kind = isNew && replacement == .push ? .push : .pop
                transition.isAnimated = true
            } else {
                // rns.set.6, rns.set.7
                transition.isAnimated = isNew
            }
        } else {
            // rns.set.2
            transition.isAnimated = false
        }
        return .transition(transition, stack: stack, removed: removed, inserted: inserted, isCancelled: isCancelled)
    }
}

extension ReactNativeScreens {
    /// Whether a pop of UIKit's would remove a screen that prevents its native dismissal.
    fileprivate func preventsDismissal(of screens: [Int], in simulation: Simulation) -> Bool {
        screens.contains { simulation[memories, $0].props.preventNativeDismiss ?? false }
    }
}
