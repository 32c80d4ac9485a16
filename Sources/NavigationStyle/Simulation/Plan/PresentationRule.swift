/// The rule for the visible behavior of the bar in a transition, and the reason (uikit.I; seed0.5.1.3).
struct PresentationRule {
    /// The duration of a push or a pop, in seconds.
    ///
    /// Contested: this is the customary value, which Apple does not publish and no source has measured (uikit.I).
    static let transitionDuration = 0.35

    var family: PolicyPage.Family
    var environment: NavigationEnvironment
    var kind: Plan.Kind
    var isAnimated: Bool
    var isFirst: Bool
    /// The policy's own animation of the bar while the screens move.
    var policy: PolicyMotion
    /// The colors that the incoming screen sets in the transition, as in a block of `animateAlongsideTransition`.
    var alongside: BarPropertySet
    /// Whether the last change of `isNavigationBarHidden` was animated.
    var isHidingAnimated: Bool
    /// Whether the incoming screen lacks a fake bar while the background of the real one is hidden (libraries.1.9).
    var isIncomingBare: Bool
    /// The bars at both ends, of a swipe as if it were finished; nil if there is none.
    var before, after: BarSnapshot?
    /// The bar while the screens move; nil if none move.
    var standing: BarSnapshot?

    func decide() -> (Plan.Presentation, because: String) {
        guard kind != .none else { return (.none, "no screen moves") }
        guard !isFirst, let start = self.before, let end = self.after else {
            return (.none, "the first screen appears without a transition")
        }
        let (before, after) = (start.bar, end.bar)
        guard isAnimated else { return withoutAnimation(start, end) }
        let standing = self.standing ?? end
        if let decision = hiding(start, standing, end) { return decision }
        switch family {
        case .fakeBarsInTransition where !policy.sharesBar && isIncomingBare:
            return (
                .slidingBars, "the incoming screen carries no fake bar, and has no background until it has appeared"
            )
        case .fakeBarsInTransition where !policy.sharesBar:
            return (.slidingBars, "each screen carries a fake bar of its own during the transition")
        case .barPerScreen: return (.slidingBars, "each screen has a bar of its own")
        default: break
        }
        if isUnpaintedGlass(before, after) {
            return (.slidingBars, "on iOS 26, titles and buttons of a bar without a background move with their screens")
        }
        guard !start.looksLike(standing) || !policy.keeps(before) else {
            return start.looksLike(end)
                ? (.none, "both screens show the same bar")
                : (.snap, "the bar changes at once, only after the screen has appeared")
        }
        if let immediacy = policy.immediacy { return (.snap, immediacy) }
        if policy.leavesSharedBarToUIKit { return sharedBar(start, standing) }
        switch family {
        case .interpolation where !policy.moves:
            return (.snap, "the policy does not blend colors in this transition: the new ones appear at once")
        case .fakeBarsInTransition, .interpolation, .customContainer:
            return (.animateAlongside, "the policy changes the one bar step by step alongside the transition")
        default: return sharedBar(start, standing)
        }
    }

    /// Returns the presentation of a bar in an operation that moves nothing.
    private func withoutAnimation(_ start: BarSnapshot, _ end: BarSnapshot) -> (Plan.Presentation, because: String) {
        switch (start.bar.isHidden, end.bar.isHidden) {
        case (true, true): (.none, "neither screen shows a bar")
        case (false, true): (.snap, "without animation, the bar disappears at once")
        case (_, false):
            start.looksLike(end)
                ? (.none, "nothing moves, and the bar looks as before")
                : (.snap, "without animation, the new bar appears at once")
        }
    }

    /// Returns the presentation of a bar that is hidden before, after or on the way; nil if it is always visible.
    private func hiding(
        _ start: BarSnapshot,
        _ standing: BarSnapshot,
        _ end: BarSnapshot
    ) -> (Plan.Presentation, because: String)? {
        let areOwn = hasBarsOfScreens
        switch (!start.bar.isHidden, !standing.bar.isHidden, !end.bar.isHidden) {
        case (true, true, true): return nil
        case (true, false, true) where family == .barPerScreen:
            return (
                .barSlidesOut,
                "the bar slides out with the outgoing screen; the other one's appears only after the screen has appeared"
            )
        // A fake bar may be on its screen all the time, although the navigation controller shows its own late
        // (libraries.1.3).
        case (true, false, true) where areOwn: return nil
        case (true, false, true): return (.snap, "the bar is hidden while the screens move, and reappears at once")
        case (false, false, false): return (.none, "neither screen shows a bar")
        case (false, true, false) where areOwn:
            return (
                .barSlidesIn, "the bar slides in with the incoming screen, and disappears after the screen has appeared"
            )
        case (false, true, false): return (.snap, "the bar is visible only while the screens move")
        case (false, true, true) where areOwn || movesBar(start, standing),
            (false, false, true) where areOwn && family != .barPerScreen:
            return (.barSlidesIn, "the bar slides in with the incoming screen")
        case (false, true, true): return (.snap, "the bar is shown without animation and appears at once")
        case (false, false, true): return (.snap, "the bar appears only after the screen has appeared")
        case (true, false, false) where areOwn || movesBar(start, standing):
            return (.barSlidesOut, "the bar slides out with the outgoing screen")
        case (true, false, false): return (.snap, "the bar is hidden without animation and disappears at once")
        case (true, true, false) where areOwn:
            return (
                .slidingBars,
                "the bar of the incoming screen comes with it, and disappears only after the screen has appeared"
            )
        case (true, true, false): return (.snap, "the bar disappears only after the screen has appeared")
        }
    }

