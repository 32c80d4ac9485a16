extension BarScene {
    /// Returns the state of the large title, visible or not.
    func largeTitle(on device: Device) -> BarState.LargeTitle {
        let tracking = tracking
        guard asksForLargeTitle(on: device) else {
            return BarState.LargeTitle(state: .none, height: 0, trackedBy: tracking)
        }
        // A large title in the row of the buttons adds no height, and scrolling does not collapse it.
        guard !showsInlineLargeTitle(on: device) else {
            return BarState.LargeTitle(state: .expanded, height: 0, trackedBy: tracking)
        }
        let height = largeTitleHeight(on: device)
        let isScrolled = tracking != nil && contentOffset > 0
        let state: BarState.LargeTitle.State =
            if height == 0 { .collapsed } else if isScrolled { .partial } else { .expanded }
        return BarState.LargeTitle(state: state, height: height, trackedBy: tracking)
    }

    /// Returns the content offset at which the scroll view rests below an expanded large title, in points: the negated
    /// inset by UIKit (around.M4).
    func restingContentOffset(on device: Device) -> Double {
        var scene = self
        scene.contentOffset = 0
        return -(scene.layout(on: device).adjustedContentInset?.top ?? 0)
    }
}
