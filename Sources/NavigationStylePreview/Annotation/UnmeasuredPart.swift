import NavigationStyle

/// A part of a picture that is drawn by contested values, which nobody has measured: a caption names it behind a mark.
enum UnmeasuredPart: CaseIterable, Sendable {
    case darkMaterial, darkHairline, glass, itemGap, symbols, titleGap, largeTitle, prompt, searchField, sheet
    case titlesOnTheWay, statusBarChange

    /// Returns the line of a caption about `parts`, behind the mark; nil if there are none.
    static func caption(of parts: [UnmeasuredPart]) -> String? {
        parts.isEmpty ? nil : "≈ not measured: \(parts.map(\.words).joined(separator: ", "))"
    }

    /// The part, in the words of a caption.
    var words: String {
        switch self {
        case .darkMaterial: "the blur of a dark bar"
        case .darkHairline: "the hairline of a dark bar"
        case .glass: "glass over colors"
        case .itemGap: "the gap between items"
        case .symbols: "the size of symbols"
        case .titleGap: "the gap before the title"
        case .largeTitle: "the place of the large title"
        case .prompt: "the prompt"
        case .searchField: "the search field"
        case .sheet: "the corners of the sheet"
        case .titlesOnTheWay: "how titles fade"
        case .statusBarChange: "when the status bar changes"
        }
    }

    /// The names of the contested constants by which it is drawn.
    var constants: [String] {
        switch self {
        // The color of a dark material is in the source of a constant that was measured in light mode.
        case .darkMaterial: []
        case .darkHairline: ["darkHairlineOpacity"]
        case .glass:
            [
                "glassBlur", "glassShadowOffset", "glassShadowBlur", "glassShadowOpacity", "glassChevronStroke",
                "titleAscent",
            ]
        case .itemGap: ["barItemGap"]
        case .symbols: ["symbolItemWidth"]
        case .titleGap: ["narrowTitleGapVersion"]
        case .largeTitle: ["largeTitleBaseline", "inlineLargeTitleBaseline"]
        case .prompt: ["promptBaseline", "promptFontSize"]
        case .searchField: ["searchFieldHeight", "searchFieldInset", "searchFieldRadius"]
        case .sheet: ["sheetCornerRadius", "presenterDimming"]
        case .titlesOnTheWay: ["titleLeavingPower", "titleArrivingPower", "titleDelay"]
        case .statusBarChange: ["statusBarChange"]
        }
    }

    /// Returns the parts that are drawn on `screen` at rest.
    fileprivate static func drawn(on screen: SeenScreen) -> [UnmeasuredPart] {
        let content = BarContent(of: screen)
        return allCases.filter { $0.isDrawn(on: screen, content) }
    }

    /// Whether it is drawn on `screen` at rest.
    private func isDrawn(on screen: SeenScreen, _ content: BarContent) -> Bool {
        let bar = screen.bar
        let background = bar.isHidden ? nil : bar.background
        let items = [content.leftItems, content.rightItems]
        let isGlass = screen.environment.designVersion >= .liquidGlass
        switch self {
        case .darkMaterial:
            return background?.kind == .blur && screen.contentStyle == .dark
        case .darkHairline:
            return !bar.isHidden && bar.shadow.isVisible && bar.shadow.color == nil && screen.contentStyle == .dark
        case .glass:
            let capsules = items.joined().compactMap(\.glass) + [content.backGlass].compactMap(\.self)
            return background?.kind == .glass || !capsules.isEmpty
        case .itemGap: return !isGlass && items.contains { $0.count > 1 }
        case .symbols:
            return items.joined().contains { if case .symbol = $0.content { true } else { false } }
        case .titleGap:
            // The gap was measured on iOS 13.7, 15.5 and 18.
            guard let title = content.title, content.backTitle != nil, !bar.title.isLarge else { return false }
            let isCentered = abs(title.x + title.width / 2 - screen.windowWidth / 2) < 0.5
            return !isCentered && (SystemVersion(16)..<SystemVersion(18)).contains(screen.environment.os)
        case .largeTitle: return content.title != nil && bar.title.isLarge
        case .prompt: return content.prompt != nil
        case .searchField: return content.searchField != nil
        case .sheet: return screen.isInSheet
        case .titlesOnTheWay, .statusBarChange: return false
        }
    }
}

extension Course {
    /// Returns the parts of `frames` that are drawn by values nobody has measured.
    func unmeasured(in frames: [FilmFrame]) -> [UnmeasuredPart] {
        let phases = Set(frames.map(\.moment.phase))
        let isMoving = phases.contains(.moving)
        var parts: [UnmeasuredPart] = []
        if let before, isMoving || phases.contains(.before) { parts += UnmeasuredPart.drawn(on: before) }
        if let after, isMoving || phases.contains(.after) { parts += UnmeasuredPart.drawn(on: after) }
        if isMoving {
            if titlesFade { parts.append(.titlesOnTheWay) }
            if before?.bar.statusBarColor != after?.bar.statusBarColor { parts.append(.statusBarChange) }
        }
        return parts.unique
    }
}

extension [UnmeasuredPart] {
    /// Each part once, in their order.
    var unique: [UnmeasuredPart] {
        let parts = Set(self)
        return UnmeasuredPart.allCases.filter(parts.contains)
    }
}
