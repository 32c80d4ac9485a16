/// The room that the label of a back button has in a bar (uikit.F4): all in points, from the leading edge on, so that
/// the direction of the layout makes no difference.
struct BackButtonRoom {
    /// The width of the bar.
    var barWidth: Double
    /// The x at which the label begins, after the chevron.
    var start: Double
    /// The x at which the title has to end: before the right items, or at the margin.
    var end: Double
    /// The width of the left items between the label and the title.
    var leftItemsWidth: Double
    /// The width of the inline title; nil without one.
    var titleWidth: Double?
    /// The gap kept free between the label and the title.
    var titleGap: Double
    /// The distance by which the label may push the title off center; nil if only the room limits it.
    var largestTitleShift: Double?

    /// Whether a label of `width` leaves the title whole, and near enough to its place.
    func holdsLabel(ofWidth width: Double) -> Bool {
        let labelEnd = start + width + leftItemsWidth
        guard let titleWidth else { return labelEnd <= end }
        let titleStart = labelEnd + titleGap
        let lastStart = end - titleWidth
        guard titleStart <= lastStart else { return false }
        guard let largestTitleShift else { return true }
        // Right items may keep it from the middle, too.
        return titleStart <= min((barWidth - titleWidth) / 2, lastStart) + largestTitleShift
    }
}

extension BarScene {
    /// Returns the space for the label of the back button in a bar that draws with `appearance`.
    func backButtonRoom(of appearance: EffectiveAppearance, on device: Device) -> BackButtonRoom {
        let barWidth = device.width(in: environment.orientation)
        let margin = windowInsets(on: device).left + device.barMargin
        let hasSymbol = environment.os >= .symbolChevron
        let titleGap = BarMetrics.titleGap(on: environment.os)
        let rightItemsWidth = width(ofItems: screen.navigationItem.rightBarButtonItems, upTo: barWidth)
        return BackButtonRoom(
            barWidth: barWidth,
            start: margin + (hasSymbol ? BarMetrics.symbolBackTitleInset : BarMetrics.backTitleInset),
            // Before the first item, the gap to the title replaces the gap between items.
            end: barWidth - margin
                - (rightItemsWidth > 0 ? rightItemsWidth - BarMetrics.itemGap + titleGap : 0),
            leftItemsWidth: width(ofItems: screen.navigationItem.leftBarButtonItems, upTo: barWidth),
            titleWidth: inlineTitleWidth(of: appearance, upTo: barWidth),
            titleGap: titleGap,
            largestTitleShift: environment.os >= .largeTitles ? BarMetrics.largestTitleShift : nil
        )
    }

    /// The font of the back button's label and of other buttons.
    var buttonFont: SystemFont {
        SystemFont(size: BarState.Title.fontSize, weight: .regular, on: environment.os)
    }

    /// Returns the width of items in a row, each with a gap before it, in points.
    private func width(ofItems items: [String], upTo limit: Double) -> Double {
        var width = 0.0
        for item in items {
            guard width <= limit else { break }
            width += BarMetrics.itemGap
            width +=
                BarButtonSymbol(named: item) == nil
                ? buttonFont.width(of: item, upTo: limit) : BarMetrics.symbolItemWidth
        }
        return width
    }

    /// Returns the width of the title in the row of the buttons; nil if it has none.
    ///
    /// A large title reserves its place in the row: the label is shortened as if the title were there already, and so
    /// stays the same while the bar collapses, as two observers saw on iOS 11 and 12. The width of the app's own title
    /// view is unknown: it is assumed to leave room.
    private func inlineTitleWidth(of appearance: EffectiveAppearance, upTo limit: Double) -> Double? {
        guard !screen.navigationItem.hasTitleView, let title = screen.itemTitle, !title.isEmpty else { return nil }
        return inlineTitleFont(of: appearance).width(of: title, upTo: limit)
    }

    /// Returns the font of the title in the row of the buttons.
    func inlineTitleFont(of appearance: EffectiveAppearance) -> SystemFont {
        SystemFont(
            size: appearance.titleTextAttributes?.fontSize ?? titleFontSize,
            weight: appearance.titleTextAttributes?.fontWeight ?? .semibold,
            on: environment.os
        )
    }
}

extension Device {
    /// The distance from the edge of the safe area to the first item in the bar, in points.
    var barMargin: Double { width >= BarMetrics.wideDeviceWidth ? BarMetrics.wideMargin : BarMetrics.margin }
}
