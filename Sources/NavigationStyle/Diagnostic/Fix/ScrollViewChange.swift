/// One change of what a request says of a screen's scroll view.
enum ScrollViewChange: Hashable, Sendable {
    /// It is what UIKit's search finds, and not another.
    case takeAsContentScrollView
    /// It is the first subview of the root view.
    case moveToFront
    /// It is there before UIKit looks for it.
    case addInViewDidLoad
    /// Its top is pinned to that of the superview.
    case pinToSuperview
    /// The screen's code puts it at an absolute offset, in points.
    case writeContentOffset(Double, in: Callback)

    /// Makes the change, and says which edits of the request make it: the scroll view stands at `base`.
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
