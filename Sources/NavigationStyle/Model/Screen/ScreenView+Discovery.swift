// UIKit's choice of the content scroll view of a screen (around.M1).

extension ScreenScrollView {
    /// Whether UIKit's search from the root view down, by the first subview of each level, ends at it.
    var isFirst: Bool {
        !(isInsideScrollView ?? false) && subviewIndexPath?.indices.allSatisfy { $0 == 0 } ?? true
    }

    /// Whether the request gives its place, its time of addition or its movement.
    var tellsOfDiscovery: Bool {
        subviewIndexPath != nil || isInsideScrollView != nil || addedIn != nil || pinnedTo != nil
            || contentOffsetWrites != nil
    }
}

extension ScreenView {
    /// Whether the request describes how UIKit finds the scroll view, or how the view moves.
    var tellsOfDiscovery: Bool { contentScrollView != nil || scrollView?.tellsOfDiscovery ?? false }

    /// Returns the content scroll view that the screen's code names on `os`.
    func namedContentScrollView(on os: SystemVersion) -> ContentScrollView {
        os >= .contentScrollViews ? contentScrollView ?? .automatic : .automatic
    }

    /// Whether UIKit treats the scroll view as the screen's own, and adjusts its insets accordingly (uikit.C2,
    /// uikit.C3).
    func ownsScrollView(on os: SystemVersion) -> Bool {
        guard let scrollView else { return false }
        return scrollView.isContentScrollView ?? (scrollView.isFirst || namedContentScrollView(on: os) == .set)
    }

    /// Returns the way in which UIKit starts to follow the scroll view on `os`; nil if it does not.
    ///
    /// A view that is added late is followed once a later search has found it, as `isFound` says.
    func tracking(on os: SystemVersion, isFound: Bool) -> BarState.LargeTitle.Tracking? {
        guard let scrollView else { return nil }
        if let isContentScrollView = scrollView.isContentScrollView { return isContentScrollView ? .automatic : nil }
        switch namedContentScrollView(on: os) {
        case .set: return .set
        case .none: return nil
        case .automatic: break
        }
        guard scrollView.isFirst, isFound || scrollView.addedIn != .viewDidAppear else { return nil }
        return .automatic
    }

    /// Returns the faults of a request that sets both `isContentScrollView` and members from which UIKit would find it
    /// out.
    func discoveryFaults(at pointer: @autoclosure () -> String) -> [RequestFault] {
        guard let scrollView, scrollView.isContentScrollView != nil else { return [] }
        let members: [(name: String, isGiven: Bool)] = [
            ("/contentScrollView", contentScrollView != nil),
            ("/scrollView/subviewIndexPath", scrollView.subviewIndexPath != nil),
            ("/scrollView/isInsideScrollView", scrollView.isInsideScrollView != nil),
            ("/scrollView/addedIn", scrollView.addedIn != nil),
        ]
        return members.filter(\.isGiven).map {
            RequestFault(.conflictingKey(with: "isContentScrollView"), at: pointer() + $0.name)
        }
    }
}
