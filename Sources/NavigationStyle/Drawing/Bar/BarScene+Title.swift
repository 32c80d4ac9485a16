extension BarScene {
    /// Returns the title of a bar that draws with `appearance`.
    func title(of appearance: EffectiveAppearance, on device: Device) -> BarState.Title {
        let isLarge = showsLargeTitle(on: device)
        let attributes = isLarge ? appearance.largeTitleTextAttributes : appearance.titleTextAttributes
        return BarState.Title(
            text: screen.navigationItem.hasTitleView ? nil : screen.itemTitle,
            color: attributes?.color.map { resolved($0) } ?? labelColor,
            fontSize: attributes?.fontSize ?? (isLarge ? BarState.Title.largeFontSize : titleFontSize),
            fontWeight: attributes?.fontWeight ?? (isLarge ? .bold : .semibold),
            isLarge: isLarge
        )
    }

    /// The default size of an inline title, in points (around.W1).
    var titleFontSize: Double {
        environment.designVersion >= .liquidGlass && environment.contentSizeCategory.isAccessibilityCategory
            ? BarState.Title.accessibilityFontSize : BarState.Title.fontSize
    }

    /// The default color of titles.
    var labelColor: RGBA {
        BarColor.label.resolved(for: resolvedContentStyle)
    }

    /// The style of the bar's content: light or dark.
    var resolvedContentStyle: UserInterfaceStyle {
        contentStyle ?? environment.contentStyle(barStyle: properties.barStyle ?? .default)
    }

    /// Whether the large title is visible (uikit.G).
    func showsLargeTitle(on device: Device) -> Bool {
        largeTitleHeight(on: device) ?? 1 > 0 || showsInlineLargeTitle(on: device)
    }

    /// Returns the height that the large title adds to the bar, in points; nil if it is visible and its height is
    /// unknown.
    ///
    /// Scrolling reduces it point by point (around.M4).
    func largeTitleHeight(on device: Device) -> Double? {
        guard asksForLargeTitle(on: device), !showsInlineLargeTitle(on: device) else { return 0 }
        let scrolled = tracksScrollView ? max(contentOffset, 0) : 0
        let category = environment.contentSizeCategory
        guard let height = BarMetrics.largeTitleHeight(at: category, on: environment.designVersion) else {
            return scrolled < BarMetrics.mostLargeTitleHeight ? nil : 0
        }
        return max(height - scrolled, 0).roundedToThousandths
    }

    /// Whether the title should be large: the bar prefers it, the item asks for it, and there is room (uikit.G).
    func asksForLargeTitle(on device: Device) -> Bool {
        properties.prefersLargeTitles ?? false && environment.os >= .largeTitles
            && !device.hasCompactHeight(in: environment.orientation)
            && screen.navigationItem.largeTitleDisplayMode.asksForLargeTitle(
                inherited: inheritsLargeTitle,
                on: environment.os
            )
    }

    /// Whether the large title is in the row of the buttons: `.inline` without a back button (iOS 17 and later).
    func showsInlineLargeTitle(on device: Device) -> Bool {
        screen.navigationItem.largeTitleDisplayMode == .inline && environment.os >= .inlineLargeTitles
            && !showsBackButton && asksForLargeTitle(on: device)
    }
}

extension BarState.Title {
    /// Points (uikit.G).
    package static let fontSize = 17.0
    /// Points, from `accessibilityMedium` on: a title grows no further (around.W1, measured on iOS 26.1).
    ///
    /// Contested: the sizes below it, at which it is known to grow and not by how much.
    static let accessibilityFontSize = 21.0
    /// Points (uikit.G, measured on iOS 26.1).
    static let largeFontSize = 34.0
}

extension Screen {
    /// The title that the item shows, and that the back button of the screen above repeats: the item's own, or the view
    /// controller's (uikit.G).
    var itemTitle: String? { navigationItem.title ?? title }
}

extension NavigationItem.LargeTitleDisplayMode {
    /// Whether the item asks for a large title; an automatic item above it inherits the answer (uikit.G).
    ///
    /// Before iOS 17 `inline` does not exist, and counts as automatic.
    func asksForLargeTitle(inherited: Bool, on os: SystemVersion) -> Bool {
        switch self {
        case .always: true
        case .inline: os >= .inlineLargeTitles || inherited
        case .never: false
        case .automatic: inherited
        }
    }
}
