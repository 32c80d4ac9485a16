/// One change of a screen's scroll view in a request.
enum ScrollViewChange: Hashable, Sendable {
    /// UIKit's search finds this scroll view, and not another.
    case takeAsContentScrollView
    /// The scroll view becomes the first subview of the root view.
    case moveToFront
    /// The scroll view is added before UIKit looks for it.
    case addInViewDidLoad
    /// Its top is pinned to that of the superview.
    case pinToSuperview
    /// The screen's code scrolls it to an absolute offset, in points.
    case writeContentOffset(Double, in: Callback)

    /// Makes the change and returns the edits of the request that make it; the scroll view is at `base`.
    func carryOut(on screen: inout Screen, at base: String) -> [Edit] {
        switch self {
        case .takeAsContentScrollView:
            screen.view.scrollView?.isContentScrollView = nil
            return [Edit(.remove, base + "/isContentScrollView")]
        case .moveToFront:
            screen.view.scrollView?.subviewIndexPath = [0]
            return [Edit(.replace, base + "/subviewIndexPath", .array([.number(0)]))]
        case .addInViewDidLoad:
            screen.view.scrollView?.addedIn = .viewDidLoad
            return [Edit(.replace, base + "/addedIn", .string("viewDidLoad"))]
        case .pinToSuperview:
            screen.view.scrollView?.pinnedTo = .superview
            return [Edit(.replace, base + "/pinnedTo", .string("superview"))]
        case .writeContentOffset(let offset, let callback):
            screen.view.scrollView?.contentOffsetWrites?[callback] = offset
            return [Edit(.replace, "\(base)/contentOffsetWrites/\(callback.rawValue)", .number(offset))]
        }
    }
}