    /// Whether the screens have bars of their own, during the transition or always.
    private var hasBarsOfScreens: Bool {
        switch family {
        case .barPerScreen: true
        case .fakeBarsInTransition: !policy.sharesBar
        case .sharedBar, .customContainer, .interpolation, .navigationItem: false
        }
    }

    /// Whether the navigation controller slides the bar in or out: its view's own flag and its alpha are never animated
    /// (uikit.D2, uikit.D5).
    private func movesBar(_ start: BarSnapshot, _ standing: BarSnapshot) -> Bool {
        isHidingAnimated && start.scene.isNavigationBarHidden != standing.scene.isNavigationBarHidden
    }

    /// Whether no policy manages the bar, and both sides of the transition show at most glass.
    private func isUnpaintedGlass(_ before: BarState, _ after: BarState) -> Bool {
        switch family {
        case .sharedBar, .navigationItem:
            environment.designVersion >= .liquidGlass && !before.background.isPainted && !after.background.isPainted
        case .customContainer, .barPerScreen, .fakeBarsInTransition, .interpolation: false
        }
    }

    /// Returns the presentation of stock UIKit: the one bar does not move and changes its look, by the rows of uikit.I.
    private func sharedBar(_ start: BarSnapshot, _ end: BarSnapshot) -> (Plan.Presentation, because: String) {
        let (before, after) = (start.bar, end.bar)
        if policy.hasTintOfItems, start.differsOnlyInTint(from: end) {
            return (.crossfade, "the buttons of each screen have the tint of its item, and fade with its title")
        }
        let obstacle = obstacle(from: start, to: end)
        if setsColorsAlongside(before, after), obstacle == nil {
            return (
                .animateAlongside,
                "colors set alongside the transition animate with it, also during a swipe; if the swipe is "
                    + "cancelled, the app has to restore them"
            )
        }
        guard environment.era >= .appearanceObjects, after.appearance != .legacy else {
            return (.snap, "a legacy property of the shared bar is set in a callback and takes effect at once")
        }
        if let obstacle { return (.snap, obstacle) }
        switch (start.origin, end.origin) {
        case (.item, _), (_, .item):
            return (
                .crossfade,
                "from iOS 13 on, the background fades between the appearances of the items, also during a "
                    + "swipe, and back if the swipe is cancelled"
            )
        default: return (.crossfade, "from iOS 13 on, the background fades from one appearance to the next")
        }
    }

    /// Whether a color that changes is set inside of the animation, and is one that UIKit animates.
    private func setsColorsAlongside(_ before: BarState, _ after: BarState) -> Bool {
        if before.background != after.background, !alongside.isDisjoint(with: .backgroundColors) { return true }
        return before.tintColor != after.tintColor && alongside.contains(.tintColor)
            && environment.os < .snappingTintColor
    }

    /// Returns the reason why UIKit cannot fade the one bar into the other; nil if it can.
    private func obstacle(from start: BarSnapshot, to end: BarSnapshot) -> String? {
        // The alpha is the whole view's, and no part of an appearance (uikit.D2).
        if start.scene.barAlpha != end.scene.barAlpha {
            return "UIKit does not fade the bar's alpha: the new one applies at once"
        }
        switch (start.origin, end.origin) {
        case (.legacy(let image, _), .legacy(let other, _)) where image != other:
            return "UIKit does not fade one background image into another: the new one appears at once"
        case (.legacy(_, let isTranslucent), .legacy(_, let other)) where isTranslucent != other:
            return "UIKit does not fade a translucent bar into an opaque one: the new one appears at once"
        case (.legacy, .legacy) where start.scene.differsOnlyInBarStyle(from: end.scene): return Self.unfaded
        default: break
        }
        let (before, after) = (start.bar, end.bar)
        guard before.background == after.background, before.shadow == after.shadow,
            before.title.color == after.title.color,
            before.barStyle != after.barStyle || environment.os >= .snappingTintColor
        else { return nil }
        return Self.unfaded
    }

    private static let unfaded = "UIKit fades neither tintColor nor barStyle: the new one appears at once"
}

extension BarScene {
    /// Whether `barStyle` alone makes this bar another than that of `other`.
    fileprivate func differsOnlyInBarStyle(from other: BarScene) -> Bool {
        var (own, others) = (properties, other.properties)
        (own.barStyle, others.barStyle) = (nil, nil)
        return properties != other.properties && own == others
    }
}

extension BarState.Background {
    /// Whether the bar itself draws something: the scroll view below draws glass (uikit.B5).
    var isPainted: Bool { kind != .clear && kind != .glass }
}

extension BarSnapshot {
    /// Whether the two bars look the same, apart from their titles; a clear one shows its alpha in its buttons.
    fileprivate func looksLike(_ other: BarSnapshot) -> Bool {
        bar.looksLike(other.bar) && (bar.isHidden || scene.barAlpha == other.scene.barAlpha)
    }

    /// Whether the two bars, which differ, look the same apart from the tint of their buttons and their titles.
    fileprivate func differsOnlyInTint(from other: BarSnapshot) -> Bool {
        var retinted = bar
        retinted.tintColor = other.bar.tintColor
        return retinted.looksLike(other.bar) && scene.barAlpha == other.scene.barAlpha
    }
}

extension BarState {
    /// Whether the two bars look the same, apart from their titles and their alphas.
    fileprivate func looksLike(_ other: BarState) -> Bool {
        isHidden == other.isHidden && background.looksLike(other.background) && shadow.looksLike(other.shadow)
            && tintColor == other.tintColor && title.color == other.title.color && barStyle == other.barStyle
    }
}
