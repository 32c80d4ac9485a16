extension Diagnostic {
    /// The kinds of diagnostics, in the order in which they are listed.
    public enum Code: String, CaseIterable, Codable, Sendable {
        case styleLeak = "style-leak"
        case inheritedStyle = "inherited-style"
        case declaredStyleNotShown = "declared-style-not-shown"
        case hiddenNotAnimated = "hidden-not-animated"
        case hiddenAnimationMismatch = "hidden-animation-mismatch"
        case hiddenRestoredInWillDisappear = "hidden-restored-in-will-disappear"
        case styleInWillDisappear = "style-in-will-disappear"
        case otherScreensBarChanged = "other-screens-bar-changed"
        case translucencyChanged = "translucency-changed"
        case translucencyInferred = "translucency-inferred"
        case translucencySet = "translucency-set"
        case layoutJump = "layout-jump"
        case popCountClamped = "pop-count-clamped"
        case contentUnderBar = "content-under-bar"
        case contentUnderStatusBar = "content-under-status-bar"
        case barAlphaChanged = "bar-alpha-changed"
        case scrollStylingNotStopped = "scroll-styling-not-stopped"
        case previousScreenVisible = "previous-screen-visible"
        case bothHiddenCancelledPop = "both-hidden-cancelled-pop"
        case nestedNavigationPop = "nested-navigation-pop"
        case interactivePopDisabled = "interactive-pop-disabled"
        case rootSwipeFreeze = "root-swipe-freeze"
        case ineffectiveProperty = "ineffective-property"
        case transparentAtScrollEdge = "transparent-at-scroll-edge"
        case backIndicatorMaskMissing = "back-indicator-mask-missing"
        case backIndicatorMaskCovers = "back-indicator-mask-covers"
        case barLeftBehind = "bar-left-behind"
        case changeLost = "change-lost"
        case unmanagedByPolicy = "unmanaged-by-policy"
        case styleSnaps = "style-snaps"
        case ruleBroken = "rule-broken"
        case writeOverridden = "write-overridden"
        case statusBarStyleIgnored = "status-bar-style-ignored"
        case appearanceSlotMissing = "appearance-slot-missing"
        case appearanceResets = "appearance-resets"
        case largeTitleWithoutPreference = "large-title-without-preference"
        case titleAttributesStay = "title-attributes-stay"
        case appearanceCallbacksSkipped = "appearance-callbacks-skipped"
        case appearanceProxyTooLate = "appearance-proxy-too-late"
        case appearanceProxyNotContained = "appearance-proxy-not-contained"
        case darkBarInTransition = "dark-bar-in-transition"
        case finalFrameIgnored = "final-frame-ignored"
        case barItemStaysDimmed = "bar-item-stays-dimmed"
        case lowContrast = "low-contrast"
        case statusBarUnreadable = "status-bar-unreadable"
        case customContainerLimits = "custom-container-limits"
        case glassInterference = "glass-interference"
        case metricsUnknown = "metrics-unknown"
        case scrollViewNotTracked = "scroll-view-not-tracked"
        case largeTitleStartsCollapsed = "large-title-starts-collapsed"
        case largeTitleJerky = "large-title-jerky"
        case searchRevealsHiddenBar = "search-reveals-hidden-bar"
        case searchStaysOverPushedScreen = "search-stays-over-pushed-screen"
        case searchControllerTooLate = "search-controller-too-late"
    }
}

extension Diagnostic.Code {
    /// The side of an operation that diagnostics of a kind explain.
    package enum Aspect: Equatable, Sendable {
        /// The look while the screens move.
        case motion
        /// The reason why something is not seen; of several, the one of the lowest rank is the plainest.
        case absence(rank: Int)
        case other
    }

    /// The side of an operation that diagnostics of the kind explain.
    package var aspect: Aspect {
        switch self {
        case .hiddenNotAnimated, .hiddenAnimationMismatch, .translucencyChanged, .layoutJump, .previousScreenVisible,
            .backIndicatorMaskCovers, .styleSnaps, .darkBarInTransition:
            .motion
        case .ineffectiveProperty: .absence(rank: 0)
        case .declaredStyleNotShown: .absence(rank: 1)
        case .transparentAtScrollEdge: .absence(rank: 2)
        case .appearanceSlotMissing: .absence(rank: 3)
        case .appearanceResets: .absence(rank: 4)
        case .titleAttributesStay: .absence(rank: 5)
        case .largeTitleWithoutPreference: .absence(rank: 6)
        case .statusBarStyleIgnored: .absence(rank: 7)
        case .glassInterference: .absence(rank: 8)
        case .styleLeak, .inheritedStyle, .hiddenRestoredInWillDisappear, .styleInWillDisappear,
            .otherScreensBarChanged, .translucencyInferred, .translucencySet, .popCountClamped, .contentUnderBar,
            .contentUnderStatusBar, .barAlphaChanged, .scrollStylingNotStopped, .bothHiddenCancelledPop,
            .nestedNavigationPop, .interactivePopDisabled, .rootSwipeFreeze, .backIndicatorMaskMissing, .barLeftBehind,
            .changeLost, .unmanagedByPolicy, .ruleBroken, .writeOverridden, .appearanceCallbacksSkipped,
            .appearanceProxyTooLate, .appearanceProxyNotContained, .finalFrameIgnored, .barItemStaysDimmed,
            .lowContrast, .statusBarUnreadable, .customContainerLimits, .metricsUnknown, .scrollViewNotTracked,
            .largeTitleStartsCollapsed, .largeTitleJerky, .searchRevealsHiddenBar, .searchStaysOverPushedScreen,
            .searchControllerTooLate:
            .other
        }
    }
}
