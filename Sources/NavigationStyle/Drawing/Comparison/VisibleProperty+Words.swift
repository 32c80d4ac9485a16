// Properties and their values, as phrases within a sentence.

extension VisibleProperty {
    /// Returns the subject of a sentence, such as `The background of "list"`.
    func subject(on screen: Screen.ID?, at moment: Double?) -> String {
        if self == .isOnStack { return screen.map { "\"\($0)\"" } ?? name }
        var words = "The " + name
        if let screen { words += " of \"\(screen)\"" }
        if let moment { words += " at \(moment.words) of the transition" }
        return words
    }

    private var name: String {
        switch self {
        case .presentation: "presentation"
        case .edge: "edge between the bars"
        case .incomingBackground: "background of the incoming bar"
        case .isOnStack: "screen"
        case .isHidden, .isTranslucent: "bar"
        case .background: "background"
        case .shadow: "hairline"
        case .barStyle: "bar style"
        case .tintColor: "tint color"
        case .title: "title"
        case .largeTitle: "large title"
        case .searchBar: "search bar"
        case .backButton: "back button"
        case .statusBar: "status bar"
        case .appearance: "appearance slot"
        case .frame: "frame of the bar"
        case .view: "root view"
        case .safeAreaInsets: "safe area"
        case .topLayoutGuide: "top layout guide"
        case .bottomLayoutGuide: "bottom layout guide"
        case .adjustedContentInset: "adjusted content inset"
        case .contentTop: "top of the content"
        }
    }

    /// Whether `value` means that the property is not visible.
    func isAbsent(_ value: VisibleValue) -> Bool {
        switch (self, value) {
        case (.isHidden, .flag(let isHidden)): isHidden
        case (_, .background(let background)): background.kind == .clear
        case (_, .shadow(let shadow)): !shadow.isVisible
        case (_, .title(let title)): title.text?.isEmpty ?? true
        case (_, .largeTitle(let title)): title.state == .none || title.state == .collapsed
        case (_, .searchBar(let searchBar)): searchBar.map { $0.visibility == .hidden } ?? true
        case (_, .backButton(let button)): !button.isShown
        case (_, .statusBar(let statusBar)): statusBar.isHidden
        default: false
        }
    }

    /// Returns the value in words; nil if the property needs none.
    func words(of value: VisibleValue) -> String? {
        switch (self, value) {
        case (.isHidden, .flag(let isHidden)): isHidden ? "hidden" : nil
        case (.shadow, .shadow(let shadow)) where shadow.isVisible && shadow.color == nil: nil
        case (.isOnStack, .flag(let isThere)): isThere ? "on the stack" : "not on the stack"
        case (.isTranslucent, .flag(let isTranslucent)): isTranslucent ? "translucent" : "opaque"
        default: value.description
        }
    }

    /// Whether a diagnostic about `key`, a property by its key in a request, may say why this one is not seen.
    func isChanged(by key: String?) -> Bool {
        guard let key else { return false }
        return switch self {
        case .background, .isTranslucent: Self.backgroundKeys.contains(key) || Self.appearanceKeys.contains(key)
        case .shadow: ["shadow", "shadowImage"].contains(key) || Self.appearanceKeys.contains(key)
        case .tintColor: ["tint", "tintColor"].contains(key)
        case .title, .largeTitle: Self.titleKeys.contains(key)
        case .searchBar: ["searchBar", "searchController", "preferredSearchBarPlacement"].contains(key)
        case .isHidden: ["hidden", "isNavigationBarHidden", "isHidden", "alpha"].contains(key)
        case .statusBar: ["statusBar", "barStyle", "preferredStatusBarStyle", "prefersStatusBarHidden"].contains(key)
        case .backButton: ["backButtonTitle", "backButtonDisplayMode", "backAction"].contains(key)
        default: false
        }
    }

    private static let backgroundKeys: Set = [
        "background", "barTintColor", "backgroundImage", "compactBackgroundImage", "backgroundColor", "isTranslucent",
        "barStyle",
    ]
    private static let appearanceKeys: Set = [
        "standardAppearance", "compactAppearance", "scrollEdgeAppearance", "compactScrollEdgeAppearance",
    ]
    private static let titleKeys: Set = [
        "title", "titleTextAttributes", "largeTitle", "largeTitleTextAttributes", "prefersLargeTitles",
        "largeTitleDisplayMode",
    ]
}

extension VisibleValue: CustomStringConvertible {
    /// The value in words.
    public var description: String {
        switch self {
        case .presentation(let presentation): presentation.rawValue
        case .edge(let edge): edge.map { "at \($0.words) points" } ?? "absent"
        case .flag(let flag): flag ? "true" : "false"
        case .color(let color): color.description
        case .background(let background): background.words
        case .shadow(let shadow): shadow.isVisible ? shadow.color?.description ?? "visible" : "absent"
        case .barStyle(let style): style.rawValue
        case .title(let title): title.words
        case .largeTitle(let title): title.words
        case .searchBar(let searchBar): searchBar?.words ?? "absent"
        case .backButton(let button): button.words
        case .statusBar(let statusBar): statusBar.isHidden ? "hidden" : statusBar.style.rawValue
        case .appearance(let slot): slot.rawValue
        case .frame(let frame):
            "\(frame.width.words) × \(frame.height.words) at \(frame.x.words), \(frame.y.words)"
        case .view(let view): "\(view.width.words) × \(view.height.words) at y \(view.y.words)"
        case .insets(let insets): insets?.words ?? "absent"
        case .points(let points): "\(points.words) points"
        }
    }
}

extension BarState.Background {
    fileprivate var words: String {
        var words =
            switch kind {
            case .color: color?.description ?? "a color"
            case .blur: "a blur" + (color.map { " tinted \($0)" } ?? "")
            case .glass: "glass" + (color.map { " tinted \($0)" } ?? "")
            case .image: image.map { "the image \"\($0)\"" } ?? "an image" + (color.map { " of \($0)" } ?? "")
            case .clear: "clear"
            }
        if let gradient { words = gradient.words }
        if let backing { words += " over \(backing)" }
        switch alpha {
        // The alpha of a gradient is the smallest of its stops'.
        case .value where gradient != nil: break
        case .value(1): break
        case .value(let alpha): words += " at an alpha of \(alpha.words)"
        case .system: words += " at the system's alpha"
        }
        return words
    }
}

extension BarState.Title {
    fileprivate var words: String {
        guard let text, !text.isEmpty else { return "absent" }
        return "\"\(text)\", \(color), \(fontSize.words) pt \(fontWeight.rawValue)" + (isLarge ? ", large" : "")
    }
}

extension BarState.LargeTitle {
    fileprivate var words: String {
        let height = height.map { ", \($0.words) points" } ?? ""
        switch state {
        case .expanded, .partial: return state.rawValue + height
        case .collapsed: return "collapsed"
        case .none: return "absent"
        }
    }
}

extension BarState.SearchBar {
    fileprivate var words: String {
        let place = placement == .toolbar ? "in the toolbar" : placement.rawValue
        return isActive ? "active, \(place)" : "\(visibility.rawValue), \(place)"
    }
}

extension BarState.BackButton {
    fileprivate var words: String {
        guard isShown else { return "absent" }
        return (title.map { "\"\($0)\"" } ?? "an arrow") + ", \(color)"
    }
}

extension Insets {
    fileprivate var words: String {
        "\(top.words) top, \(left.words) left, \(bottom.words) bottom, \(right.words) right"
    }
}
