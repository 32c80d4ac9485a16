// The scroll view of a screen: whether UIKit finds it, and the content offset that code gives it (around.M2,
// around.M5).
extension Simulation {
    /// Records that a late scroll view has been missed.
    ///
    /// This is done when the view of `screen` has appeared, or has disappeared before that: a handed-back state cannot
    /// express a screen that was loaded but never appeared.
    mutating func noteLateScrollView(of screen: Int) {
        if records.plain[screen].lateScrollView == .awaited { records[screen].lateScrollView = .missed }
    }

    /// Searches for the scroll view again, as UIKit does when the bar is laid out anew with `screen` on top.
    mutating func searchScrollView(of screen: Int) {
        if records.plain[screen].lateScrollView == .missed { records[screen].lateScrollView = .found }
    }

    /// Writes the content offset that the code of `screen` sets in `callback`.
    mutating func writeContentOffset(of screen: Int, in callback: Callback) {
        guard records.plain[screen].writesContentOffset else { return }
        let place = place(of: screen)
        let offset = place { $0.view.scrollView.flatMap { $0.contentOffsetWrites?[callback] } }
        if let offset { records[screen].plain.writtenContentOffset = offset }
    }

    /// Converts an offset that the code of `screen` has written into a distance below the resting top, as the
    /// appearance of that screen, the top one, ends.
    mutating func settleContentOffset(of screen: Int) {
        guard records.plain[screen].writtenContentOffset != nil, let position = controller.stack.lastIndex(of: screen)
        else { return }
        let requests = largeTitleRequests(below: position)
        let scene = scene(
            of: screen,
            over: controller.stack.screenBelow(position),
            inheritsLargeTitle: requests.last ?? true
        )
        records[screen].contentOffset = scene.contentOffset
        records[screen].plain.writtenContentOffset = nil
    }
}

extension BarScene {
    /// Returns the scene with its scroll view at the absolute content offset `y`, in points.
    func scrolled(toContentOffset y: Double, on device: Device) -> BarScene {
        var scene = self
        let points = ClosedRange<Double>.points
        scene.contentOffset = min(max(y - restingContentOffset(on: device), points.lowerBound), points.upperBound)
        scene.hasBeenScrolled = true
        return scene
    }
}
