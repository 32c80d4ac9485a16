extension BarScene {
    /// The title of a bar that draws with `appearance`.
    func title(of appearance: EffectiveAppearance, on device: Device) -> BarState.Title {
        let isLarge = showsLargeTitle(on: device)
        let attributes = isLarge ? appearance.largeTitleTextAttributes : appearance.titleTextAttributes
        return BarState.Title(
            text: screen.navigationItem.hasTitleView ? nil : screen.itemTitle,
            color: attributes?.color?.resolved(for: environment.userInterfaceStyle) ?? labelColor,
            fontSize: attributes?.fontSize ?? (isLarge ? BarState.Title.largeFontSize : BarState.Title.fontSize),
            fontWeight: attributes?.fontWeight ?? (isLarge ? .bold : .semibold),
            isLarge: isLarge
        )
    }

    /// What titles are drawn in where nobody says otherwise.
    var labelColor: RGBA {
        BarColor.label.resolved(for: resolvedContentStyle)
    }

    /// Light or dark, as the bar's content has it.
    var resolvedContentStyle: UserInterfaceStyle {
        contentStyle ?? environment.contentStyle(barStyle: properties.barStyle ?? .default)
    }

    /// Whether the large title is seen (uikit.md G).
    func showsLargeTitle(on device: Device) -> Bool {
        largeTitleHeight(on: device) > 0 || showsInlineLargeTitle(on: device)
    }

    /// How far the large title makes the bar higher, in points; scrolling takes it away point by point.
    func largeTitleHeight(on device: Device) -> Double {
        guard asksForLargeTitle(on: device), !showsInlineLargeTitle(on: device) else { return 0 }
        guard tracksScrollView else { return BarMetrics.largeTitleHeight }
        return min(max(BarMetrics.largeTitleHeight - contentOffset, 0), BarMetrics.largeTitleHeight)
    }

    private func asksForLargeTitle(on device: Device) -> Bool {
        properties.prefersLargeTitles ?? false && environment.os >= .largeTitles
            && !device.hasCompactHeight(in: environment.orientation)
            && screen.navigationItem.largeTitleDisplayMode.asksForLargeTitle(inherited: inheritsLargeTitle)
    }

    /// Whether the large title stands in the row of the buttons: `.inline` without a back button (iOS 17 and later).
    private func showsInlineLargeTitle(on device: Device) -> Bool {
        screen.navigationItem.largeTitleDisplayMode == .inline && environment.os >= .inlineLargeTitles
            && !showsBackButton && asksForLargeTitle(on: device)
    }
}

extension BarState.Title {
    /// Points (uikit.md G).
    package static let fontSize = 17.0
    /// Points (uikit.md G, measured on iOS 26.1).
    static let largeFontSize = 34.0
}

extension Screen {
    /// What the item shows and the back button above it names: its own title, or the view controller's (uikit.md G).
    var itemTitle: String? { navigationItem.title ?? title }
}

extension NavigationItem.LargeTitleDisplayMode {
    /// Whether the item asks for a large title, which is what an automatic item above it inherits (uikit.md G).
    func asksForLargeTitle(inherited: Bool) -> Bool {
        switch self {
        case .always, .inline: true
        case .never: false
        case .automatic: inherited
        }
    }
}
