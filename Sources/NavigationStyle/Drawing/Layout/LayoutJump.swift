/// The distances by which a screen's views move when their layout changes at once, in points downward.
struct LayoutJump {
    /// The root view.
    let view: Double
    /// The content of a scroll view; without one, that of the root view.
    let content: Double
    /// The views laid out by the safe area, where a bar over a view that stays comes, goes or changes its height
    /// (uikit.C6).
    let safeArea: Double

    init(from: BarScene, to: BarScene, on device: Device) {
        let (before, after) = (from.layout(on: device), to.layout(on: device))
        view = after.view.y - before.view.y
        content = to.scrollContentTop(in: after) - from.scrollContentTop(in: before)
        safeArea = view == 0 ? after.contentTop - before.contentTop : 0
    }

    /// Whether nothing moves.
    var isNothing: Bool { view == 0 && content == 0 && safeArea == 0 }
}

extension BarScene {
    /// Returns the y in the window at which the content of a scroll view begins, or the root view without one, in
    /// points.
    fileprivate func scrollContentTop(in layout: ScreenLayout) -> Double {
        // A scroll view that is pinned to the safe area moves with it and has no inset of its own.
        let isPinned = environment.os >= .safeArea && place { $0.view.scrollView?.pinnedTo == .safeArea }
        return isPinned ? layout.contentTop : layout.view.y + (layout.adjustedContentInset?.top ?? 0)
    }
}
