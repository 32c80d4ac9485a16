/// What a person sees the bar do in a transition, and why (uikit.md I; seed 0, 5.1.3).
struct PresentationRule {
    /// How long a push or a pop takes, in seconds.
    ///
    /// Contested: the customary value, which Apple does not publish and nobody has measured (uikit.md I).
    static let transitionDuration = 0.35

    var family: PolicyPage.Family
    var environment: Environment
    var kind: Plan.Kind
    var isAnimated: Bool
    var isFirst: Bool
    var isCancelled: Bool
    /// Whether a fake bar was put on a screen.
    var addsFakeBars: Bool
    /// Whether the policy changed the bar along with the animation.
    var changesBarAlongside: Bool
    /// Whether the screen that comes sets colors in the transition, as `animateAlongsideTransition` is there for.
    var setsColorsAlongside: Bool
    /// The bars at both ends; nil where there is none.
    var before, after: BarSnapshot?

    func decide() -> (Plan.Presentation, because: String) {
        guard kind != .none else { return (.none, "no screen moves") }
        guard !isFirst, let start = self.before, let end = self.after else {
            return (.none, "the first screen comes without a transition")
        }
        let (before, after) = (start.bar, end.bar)
        guard isAnimated else {
            return before.looksLike(after)
                ? (.none, "nothing moves and the bar looks as before")
                : (.snap, "without animation the new bar is there at once")
        }
        if isCancelled { return (.none, "the swipe was cancelled and the screen stays") }
        switch (before.isHidden, after.isHidden) {
        case (true, true): return (.none, "neither screen shows a bar")
        case (true, false): return (.barSlidesIn, "the bar comes with the incoming screen")
        case (false, true): return (.barSlidesOut, "the bar goes with the outgoing screen")
        case (false, false): break
        }
        switch family {
        case .fakeBarsInTransition where addsFakeBars || !changesBarAlongside:
            return (.slidingBars, "each screen carries a fake bar of its own during the transition")
        case .barPerScreen: return (.slidingBars, "each screen has a bar of its own")
        case .fakeBarsInTransition, .interpolation, .customContainer:
            return before.looksLike(after)
                ? (.none, "both screens show the same bar")
                : (.animateAlongside, "the policy changes the one bar step by step along with the transition")
        default: return sharedBar(start, end)
        }
    }

    /// Stock UIKit: the one bar stays where it is and changes its look, by the rows of uikit.md I.
    private func sharedBar(_ start: BarSnapshot, _ end: BarSnapshot) -> (Plan.Presentation, because: String) {
        let (before, after) = (start.bar, end.bar)
        if environment.designVersion >= .liquidGlass, !before.background.isPainted, !after.background.isPainted {
            return (.slidingBars, "on iOS 26 a bar without a background has titles and buttons move with their screens")
        }
        if before.looksLike(after) { return (.none, "both screens show the same bar") }
        let obstacle = obstacle(from: start, to: end)
        if setsColorsAlongside, obstacle == nil {
            return (
                .animateAlongside,
                "colors that the screen sets along with the animation change with it, and under a finger; where the swipe "
                    + "is cancelled the app has to put them back"
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
                "from iOS 13 on the background fades between the appearances of the items, under a finger too, and back "
                    + "where the swipe is cancelled"
            )
        default: return (.crossfade, "from iOS 13 on the background fades from one appearance to the next")
        }
    }

    /// What keeps UIKit from fading the one bar into the other; nil where nothing does.
    private func obstacle(from start: BarSnapshot, to end: BarSnapshot) -> String? {
        switch (start.origin, end.origin) {
        case (.legacy(let image, _), .legacy(let other, _)) where image != other:
            return "UIKit does not fade one background image into another: the new one is there at once"
        case (.legacy(_, let isTranslucent), .legacy(_, let other)) where isTranslucent != other:
            return "UIKit does not fade a translucent bar into an opaque one: the new one is there at once"
        default: break
        }
        let (before, after) = (start.bar, end.bar)
        guard before.background == after.background, before.shadow == after.shadow,
            before.title.color == after.title.color,
            before.barStyle != after.barStyle || environment.os >= .snappingTintColor
        else { return nil }
        return "UIKit fades neither tintColor nor barStyle: the new one is there at once"
    }
}

extension BarState.Background {
    /// Whether the bar itself draws something: glass is drawn by the scroll view below it (uikit.md B5).
    fileprivate var isPainted: Bool { kind != .clear && kind != .glass }
}

extension BarState {
    /// Whether a person could not tell the two bars apart by anything but their titles.
    fileprivate func looksLike(_ other: BarState) -> Bool {
        isHidden == other.isHidden && background == other.background && shadow == other.shadow
            && tintColor == other.tintColor && title.color == other.title.color && barStyle == other.barStyle
    }
}
