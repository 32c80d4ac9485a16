// The fixes of a hide or show of the bar that is not animated like its transition.
extension DiagnosticContext {
    /// Returns the fix of everything by which `screen` hides and shows the bar without animation in a cancelled swipe, where
    /// it both disappears and appears: one change alone would leave the other one.
    func fixes(ofAllHidingBy screen: Int, in transition: Transition) -> [Fix] {
        guard isCancelled else { return [] }
        let fixes = writes.compactMap { write -> Fix? in
            guard write.screen == screen, let visibility = write.properties.isNavigationBarHidden,
                !visibility.animation.isAnimated(in: transition)
            else { return nil }
            return self.fixes(ofHidingIn: write).first
        }
        return fixes.count > 1 ? [fixes.reduce(Fix(changes: [])) { $0.and($1) }] : []
    }

    /// Returns the fixes that animate the hide or show in `write` with the transition: in the place in which the policy
    /// wants it, or else where it is written, if the code there knows whether the transition is animated.
    ///
    /// In a later callback even an animated change comes too late for the layout (seed0.6.6).
    /// A change in viewWillDisappear or viewDidDisappear is meant for the next screen, whose own viewWillAppear should make
    /// it (uikit.D5). Only in a swipe between a screen with a bar and one without may it stay, animated (seed0.4.3.1).
    func fixes(ofHidingIn write: WriteLog.Write) -> [Fix] {
        guard let isHidden = written(in: write).isNavigationBarHidden?.hidden else { return [] }
        let removal = removal(of: .isNavigationBarHidden, from: write)
        var fixes: [Fix] = []
        if write.isStyling, write.event != .viewWillAppear || !hidingPlace.isCode, let removal,
            let statement = stating(hidden: isHidden, on: write.screen)
        {
            fixes.append(Fix(changes: leavesVisibility(of: write.screen) ? [statement] : [removal, statement]))
        } else if write.isCleaningUp, let removal, let next = transition?.to {
            let statement = declares(.isNavigationBarHidden, on: next) ? nil : stating(hidden: isHidden, on: next)
            fixes.append(Fix(changes: [removal] + [statement].compactMap(\.self)))
        }
        guard hidingPlace.isCode, write.knowsAnimation else { return fixes }
        let said = BarValue.hiddenAsTransition(isHidden)
        guard let change = change(writing: .isNavigationBarHidden, said, beside: .isNavigationBarHidden, in: write)
        else {
            return fixes
        }
        let here = Fix(changes: [change])
        let mayStay = write.isCleaningUp ? transition?.isInteractive ?? false : write.event == .call
        return mayStay ? [here] + fixes : fixes + [here]
    }
}

extension WriteLog.Write {
    /// Whether the code that writes it is told, or decides itself, whether the transition is animated: not every
    /// callback has the argument `animated`.
    fileprivate var knowsAnimation: Bool {
        switch event {
        case .viewDidLoad, .duringTransition, .traitCollectionDidChange: false
        default: true
        }
    }
}
