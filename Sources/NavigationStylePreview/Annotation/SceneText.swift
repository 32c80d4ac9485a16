import NavigationStyle

/// The words of titles, descriptions and captions.
enum SceneText {
    /// Returns a number with at most three decimals.
    static func number(_ value: Double) -> String {
        var writer = SVGWriter(capacity: 8)
        writer.number(value)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// Returns the name of a system, such as `iOS 17` or `iOS 17.2`.
    static func system(_ os: SystemVersion) -> String {
        os.minor == 0 ? "iOS \(os.major)" : "iOS \(os)"
    }

    static func policy(_ policy: PolicyReference) -> String {
        policy.edition.map { "\(policy.name) \($0)" } ?? policy.name
    }

    /// Returns words for an operation and its screens.
    static func operation(_ operation: NavigationOperation, from before: SeenScreen?, to after: SeenScreen?) -> String {
        let from = before.map { " from \(name(of: $0))" } ?? ""
        let to = after.map { " to \(name(of: $0))" } ?? ""
        switch operation.action {
        case .push: return "Push\(from)\(to)"
        case .pop, .popTo, .popToRoot: return "Pop\(from)\(to)"
        case .setViewControllers: return "Set\(from)\(to)"
        case .interactivePop: return "Back swipe\(from)\(to)"
        case .update: return "Update of \(before.map(name) ?? "the bar")"
        case .scroll: return "Scroll of \(before.map(name) ?? "a screen")"
        case .rotate(let orientation): return "Turn to \(orientation.rawValue)"
        case .reappear: return "Reappearance of \(before.map(name) ?? "a screen")"
        case .barHideOnSwipe(let direction): return "Swipe \(direction.rawValue)"
        case .barHideOnTap: return "Tap in the content"
        case .keyboard(let isShown): return isShown ? "Keyboard shown" : "Keyboard hidden"
        case .traitChange(let style, let category):
            let words = [
                style.map { $0 == .dark ? "Dark mode" : "Light mode" }, category.map { "text size \($0.rawValue)" },
            ]
            return words.compactMap(\.self).joined(separator: ", ")
        case .setAppearanceProxy: return "Appearance proxy set"
        case .search(let isActive):
            return "\(isActive ? "Search" : "End of the search") in \(before.map(name) ?? "a screen")"
        }
    }

    /// Returns the name of a screen: its title, or its id.
    static func name(of screen: SeenScreen) -> String {
        guard let title = screen.title, !title.isEmpty else { return shortened(screen.id.rawValue) }
        return shortened(title)
    }

    /// Returns a name from the request for use in titles, descriptions and captions: a long one is cut between
    /// characters.
    static func shortened(_ name: String) -> String {
        let beginning = name.prefix(longestName)
        return beginning.endIndex == name.endIndex ? name : beginning.prefix(longestName - 1) + "…"
    }

    private static let longestName = 60

    /// Returns the look of a screen's bar, in a few words.
    static func bar(of screen: SeenScreen) -> String {
        let name = name(of: screen)
        let state = screen.bar
        if state.isHidden { return "\(name), without a bar" }
        var words = "\(name), \(background(state.background))"
        words += state.shadow.isVisible ? ", a hairline" : ", no hairline"
        if state.title.text != nil { words += ", title \(state.title.color)" }
        if state.backButton.isShown { words += ", back button \(state.backButton.color)" }
        if let statusBar = state.statusBar, !statusBar.isHidden {
            words += ", status bar \(statusBar.style == .lightContent ? "light" : "dark")"
        }
        if case .fakeBar(let screen) = state.drawnBy {
            words += ", drawn by the fake bar of \(shortened(screen.rawValue))"
        }
        return words
    }

    private static func background(_ background: BarState.Background) -> String {
        var words: String
        switch background.kind {
        case .clear: return "a clear bar"
        case .blur: words = "a blurred bar"
        case .glass: words = "a bar of glass"
        case .color: words = "a bar of \(background.color?.description ?? "the system's color")"
        case .image:
            if let gradient = background.gradient { return "a bar with \(gradient.words)" }
            words = "a bar with an image"
        }
        if background.kind != .color, let color = background.color { words += " of \(color)" }
        if background.alpha == .system { words += ", alpha unknown" }
        return words
    }
}
