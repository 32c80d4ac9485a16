// Which scroll view UIKit takes for the content scroll view of a screen (around.M1).

extension ScreenScrollView {
    /// Whether UIKit's search from the root view down, by the first subview of each level, ends at it.
    var isFirst: Bool {
        !(isInsideScrollView ?? false) && subviewIndexPath?.indices.allSatisfy { $0 == 0 } ?? true
    }

    /// Whether the request says where it stands, when it comes or what moves it.
    var tellsOfDiscovery: Bool {
        subviewIndexPath != nil || isInsideScrollView != nil || addedIn != nil || pinnedTo != nil
            || contentOffsetWrites != nil
    }
}

extension ScreenView {
    /// Whether the request says anything by which UIKit finds the scroll view, or by which it moves.
    var tellsOfDiscovery: Bool { contentScrollView != nil || scrollView?.tellsOfDiscovery ?? false }

    /// The content scroll view that the screen's code names on `os`.
    func namedContentScrollView(on os: SystemVersion) -> ContentScrollView {
        os >= .contentScrollViews ? contentScrollView ?? .automatic : .automatic
    }

    /// Whether UIKit takes the scroll view for the screen's own, and adjusts its insets as such (uikit.C2, uikit.C3).
    func ownsScrollView(on os: SystemVersion) -> Bool {
        guard let scrollView else { return false }
        return scrollView.isContentScrollView ?? (scrollView.isFirst || namedContentScrollView(on: os) == .set)
    }

    /// The way in which UIKit comes to follow the scroll view on `os`; nil where it does not.
    ///
    /// One that is added late is followed once a search that came after it has found it, as `isFound` says.
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

    /// The faults of a scroll view that says whether it is the content scroll view, and by what UIKit would tell.
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
