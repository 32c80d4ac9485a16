/// The rule for which properties of the bar move while one screen replaces another, and which are constant (uikit.F8,
/// uikit.I; libraries.13.13).
struct MotionRule {
    var kind: Plan.Kind
    var presentation: Plan.Presentation
    var family: PolicyPage.Family
    /// Whether each screen carries a whole bar of its own while the screens move, with its titles and buttons.
    var carriesWholeBars: Bool
    var environment: NavigationEnvironment
    /// The width of the window in points.
    var width: Double
    /// The policy's own animation of the bar.
    var policy: PolicyMotion
    /// The colors that the incoming screen sets alongside the animation.
    var alongside: BarPropertySet
    /// Whether the background comes from an appearance of an item, before or after the transition.
    var isOfItems: Bool
    /// The bar before; the bar while the screens move, with everything written until then; and the bar when the
    /// incoming screen has come to rest.
    var before, standing, after: BarState
    /// The bar that moves with the outgoing screen, as its fake bar draws it; nil if that is `before`.
    var leaving: BarState?
    /// The bar that moves with the incoming screen, as its fake bar draws it.
    var coming: BarState
    /// The backgrounds behind the status bar at the same stages; nil if they are those of the bars.
    var statusBar: StatusBarBackgrounds?

    /// The backgrounds behind the status bar at the stages of a transition.
    struct StatusBarBackgrounds {
        var before, leaving, standing, coming, after: BarState.Background
    }

    func motion() -> BarMotion {
        let start = BarMotion.Side(before)
        var (leaving, coming) = (start, BarMotion.Side(standing))
        if presentation.isSplit {
            // A fake bar draws what it has copied, which may be less than the real bar shows at rest.
            leaving.draw(as: self.leaving.map(BarMotion.Side.init) ?? start, entirely: hidesWholeBar)
            coming.draw(as: BarMotion.Side(self.coming), entirely: hidesWholeBar)
        }
        return BarMotion(
            kind: kind,
            presentation: presentation,
            from: start,
            leaving: leaving,
            coming: coming,
            to: BarMotion.Side(after),
            background: background(from: before.seenBackground, standing: standing.seenBackground),
            shadow: shadow,
            tintColor: tintColor,
            titleColor: titleColor,
            statusBar: statusBar.map { bar in
                BarMotion.StatusBarMotion(
                    from: bar.before,
                    leaving: bar.leaving,
                    coming: bar.coming,
                    to: bar.after,
                    motion: background(from: bar.before, standing: bar.standing)
                )
            },
            width: width,
            isRightToLeft: environment.layoutDirection == .rightToLeft
        )
    }

    /// Returns the course of the background, or of another backdrop such as the status bar's, from `before` to
    /// `standing`.
    private func background(
        from before: BarState.Background,
        standing: BarState.Background
    ) -> BarMotion.Motion<BarState.Background> {
        if presentation.isSplit { return .ofEachScreen }
        return course(isStill ? .stands : policy.background, before, standing) {
            fades && (environment.era >= .appearanceObjects || setsAlongside(.backgroundColors))
                ? (share.by, share.rule) : nil
        }
    }

    private var shadow: BarMotion.Motion<BarState.Shadow> {
        if presentation.isSplit { return .ofEachScreen }
        return course(isStill ? .stands : policy.shadow, before.seenShadow, standing.seenShadow) {
            fades && (environment.era >= .appearanceObjects || policy.alongsideRule != nil)
                ? (share.by, share.rule) : nil
        }
    }

    private var tintColor: BarMotion.Motion<RGBA> {
        // In bars of their own, and with items of their own, the buttons of each screen keep their tint.
        if case .leftToUIKit = policy.tintColor, keepsContent || policy.hasTintOfItems { return .ofEachScreen }
        return course(isStill ? .stands : policy.tintColor, before.tintColor, standing.tintColor) {
            // From iOS 11 on, buttons get a new tint at once (uikit.F8).
            guard presentation == .animateAlongside, environment.os < .snappingTintColor, setsAlongside([.tintColor])
            else { return nil }
            return policy.alongsideRule.map { (.policy, $0) } ?? (.uikit, .uikitF8)
        }
    }

