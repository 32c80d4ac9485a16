// UIKit's choice of the content scroll view of a screen (around.M1).

extension ScreenScrollView {
    /// Whether UIKit's search from the root view down, by the first subview of each level, ends at it.
    var isFirst: Bool {
        !(isInsideScrollView ?? false) && subviewIndexPath?.indices.allSatisfy { $0 == 0 } ?? true
    }

    /// Returns the way in which UIKit starts to follow it on `os`; nil if it does not.
    ///
    /// - Parameters:
    ///   - name: The content scroll view that the screen's code names.
    ///   - os: The version of iOS.
    ///   - isFound: Whether a later search has found the view, if it was added late.
    /// - Returns: The way.
    func tracking(
        named name: ScreenView.ContentScrollView?,
        on os: SystemVersion,
        isFound: Bool
    ) -> BarState.LargeTitle.Tracking? {
        if let isContentScrollView { return isContentScrollView ? .automatic : nil }
        switch name.heeded(on: os) {
        case .set: return .set
        case .none: return nil
        case .automatic: return isFirst && (isFound || addedIn != .viewDidAppear) ? .automatic : nil
        }
    }

    /// Whether the request gives its place, its time of addition or its movement.
    var tellsOfDiscovery: Bool {
        subviewIndexPath != nil || isInsideScrollView != nil || addedIn != nil || pinnedTo != nil
            || contentOffsetWrites != nil
    }
}

extension ScreenView.ContentScrollView? {
    /// Returns the name as `os` heeds it: `automatic` where code does not name one, or `os` does not ask.
    fileprivate func heeded(on os: SystemVersion) -> ScreenView.ContentScrollView {
        os >= .contentScrollViews ? self ?? .automatic : .automatic
    }
}

extension ScreenView {
    /// Whether the request describes how UIKit finds the scroll view, or how the view moves.
    var tellsOfDiscovery: Bool { contentScrollView != nil || scrollView?.tellsOfDiscovery ?? false }

    /// The content scroll view that the screen's code names on `os`.
    func namedContentScrollView(on os: SystemVersion) -> ContentScrollView { contentScrollView.heeded(on: os) }

    /// Whether UIKit treats the scroll view as the screen's own, and adjusts its insets accordingly (uikit.C2,
    /// uikit.C3).
    func ownsScrollView(on os: SystemVersion) -> Bool {
        guard let scrollView else { return false }
        return scrollView.isContentScrollView ?? (scrollView.isFirst || namedContentScrollView(on: os) == .set)
    }

    /// Returns the faults of a request that says whether the scroll view is the content scroll view, and also how UIKit
    /// would find out.
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
