extension BarScene {
    /// Returns the root view's place and the part of it that lies under the bar.
    func layout() -> ScreenLayout {
        layout(on: environment.knownDevice)
    }

    /// Returns the layout of the root view on `device`.
    func layout(on device: Device) -> ScreenLayout {
        let window = windowInsets(on: device)
        let (width, height) = containerSize(on: device)
        let barBottom = isInsetByBar ? frame(on: device).maxY.roundedToThousandths : nil
        let beginsUnderBar = beginsUnderBar
        let y = barBottom.map { beginsUnderBar ? 0 : $0 } ?? 0
        let top = barBottom.map { beginsUnderBar ? $0 : 0 } ?? window.top
        let tabBarHeight = tabBarHeight(on: device)
        let isCut = tabBarHeight > 0 && !reachesUnderTabBar
        let bottom = isCut ? 0 : max(tabBarHeight, window.bottom)
        let viewHeight = (height - y - (isCut ? tabBarHeight : 0)).roundedToThousandths
        let obscured: ScreenLayout.Obscured
        let inset: Insets?
        let contentTop: Double
        if environment.os >= .safeArea {
            let additional = screen.view.additionalSafeAreaInsets
            let safeArea = Insets(
                top: max(top + additional.top, 0),
                left: max(window.left + additional.left, 0),
                bottom: max(bottom + additional.bottom, 0),
                right: max(window.right + additional.right, 0)
            )
            obscured = .safeArea(safeArea)
            inset = screen.view.adjustedContentInset(
                for: safeArea,
                width: width,
                height: viewHeight,
                on: environment.os
            )
            contentTop = y + safeArea.top
        } else {
            obscured = .layoutGuides(top: top, bottom: bottom)
            inset = screen.view.writtenContentInset(top: top, bottom: bottom, on: environment.os)
            contentTop = y + top
        }
        return ScreenLayout(
            view: ScreenLayout.View(y: y, height: viewHeight, width: width),
            obscured: obscured,
            adjustedContentInset: inset,
            contentTop: contentTop
        )
    }

    /// Whether the root view reaches the window's upper edge.
    var reachesTop: Bool { !isInsetByBar || beginsUnderBar }

    /// Whether the bar takes up room in the screen: a bar hidden in any way does not (uikit.C1, `visible`).
    var isInsetByBar: Bool {
        !isNavigationBarHidden && !isBarHidden && ofBarThatTakesRoom { !($0.isHidden ?? false) && $0.alpha ?? 1 > 0 }
    }

    /// Whether the root view reaches the window's upper edge under a visible bar: the rows of uikit.C1 (seed4).
    private var beginsUnderBar: Bool {
        (ofBarThatTakesRoom(\.translucency.isTranslucent) || place { $0.view.extendedLayoutIncludesOpaqueBars })
            && place { $0.view.extendsUnderTopBars }
    }

    /// Returns the result of `holds` for the properties of the bar that takes up room, without copying them.
    @inline(__always) private func ofBarThatTakesRoom(_ holds: (BarProperties) -> Bool) -> Bool {
        if let layoutProperties { holds(layoutProperties) } else { holds(properties) }
    }
}

extension Rect {
    /// The y of the lower edge, in points.
    public var maxY: Double { y + height }
}

extension BarScene {
    /// Returns the frame in which the bar is drawn, or would be if it were not hidden, in points of the window
    /// (uikit.C5).
    ///
    /// If the height of its large title is unknown, that of the usual text size is used.
    func frame(on device: Device) -> Rect {
        let isCompact = device.hasCompactHeight(in: environment.orientation)
        let isSheet = isInSheet(on: device)
        var height =
            isSheet
            ? BarMetrics.sheetHeight : device.barHeight(for: environment.designVersion, isCompact: isCompact)
        height +=
            promptHeight(on: device) + (largeTitleHeight(on: device) ?? BarMetrics.largeTitleHeight)
            + searchBarHeight(on: device)
        return Rect(
            x: 0,
            y: isSheet
                ? 0
                : device.barY(
                    below: windowInsets(on: device).top,
                    for: environment.designVersion,
                    isCompact: isCompact
                ),
            width: containerSize(on: device).width,
            height: height.roundedToThousandths
        )
    }

