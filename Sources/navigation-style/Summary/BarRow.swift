internal import NavigationStyle

/// The rows of a summary about a bar.
enum BarRow: String, CaseIterable {
    case bar, background, hairline, title
    case searchBar = "search bar"
    case buttons
    case backButton = "back button"
    case statusBar = "status bar"

    /// Returns the row's words for a `BarState`; without a screen there is a note in the first row, and a hidden bar
    /// shows nothing.
    func words(_ bar: Value?) -> String {
        guard let bar, bar != .null else { return self == .bar ? "no screen" : "" }
        let isHidden = bar["isHidden"]?.flag ?? false
        switch self {
        case .bar: return isHidden ? "hidden" : bar["isTranslucent"]?.flag == true ? "translucent" : "opaque"
        case .statusBar:
            let statusBar = bar["statusBar"]
            return statusBar?["isHidden"]?.flag == true ? "hidden" : statusBar?["style"]?.string ?? ""
        default: return isHidden ? "" : seenWords(bar)
        }
    }

    private func seenWords(_ bar: Value) -> String {
        switch self {
        case .background: return bar["background"]?.backgroundWords ?? ""
        case .hairline:
            guard bar["shadow"]?["isVisible"]?.flag == true else { return "none" }
            return bar["shadow"]?["color"]?.string.map { Value.string($0).words } ?? "visible"
        case .title:
            guard let title = bar["title"], let text = title["text"]?.string else { return "none" }
            let size = title["isLarge"]?.flag == true ? ", large" : ""
            return "\"\(text.onOneLine)\" \(title["color"]?.words ?? "")\(size)"
        case .searchBar:
            guard let searchBar = bar["searchBar"], let visibility = searchBar["visibility"]?.string else { return "" }
            let state = searchBar["isActive"]?.flag == true ? "active" : visibility
            return "\(state), \(searchBar["placement"]?.string ?? "")"
        case .buttons: return bar["tintColor"]?.words ?? ""
        case .backButton:
            guard let button = bar["backButton"], button["isShown"]?.flag == true else { return "none" }
            return button["title"]?.string.map { "\"\($0.onOneLine)\"" } ?? "an arrow alone"
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

    /// Returns the row's words for an element of `screens`; empty if its iOS does not have the value.
    func words(_ screen: Value) -> String {
        let layout = screen["layout"] ?? .null
        return switch self {
        case .bar: screen["bar"]?["isHidden"]?.flag == true ? "" : screen["bar"]?["frame"].map(frameWords) ?? ""
        case .view: screen["layout"] == .null ? "not known" : layout["view"]?.frameWords ?? ""
        case .safeArea: layout["safeAreaInsets"]?.insetsWords ?? ""
        case .guides:
            layout["topLayoutGuide"].map { "top \($0.words), bottom \((layout["bottomLayoutGuide"] ?? .null).words)" }
                ?? ""
        case .contentInset: layout["adjustedContentInset"]?.insetsWords ?? ""
        case .contentTop: layout["contentTop"].map { "from y \($0.words) on" } ?? ""
        }
    }

    private func frameWords(_ frame: Value) -> String { frame == .null ? "not known" : frame.frameWords }
}