    private var titleColor: BarMotion.Motion<RGBA> {
        // Each title keeps its color in bars of their own, and if one look fades into the other.
        if case .leftToUIKit = policy.titleColor, fades || keepsContent { return .ofEachScreen }
        return course(isStill ? .stands : policy.titleColor, before.title.color, standing.title.color) { nil }
    }

    /// Returns the course of a property from `before` to `standing`; `share` returns the actor and the rule of the
    /// movement if it is left to UIKit.
    private func course<Value>(
        _ policy: PolicyMotion.Motion<Value>,
        _ before: Value,
        _ standing: Value,
        share: () -> (by: Step.Actor, rule: Rule)?
    ) -> BarMotion.Motion<Value> {
        var movement: BarMotion.Movement<Value>
        switch policy {
        case .stands: return .stands(standing)
        case .moves(let from, let to, let until, let rule):
            movement = BarMotion.Movement(
                from: from ?? before,
                to: to ?? standing,
                until: until,
                by: .policy,
                rule: rule
            )
        case .leftToUIKit:
            guard let share = share() else { return .stands(standing) }
            movement = BarMotion.Movement(from: before, to: standing, by: share.by, rule: share.rule)
        }
        if movement.from.looksLike(movement.to) {
            if movement.to.looksLike(standing) { return .stands(standing) }
            // The policy shows its own value there at once, whatever the value in the bar.
            movement.from = standing
            movement.until = 0
        }
        return .moves(movement)
    }

    /// Whether fake bars also draw titles and buttons, since the real bar is hidden as a whole.
    private var hidesWholeBar: Bool { carriesWholeBars && family == .fakeBarsInTransition }

    /// Whether nothing in the bar moves, whatever is written to it.
    private var isStill: Bool { presentation == .snap || presentation == .none }

    /// Whether the titles and buttons of each screen are in a bar of its own, or move with it as if they were: on iOS 26,
    /// in a bar without a background (uikit.I).
    private var keepsContent: Bool {
        switch family {
        case .barPerScreen: true
        case .sharedBar, .navigationItem: presentation == .slidingBars || carriesWholeBars && presentation.isSplit
        case .customContainer, .fakeBarsInTransition, .interpolation: carriesWholeBars && presentation.isSplit
        }
    }

    /// Whether one look fades into the other.
    private var fades: Bool { presentation == .crossfade || presentation == .animateAlongside }

    /// Whether one of `properties` is set inside of the animation.
    private func setsAlongside(_ properties: BarPropertySet) -> Bool {
        policy.alongsideRule != nil || !alongside.isDisjoint(with: properties)
    }

    /// The actor that fades one look into the other, and the rule.
    private var share: (by: Step.Actor, rule: Rule) {
        if let rule = policy.alongsideRule { return (.policy, rule) }
        guard presentation == .crossfade else { return (.uikit, .uikitI4) }
        return (.uikit, isOfItems ? .uikitI3 : .uikitI2)
    }
}

extension Plan.Presentation {
    /// Whether each screen moves together with its bar, or with its lack of one.
    var isSplit: Bool {
        switch self {
        case .slidingBars, .barSlidesIn, .barSlidesOut: true
        case .crossfade, .animateAlongside, .snap, .none: false
        }
    }
}

extension BarMotion.Side {
    /// Takes the background and the hairline of `other` and, if `entirely`, its title and buttons.
    fileprivate mutating func draw(as other: Self, entirely: Bool) {
        (background, shadow) = (other.background, other.shadow)
        if entirely { (title, tintColor, buttonColor) = (other.title, other.tintColor, other.buttonColor) }
    }
}
