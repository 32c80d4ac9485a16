// What becomes of the scroll view of a screen: which one UIKit finds, and where its code puts it (around.M2, around.M5).
extension Simulation {
    /// The view of `screen` has appeared, or it has disappeared before it did: what a state is handed back as has no word for
    /// a screen that was loaded and has not appeared.
    mutating func noteLateScrollView(of screen: Int) {
        if records.plain[screen].lateScrollView == .awaited { records[screen].lateScrollView = .missed }
    }

    /// The bar is laid out anew with `screen` on top: UIKit looks again.
    mutating func searchScrollView(of screen: Int) {
        if records.plain[screen].lateScrollView == .missed { records[screen].lateScrollView = .found }
    }

    /// The code of `screen` writes its scroll view's content offset.
    mutating func writeContentOffset(of screen: Int, in callback: Callback) {
        guard records.plain[screen].writesContentOffset else { return }
        let place = place(of: screen)
        let offset = place { $0.view.scrollView.flatMap { $0.contentOffsetWrites?[callback] } }
        if let offset { records[screen].plain.writtenContentOffset = offset }
    }

    /// The appearance of `screen`, which is on top, is over: an offset that its code has written is now one below the rest.
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
    /// The same, its scroll view at the absolute content offset `y`.
    func scrolled(toContentOffset y: Double, on device: Device) -> BarScene {
        var scene = self
        let points = ClosedRange<Double>.points
        scene.contentOffset = min(max(y - restingContentOffset(on: device), points.lowerBound), points.upperBound)
        scene.hasBeenScrolled = true
        return scene
    }
}
