internal import NavigationStyle

/// The rows of a summary about a bar.
enum BarRow: String, CaseIterable {
    case bar, background, hairline, title
    case searchBar = "search bar"
    case buttons
    case backButton = "back button"
    case statusBar = "status bar"

    /// Returns the row's words for a bar; without a screen there is a note in the first row, and a hidden bar shows
    /// nothing.
    func words(_ bar: BarState?) -> String {
        guard let bar else { return self == .bar ? "no screen" : "" }
        switch self {
        case .bar: return bar.isHidden ? "hidden" : bar.isTranslucent ? "translucent" : "opaque"
        case .statusBar:
            guard let statusBar = bar.statusBar else { return "" }
            return statusBar.isHidden ? "hidden" : statusBar.style.rawValue
        default: return bar.isHidden ? "" : seenWords(bar)
        }
    }

    private func seenWords(_ bar: BarState) -> String {
        switch self {
        case .background: return bar.background.words
        case .hairline: return bar.shadow.isVisible ? bar.shadow.color?.tree.words ?? "visible" : "none"
        case .title:
            guard let text = bar.title.text else { return "none" }
            return "\"\(text.onOneLine)\" \(bar.title.color.tree.words)\(bar.title.isLarge ? ", large" : "")"
        case .searchBar:
            guard let searchBar = bar.searchBar else { return "" }
            return "\(searchBar.isActive ? "active" : searchBar.visibility.rawValue), \(searchBar.placement.rawValue)"
        case .buttons: return bar.tintColor.tree.words
        case .backButton:
            guard bar.backButton.isShown else { return "none" }
            return bar.backButton.title.map { "\"\($0.onOneLine)\"" } ?? "an arrow alone"
        case .bar, .statusBar: return ""
        }
    }
}

/// The rows of a summary about a screen's layout.
enum LayoutRow: String, CaseIterable {
    case bar = "bar frame"
    case view
    case safeArea = "safe area"
    case guides
    case contentInset = "inset"
    case contentTop = "content"

    /// Returns the row's words for a screen; empty if its iOS does not have the value.
    func words(_ screen: ScreenState) -> String {
        switch (self, screen.layout?.obscured) {
        case (.bar, _): screen.bar.isHidden ? "" : screen.bar.frame?.words ?? "not known"
        case (.view, _): screen.isLayoutUnknown ? "not known" : screen.layout?.view.words ?? ""
        case (.safeArea, .safeArea(let insets)): insets.words
        case (.guides, .layoutGuides(let top, let bottom)): "top \(top.tree.words), bottom \(bottom.tree.words)"
        case (.contentInset, _): screen.layout?.adjustedContentInset?.words ?? ""
        case (.contentTop, _): screen.layout.map { "from y \($0.contentTop.tree.words) on" } ?? ""
        case (.safeArea, _), (.guides, _): ""
        }
    }
}

extension Rect {
    fileprivate var words: String {
        "x \(x.tree.words), y \(y.tree.words), \(width.tree.words) × \(height.tree.words)"
    }
}

extension ScreenLayout.View {
    fileprivate var words: String { "y \(y.tree.words), \(width.tree.words) × \(height.tree.words)" }
}

extension Insets {
    /// The insets of all edges, in UIKit's order.
    fileprivate var words: String {
        "top \(top.tree.words), left \(left.tree.words), bottom \(bottom.tree.words), right \(right.tree.words)"
    }
}

extension BarState.Background {
    /// Its topmost layer, and its particularities.
    var words: String {
        let ends = gradient.map { [$0.stops.first, $0.stops.last].compactMap { $0?.color.tree.words } }
        var words = [kind.rawValue, ends.map { "from " + $0.joined(separator: " to ") } ?? color?.tree.words]
        if let image { words.append("\"\(image.onOneLine)\"") }
        if case .value(let alpha) = alpha, alpha < 1, gradient == nil { words.append("at \(alpha)") }
        if let backing { words.append("over \(backing.tree.words)") }
        return words.compactMap(\.self).joined(separator: " ")
    }
}

extension VisibleValue {
    /// The value in a few words; for a background, its topmost layer.
    var words: String { if case .background(let background) = self { background.words } else { tree.words } }
}

extension PolicyReference {
    /// Its name and its edition.
    var nameWords: String { [name, edition].compactMap(\.self).joined(separator: " ") }

    /// The policy with its options; a long list is given by its length.
    var words: String {
        let options = options.filter { $0.value != .null }.map { option in
            let elements = option.value.elements
            return "\(option.key): \(elements.count > 4 ? "\(elements.count) of them" : option.value.words)"
        }
        return options.isEmpty ? nameWords : "\(nameWords) (\(options.joined(separator: ", ")))"
    }
}
