import NavigationStyle

/// Where everything stands that is in a bar at rest, in points of the window.
struct BarContent: Sendable {
    /// The title, inline or large.
    private(set) var title: TextLine?
    /// What points back.
    private(set) var chevron: Chevron?
    /// The glass under it, from iOS 26 on.
    private(set) var backGlass: Rect?
    /// The label of the back button.
    private(set) var backTitle: TextLine?
    /// The place of a label, whether there is one or not: the edge at which it begins, and its baseline.
    private(set) var backTitlePlace = Point.zero
    /// The items at the edge where lines begin, and at the one where they end.
    private(set) var leftItems: [Item] = []
    private(set) var rightItems: [Item] = []
    /// The line above the title.
    private(set) var prompt: TextLine?

    /// A bar button item.
    struct Item: Hashable, Sendable {
        var text: TextLine
        /// The capsule of glass under it, from iOS 26 on.
        var glass: Rect?
    }

    /// Places what `screen` has in its bar; nothing where the bar is hidden.
    init(of screen: SeenScreen) {
        guard !screen.bar.isHidden else { return }
        let row = BarRow(of: screen)
        var leading = row.leading
        backTitlePlace = Point(x: row.leading + row.backTitleInset, y: row.backTitleBaseline)
        placeBackButton(of: screen, in: row, from: &leading)
        leftItems = row.items(screen.leftBarButtonItems, from: &leading)
        var trailing = row.width - row.trailing
        rightItems = row.items(screen.rightBarButtonItems, from: &trailing).map { $0.mirrored(in: row.width) }
        placeTitle(of: screen, in: row, behind: leading, before: row.width - trailing)
        if let text = screen.prompt {
            let font = SystemFont(
                size: PreviewConstant.promptFontSize.value,
                weight: .regular,
                on: screen.environment.os
            )
            let baseline = screen.bar.frame.y + PreviewConstant.promptBaseline.value
            prompt = TextLine(text, in: font, baseline: baseline, room: row.trailing - row.leading)
                .map { $0.moved(toX: (row.width - $0.width) / 2) }
        }
        if screen.environment.layoutDirection == .rightToLeft { mirror(in: row.width) }
    }

    private mutating func placeBackButton(of screen: SeenScreen, in row: BarRow, from leading: inout Double) {
        let button = screen.bar.backButton
        guard button.isShown else { return }
        chevron = row.chevron
        if row.isGlass {
            let size = PreviewConstant.glassButtonSize.value
            backGlass = Rect(x: leading, y: row.y, width: size, height: size)
            leading += size + row.itemGap
            return
        }
        let x = leading + row.backTitleInset
        leading = x
        guard let title = button.title else { return }
        backTitle = TextLine(title, in: row.font, x: x, baseline: row.backTitleBaseline, room: row.trailing - x)
        if let backTitle { leading += backTitle.width + (screen.leftBarButtonItems.isEmpty ? 0 : row.itemGap) }
    }

    private mutating func placeTitle(
        of screen: SeenScreen,
        in row: BarRow,
        behind leading: Double,
        before trailing: Double
    ) {
        let state = screen.bar.title
        guard let text = state.text else { return }
        let font = SystemFont(size: state.fontSize, weight: state.fontWeight, on: screen.environment.os)
        let rowBottom = screen.bar.frame.y + screen.promptHeight + screen.rowHeight
        if state.isLarge, screen.bar.frame.maxY > rowBottom {
            let baseline = screen.bar.frame.maxY - PreviewConstant.largeTitleBaseline.value
            title = TextLine(text, in: font, x: row.leading, baseline: baseline, room: row.trailing - row.leading)
            return
        }
        // The room between what stands on either side.
        let start = leading > row.leading ? leading + row.titleGap : row.leading
        let end = trailing < row.trailing ? trailing - row.titleGap : row.trailing
        if state.isLarge {
            let baseline = row.y + PreviewConstant.inlineLargeTitleBaseline.value
            title = TextLine(text, in: font, x: start, baseline: baseline, room: end - start)
            return
        }
        title = TextLine(text, in: font, baseline: row.titleBaseline, room: end - start).map { line in
            let middle = (row.width - line.width) / 2
            return line.moved(toX: max(min(middle, end - line.width), start))
        }
    }

