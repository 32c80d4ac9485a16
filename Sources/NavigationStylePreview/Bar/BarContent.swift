import NavigationStyle

/// The places of everything in a bar at rest, in points of the window.
struct BarContent: Sendable {
    /// The title, inline or large.
    private(set) var title: TextLine?
    /// The chevron, which points back.
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
    /// The field of the search bar below the row.
    private(set) var searchField: SearchField?
    /// The box of the app's own title view, which ``title`` names.
    private(set) var titleView: Rect?
    /// The number of items that do not fit.
    private(set) var hiddenItemCount = 0

    /// A bar button item.
    struct Item: Hashable, Sendable {
        /// The contents of items.
        enum Content: Hashable, Sendable {
            case title(TextLine)
            case symbol(BarButtonSymbol, Rect)
        }

        var content: Content
        /// The capsule of glass under it, from iOS 26 on.
        var glass: Rect?

        /// The bounds of the title or the symbol.
        var bounds: Rect {
            switch content {
            case .title(let line): line.bounds
            case .symbol(_, let area): area
            }
        }
    }

    /// Places the content of the bar of `screen`; nothing if the bar is hidden.
    init(of screen: SeenScreen) {
        guard !screen.bar.isHidden else { return }
        let row = BarRow(of: screen)
        searchField = SearchField(of: screen)
        var leading = row.leading
        backTitlePlace = Point(x: row.leading + row.backTitleInset, y: row.backTitleBaseline)
        placeBackButton(of: screen, in: row, from: &leading)
        var trailing = row.width - row.trailing
        // Right items get their space before left items, as in UIKit.
        let titleRoom = leastTitleRoom(of: screen, in: row)
        let leftRoom = screen.leftBarButtonItems.isEmpty ? 0 : row.overflowWidth + row.itemGap
        let rightEnd = row.width - leading - titleRoom - leftRoom
        let right = row.items(screen.rightBarButtonItems, from: &trailing, upTo: rightEnd)
        let left = row.items(screen.leftBarButtonItems, from: &leading, upTo: row.width - trailing - titleRoom)
        rightItems = right.items.map { $0.mirrored(in: row.width) }
        leftItems = left.items
        hiddenItemCount = right.hiddenCount + left.hiddenCount
        placeTitle(of: screen, in: row, behind: leading, before: row.width - trailing)
        if let text = screen.prompt {
            let font = SystemFont(
                size: PreviewConstant.promptFontSize.value,
                weight: .regular,
                on: screen.environment.os
            )
            let baseline = screen.barFrame.y + PreviewConstant.promptBaseline.value
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

    /// Returns the least width that items leave to the title in the row, in points, including the gaps beside it.
    private func leastTitleRoom(of screen: SeenScreen, in row: BarRow) -> Double {
        let most = PreviewConstant.leastTitleRoom.value
        if screen.titleViewName != nil { return most + 2 * row.titleGap }
        guard let text = screen.bar.title.text, !screen.bar.title.isLarge else { return 0 }
        let font = SystemFont(
            size: screen.bar.title.fontSize,
            weight: screen.bar.title.fontWeight,
            on: screen.environment.os
        )
        return min(font.width(of: text, upTo: most), most) + 2 * row.titleGap
    }

    private mutating func placeTitle(
        of screen: SeenScreen,
        in row: BarRow,
        behind leading: Double,
        before trailing: Double
    ) {
        let state = screen.bar.title
        if let name = screen.titleViewName { return placeTitleView(name, in: row, behind: leading, before: trailing) }
        guard let text = state.text else { return }
        let font = SystemFont(size: state.fontSize, weight: state.fontWeight, on: screen.environment.os)
        let rowBottom = screen.barFrame.y + screen.promptHeight + screen.rowHeight
        let titleBottom = screen.barFrame.maxY - screen.searchBarHeight
        if state.isLarge, titleBottom > rowBottom {
            let baseline = titleBottom - PreviewConstant.largeTitleBaseline.value
            title = TextLine(text, in: font, x: row.leading, baseline: baseline, room: row.trailing - row.leading)
            return
        }
        let (start, end) = row.titleSpace(behind: leading, before: trailing)
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

    /// Places the app's title view, of which only the name is known.
    private mutating func placeTitleView(
        _ name: String,
        in row: BarRow,
        behind leading: Double,
        before trailing: Double
    ) {
        let font = SystemFont(size: 12, weight: .regular, on: row.system)
        let padding = 10.0
        let (start, end) = row.titleSpace(behind: leading, before: trailing)
        guard
            let line = TextLine(
                name,
                in: font,
                baseline: row.y + BarMetrics.height / 2 + 4,
                room: end - start - 2 * padding
            )
        else { return }
        let width = line.width + 2 * padding
        let x = max(min((row.width - width) / 2, end - width), start)
        titleView = Rect(x: x, y: row.y + 8, width: width, height: BarMetrics.height - 16)
        title = line.moved(toX: x + padding)
    }

    private mutating func mirror(in width: Double) {
        title = title?.mirrored(in: width)
        titleView = titleView?.mirrored(in: width)
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
        let content: Content =
            switch self.content {
            case .title(let line): .title(line.mirrored(in: width))
            case .symbol(let symbol, let area): .symbol(symbol, area.mirrored(in: width))
            }
        return Self(content: content, glass: glass?.mirrored(in: width))
    }
}
