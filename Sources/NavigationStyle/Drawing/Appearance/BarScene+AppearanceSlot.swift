extension BarScene {
    /// The state that the bar is in (uikit.md B2), which the OS and the linked SDK decide together.
    func appearanceSlot(on device: Device) -> BarState.AppearanceSlot {
        guard environment.os >= .appearanceObjects else { return .legacy }
        let isCompact = device.hasCompactHeight(in: environment.orientation)
        if !isManaged { return isCompact ? .compact : .standard }
        if environment.era >= .scrollEdgeForAllBars {
            return switch (isCompact, isAtScrollEdge) {
            case (false, false): .standard
            case (false, true): .scrollEdge
            case (true, false): .compact
            case (true, true): .compactScrollEdge
            }
        }
        // iOS 13 and 14: only a large title over a tracked scroll view has a scroll edge (seed 0, 4, iOS 15).
        if isCompact { return .compact }
        return tracksScrollView && contentOffset <= 0 && showsLargeTitle(on: device) ? .scrollEdge : .standard
    }

    /// Whether UIKit knows of a scroll view whose offset decides (uikit.md B2, C3).
    var tracksScrollView: Bool {
        screen.view.scrollView?.isContentScrollView ?? false
    }

    /// Whether nothing is scrolled under the bar; without a tracked scroll view it always is so (uikit.md B2).
    var isAtScrollEdge: Bool {
        !tracksScrollView || contentOffset <= 0
    }
}