    /// Returns the height that the prompt adds to the bar, in points; 0 without a prompt.
    func promptHeight(on device: Device) -> Double {
        let isCompact = device.hasCompactHeight(in: environment.orientation)
        guard let prompt = screen.navigationItem.prompt, !prompt.isEmpty,
            !isCompact || BarMetrics.showsPromptInCompactHeight
        else { return 0 }
        return environment.designVersion >= .liquidGlass ? BarMetrics.glassPromptHeight : BarMetrics.promptHeight
    }

    /// Returns the window's own safe area, in points: on a device with a home button, only the status bar.
    func windowInsets(on device: Device) -> Insets {
        var insets = device.windowInsets(in: environment)
        if isInSheet(on: device) {
            return Insets(bottom: device.isPhone ? insets.bottom : 0)
        }
        if device.hasHomeButton, environment.designVersion < .liquidGlass || device.isPhone, hidesStatusBar(on: device)
        {
            insets.top = 0
        }
        return insets
    }
}

extension ScreenView {
    /// Returns the scroll view's `adjustedContentInset` from iOS 11 on, if it fills a view of `width` and `height`
    /// whose safe area is `safeArea` (uikit.C2, from the header); nil without a scroll view.
    func adjustedContentInset(for safeArea: Insets, width: Double, height: Double, on os: SystemVersion) -> Insets? {
        guard let scrollView else { return nil }
        var safeArea = safeArea
        // A scroll view that begins at the safe area has no inset at its top (around.M6).
        if scrollView.pinnedTo == .safeArea { safeArea.top = 0 }
        switch scrollView.contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safeArea
        case .scrollableAxes, .automatic: break
        }
        let isVertical = insetsVertically(scrollView, height: height, on: os)
        let isHorizontal = scrollView.contentWidth ?? 0 > width || scrollView.alwaysBounceHorizontal
        return Insets(
            top: isVertical ? safeArea.top : 0,
            left: isHorizontal ? safeArea.left : 0,
            bottom: isVertical ? safeArea.bottom : 0,
            right: isHorizontal ? safeArea.right : 0
        )
    }

    /// Whether UIKit insets `scrollView`, in a view of `height`, at the upper and the lower edge (uikit.C2).
    private func insetsVertically(_ scrollView: ScreenScrollView, height: Double, on os: SystemVersion) -> Bool {
        switch scrollView.contentInsetAdjustmentBehavior {
        case .never: return false
        case .always: return true
        case .scrollableAxes, .automatic:
            // `automatic` always adds vertical insets if the navigation controller's screen owns the scroll view
            // (seed0.3.2.2).
            let isOwned = ownsScrollView(on: os) && automaticallyAdjustsScrollViewInsets
            return scrollView.contentHeight ?? 0 > height || scrollView.alwaysBounceVertical
                || (scrollView.contentInsetAdjustmentBehavior == .automatic && isOwned)
        }
    }

    /// Whether content that is not scrolled begins below the bars, in a view of `height` that goes under them; true
    /// without a scroll view.
    func keepsContentBelowBars(on os: SystemVersion, height: Double) -> Bool {
        guard let scrollView else { return true }
        // A scroll view that is pinned to the safe area begins below the bars, wherever it is in the hierarchy.
        if os >= .safeArea, scrollView.pinnedTo == .safeArea { return true }
        return os >= .safeArea
            ? insetsVertically(scrollView, height: height, on: os)
            : ownsScrollView(on: os) && automaticallyAdjustsScrollViewInsets
    }

    /// Returns the `contentInset` that UIKit writes up to iOS 10, if bars cover `top` and `bottom` points of the view
    /// (seed0.3.2.1 and seed0.3; seed4; uikit.C2); nil without a scroll view.
    func writtenContentInset(top: Double, bottom: Double, on os: SystemVersion) -> Insets? {
        guard scrollView != nil else { return nil }
        guard ownsScrollView(on: os), automaticallyAdjustsScrollViewInsets else { return .zero }
        return Insets(top: top, bottom: bottom)
    }
}
