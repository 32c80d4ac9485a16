/// The facts about the bar in an operation from which its visible behavior follows.
///
/// Plans, pictures and diagnostics judge by the same motion, so that they tell the same about it.
struct MovingBar {
    var family: PolicyPage.Family
    /// Whether each screen carries a whole bar of its own while the screens move, with its titles and buttons.
    var carriesWholeBars: Bool
    var environment: NavigationEnvironment
    /// The width of the window in points.
    var width: Double
    /// The transition that the operation brings about; nil if no screen moves.
    var transition: Transition?
    /// The bar while the screens move; nil if it is unknown, or if nothing is seen to move.
    var passage: Passage?
    /// The colors that the code of the incoming screen sets inside of UIKit's animation.
    var alongside: BarPropertySet
    /// The bar before; the bar while the screens move; and the bar when the incoming screen has come to rest, of a
    /// cancelled swipe as if it were finished.
    var before, standing, after: BarSnapshot?

    /// The family by which the bar moves.
    var movingFamily: PolicyPage.Family { family.moving(from: before, to: after) }

    /// Returns the visible behavior of the bar, and the reason for it.
    func presentation() -> (Plan.Presentation, because: String) {
        PresentationRule(
            family: movingFamily,
            environment: environment,
            kind: transition?.kind ?? .none,
            isAnimated: passage != nil,
            isFirst: transition.map { $0.from == nil } ?? false,
            policy: passage?.motion ?? PolicyMotion(),
            alongside: animated,
            isHidingAnimated: passage?.isHidingAnimated ?? false,
            isIncomingBare: passage?.isIncomingBare ?? false,
            before: before,
            after: after,
            standing: standing
        ).decide()
    }

    /// Returns the rule for the bar's motion; nil if no screens move visibly.
    func rule(of presentation: Plan.Presentation) -> MotionRule? {
        guard let passage, let transition, let before, let standing, let after else { return nil }
        // Only where each screen moves with its bar do the bars on the way matter.
        let leaving = presentation.isSplit ? passage.leaving(before.scene) : nil
        let coming = presentation.isSplit && !passage.hasWholeStyles ? passage.coming : nil
        return MotionRule(
            kind: transition.kind,
            presentation: presentation,
            family: movingFamily,
            carriesWholeBars: carriesWholeBars && movingFamily == family,
            environment: environment,
            width: width,
            policy: passage.motion,
            alongside: animated,
            isOfItems: presentation == .crossfade && (before.origin == .item || standing.origin == .item),
            before: before.bar,
            standing: standing.bar,
            after: after.bar,
            leaving: leaving?.movingState(on: before.device),
            coming: passage.hasWholeStyles ? after.bar : coming?.movingState(on: standing.device) ?? standing.bar,
            statusBar: hasBackgroundColor
                ? statusBar(
                    leaving: leaving ?? before.scene,
                    coming: passage.hasWholeStyles ? after.scene : coming ?? standing.scene
                ) : nil
        )
    }

    /// Whether a bar has a color of its own, which ends below the status bar (uikit.A2).
    private var hasBackgroundColor: Bool {
        [before, standing, after].contains { $0?.scene.hasBackgroundColor ?? false }
    }

    /// Returns the backgrounds behind the status bar.
    private func statusBar(leaving: BarScene, coming: BarScene) -> MotionRule.StatusBarBackgrounds? {
        guard let before, let standing, let after else { return nil }
        func background(in scene: BarScene) -> BarState.Background {
            scene.statusBarBackground(of: scene.movingState(on: standing.device), on: standing.device)
        }
        return MotionRule.StatusBarBackgrounds(
            before: background(in: before.scene),
            leaving: background(in: leaving),
            standing: background(in: standing.scene),
            coming: background(in: coming),
            after: background(in: after.scene)
        )
    }

    /// The colors set inside of UIKit's animation, by the code of the incoming screen or by the policy.
    private var animated: BarPropertySet { alongside.union(passage?.motion.alongside ?? []) }
}

extension PolicyPage.Family {
    /// Returns the family by which the bar moves from `before` to `after`: where a policy gives only some screens a bar of
    /// their own, two others have UIKit's in common (libraries.11).
    func moving(from before: BarSnapshot?, to after: BarSnapshot?) -> PolicyPage.Family {
        guard self == .barPerScreen, let before, let after, before.scene.drawnBy == .navigationBar,
            after.scene.drawnBy == .navigationBar
        else { return self }
        return .sharedBar
    }
}
