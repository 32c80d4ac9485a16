import NavigationStyle

/// The row of buttons of a bar, in a layout from left to right.
struct BarRow {
    /// The upper edge of the 44 points in the middle of the row, from which all places are measured.
    let y: Double
    /// The width of the window.
    let width: Double
    /// The x at which the first item begins, and at which the last one ends.
    let leading, trailing: Double
    let isGlass: Bool
    /// The font of buttons.
    let font: SystemFont
    /// The version of iOS.
    let system: SystemVersion
    private let hasSymbol: Bool
    private let scale: Double

    init(of screen: SeenScreen) {
        let version = screen.environment.designVersion
        isGlass = version >= .liquidGlass
        system = screen.environment.os
        hasSymbol = system >= .symbolChevron
        scale = screen.scale
        width = screen.windowWidth
        leading = screen.windowInsets.left + screen.barMargin
        trailing = width - screen.windowInsets.right - screen.barMargin
        font = SystemFont(size: BarState.Title.fontSize, weight: .regular, on: screen.environment.os)
        // In a row of another height, the content is centered vertically; on iOS 26, the buttons are at the upper edge.
        let free = isGlass ? 0 : screen.rowHeight - BarMetrics.height
        y = screen.barFrame.y + screen.promptHeight + free / 2
    }

    var itemGap: Double { isGlass ? PreviewConstant.glassItemGap.value : BarMetrics.itemGap }
    var titleGap: Double { BarMetrics.titleGap(on: system) }
    var backTitleInset: Double { hasSymbol ? BarMetrics.symbolBackTitleInset : BarMetrics.backTitleInset }

    var backTitleBaseline: Double {
        if isGlass { return titleBaseline }
        return y
            + (hasSymbol ? PreviewConstant.symbolBackTitleBaseline : PreviewConstant.backTitleBaseline).value
    }

    var titleBaseline: Double {
        if isGlass { return y + PreviewConstant.glassTitleTop.value + PreviewConstant.titleAscent.value }
        let isLower = !hasSymbol && scale == 2
        return y + PreviewConstant.titleBaseline.value
            + (isLower ? PreviewConstant.titleBaselinePixels.value / scale : 0)
    }

    /// Returns the space for a title between the items on either side.
    ///
    /// - Parameters:
    ///   - itemsEnd: The x at which the items before the title end.
    ///   - itemsStart: The x at which those after it begin.
    /// - Returns: The x at which the space begins, and at which it ends.
    func titleSpace(behind itemsEnd: Double, before itemsStart: Double) -> (start: Double, end: Double) {
        (
            itemsEnd > leading ? itemsEnd + titleGap : leading,
            itemsStart < trailing ? itemsStart - titleGap : trailing
        )
    }

    var chevron: Chevron {
        if !hasSymbol {
            return chevron(
                x: PreviewConstant.chevronX.value,
                y: PreviewConstant.chevronY.value,
                width: PreviewConstant.chevronWidth.value,
                height: PreviewConstant.chevronHeight.value,
                stroke: PreviewConstant.chevronStroke.value
            )
        }
        let (width, height) = (PreviewConstant.symbolChevronWidth.value, PreviewConstant.symbolChevronHeight.value)
        let button = PreviewConstant.glassButtonSize.value
        return chevron(
            x: isGlass ? (button - width) / 2 : PreviewConstant.symbolChevronX.value,
            y: isGlass ? (button - height) / 2 : PreviewConstant.symbolChevronY.value,
            width: width,
            height: height,
            stroke: (isGlass ? PreviewConstant.glassChevronStroke : PreviewConstant.symbolChevronStroke).value
        )
    }

    /// Returns a chevron at an offset from the beginning of the row.
    private func chevron(x: Double, y: Double, width: Double, height: Double, stroke: Double) -> Chevron {
        let bounds = Rect(x: leading + x, y: self.y + y, width: width, height: height)
        return Chevron(bounds: bounds, stroke: stroke, isRound: hasSymbol, isMirrored: false)
    }

    /// The distance from the edge of an item's capsule to its content.
    private func itemPadding(of symbol: BarButtonSymbol?) -> Double {
        guard isGlass else { return 0 }
        // The capsule of a symbol is a circle.
        return symbol == nil
            ? PreviewConstant.glassItemPadding.value
            : (PreviewConstant.glassButtonSize.value - BarMetrics.symbolItemWidth) / 2
    }

    /// The title of the item that stands for those that do not fit.
    private static let overflow = "…"

    /// The width of the overflow item, in points.
    var overflowWidth: Double { item(Self.overflow, at: 0)?.width ?? 0 }

    /// Returns an item that begins at `x`, and its width with the capsule around it; nil if it has no room.
    private func item(_ name: String, at x: Double) -> (item: BarContent.Item, width: Double)? {
        let symbol = BarButtonSymbol(named: name)
        let padding = itemPadding(of: symbol)
        let content: BarContent.Item.Content
        if let symbol {
            let side = BarMetrics.symbolItemWidth
            let top = y + (BarMetrics.height - side) / 2
            content = .symbol(symbol, Rect(x: x + padding, y: top, width: side, height: side))
        } else {
            let room = trailing - leading - 2 * padding
            guard let text = TextLine(name, in: font, x: x + padding, baseline: backTitleBaseline, room: room) else {
                return nil
            }
            content = .title(text)
        }
        var item = BarContent.Item(content: content, glass: nil)
        let width = item.bounds.width + 2 * padding
        if isGlass { item.glass = Rect(x: x, y: y, width: width, height: PreviewConstant.glassButtonSize.value) }
        return (item, width)
    }

    /// Places items one after another.
    ///
    /// - Parameters:
    ///   - titles: The titles of the items, or the names of their symbols, outermost first.
    ///   - start: The x at which the first begins; afterwards, the x at which the last ends.
    ///   - end: The x at which the last has to end.
    /// - Returns: The items, the last of which is "…" if not all fit, and the number of items that it stands for.
    func items(_ titles: [String], from start: inout Double, upTo end: Double) -> (
        items: [BarContent.Item], hiddenCount: Int
    ) {
        let titles = titles.filter { !$0.isEmpty }
        var items: [BarContent.Item] = []
        var x = start
        for (index, title) in titles.enumerated() {
            guard let next = item(title, at: x) else { continue }
            let nextEnd = x + next.width
            let isLast = index == titles.count - 1
            if nextEnd + (isLast ? 0 : itemGap + overflowWidth) > end {
                guard let overflow = item(Self.overflow, at: x) else { break }
                items.append(overflow.item)
                start = x + overflowWidth
                return (items, titles.count - index)
            }
            items.append(next.item)
            start = nextEnd
            x = start + itemGap
        }
        return (items, 0)
    }
}