    private mutating func mirror(in width: Double) {
        title = title?.mirrored(in: width)
        backTitle = backTitle?.mirrored(in: width)
        backTitlePlace.x = width - backTitlePlace.x
        backGlass = backGlass?.mirrored(in: width)
        prompt = prompt?.mirrored(in: width)
        chevron = chevron.map { chevron in
            var chevron = chevron
            chevron.bounds = chevron.bounds.mirrored(in: width)
            chevron.isMirrored = true
            return chevron
        }
        leftItems = leftItems.map { $0.mirrored(in: width) }
        rightItems = rightItems.map { $0.mirrored(in: width) }
    }
}

extension BarContent.Item {
    fileprivate func mirrored(in width: Double) -> Self {
        Self(text: text.mirrored(in: width), glass: glass?.mirrored(in: width))
    }
}

/// The row of buttons of a bar, as it is where lines run from left to right.
private struct BarRow {
    /// The upper edge of 44 points in the middle of the row, to which all places are given.
    let y: Double
    /// The width of the window.
    let width: Double
    /// Where what stands first begins, and where what stands last ends.
    let leading, trailing: Double
    let isGlass: Bool
    /// The font of buttons.
    let font: SystemFont
    private let hasSymbol: Bool
    private let scale: Double

    init(of screen: SeenScreen) {
        let version = screen.environment.designVersion
        isGlass = version >= .liquidGlass
        hasSymbol = screen.environment.os >= .symbolChevron
        scale = screen.scale
        width = screen.windowWidth
        leading = screen.windowInsets.left + screen.barMargin
        trailing = width - screen.windowInsets.right - screen.barMargin
        font = SystemFont(size: BarState.Title.fontSize, weight: .regular, on: screen.environment.os)
        // A row of another height has everything in its middle; on iOS 26 the buttons are at its upper edge.
        let free = isGlass ? 0 : screen.rowHeight - BarMetrics.height
        y = screen.bar.frame.y + screen.promptHeight + free / 2
    }

    var itemGap: Double { isGlass ? PreviewConstant.glassItemGap.value : BarMetrics.itemGap }
    var titleGap: Double { hasSymbol ? BarMetrics.symbolTitleGap : BarMetrics.titleGap }
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

    var chevron: Chevron {
        if isGlass {
            let size = PreviewConstant.glassButtonSize.value
            let (width, height) =
                (PreviewConstant.symbolChevronWidth.value, PreviewConstant.symbolChevronHeight.value)
            let bounds = Rect(
                x: leading + (size - width) / 2,
                y: y + (size - height) / 2,
                width: width,
                height: height
            )
            return Chevron(
                bounds: bounds,
                stroke: PreviewConstant.glassChevronStroke.value,
                isRound: true,
                isMirrored: false
            )
        }
        if hasSymbol {
            let bounds = Rect(
                x: leading + PreviewConstant.symbolChevronX.value,
                y: y + PreviewConstant.symbolChevronY.value,
                width: PreviewConstant.symbolChevronWidth.value,
                height: PreviewConstant.symbolChevronHeight.value
            )
            return Chevron(
                bounds: bounds,
                stroke: PreviewConstant.symbolChevronStroke.value,
                isRound: true,
                isMirrored: false
            )
        }
        let bounds = Rect(
            x: leading + PreviewConstant.chevronX.value,
            y: y + PreviewConstant.chevronY.value,
            width: PreviewConstant.chevronWidth.value,
            height: PreviewConstant.chevronHeight.value
        )
        return Chevron(
            bounds: bounds,
            stroke: PreviewConstant.chevronStroke.value,
            isRound: false,
            isMirrored: false
        )
    }

    /// Places items one behind the other, from `start` on; it is where the last one ends then.
    func items(_ titles: [String], from start: inout Double) -> [BarContent.Item] {
        let padding = isGlass ? PreviewConstant.glassItemPadding.value : 0
        var items: [BarContent.Item] = []
        var x = start
        for title in titles {
            guard x < width else { break }
            let room = trailing - x - 2 * padding
            guard let text = TextLine(title, in: font, x: x + padding, baseline: backTitleBaseline, room: room) else {
                continue
            }
            let size = PreviewConstant.glassButtonSize.value
            let capsule = Rect(x: x, y: y, width: text.width + 2 * padding, height: size)
            items.append(BarContent.Item(text: text, glass: isGlass ? capsule : nil))
            start = x + text.width + 2 * padding
            x = start + itemGap
        }
        return items
    }
}
