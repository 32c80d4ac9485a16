/// What is written in a bar and has to be read: its colours, what WCAG asks of them, and where they come from.
struct Ink {
    /// One kind of text.
    struct Text {
        var name: String
        var isPlural = false
        var property: String
        var color: RGBA
        /// The ratio that it needs.
        var required: Double
        /// Whether the request gives it its colour; otherwise that is the system's.
        var isChosen: Bool
    }

    /// The title, where there is one or somebody gave it a colour.
    var title: Text?
    /// The back button and the other buttons, where there are any.
    var buttons: Text?

    init(scene: BarScene, state: BarState, top: Int, context: DiagnosticContext) {
        let appearance = scene.effectiveAppearance(in: state.appearance, on: context.device)
        let attributes =
            state.title.isLarge ? appearance.largeTitleTextAttributes : appearance.titleTextAttributes
        if attributes?.color != nil || !(state.title.text ?? "").isEmpty {
            title = Text(
                name: "title",
                property: "title",
                color: state.title.color,
                required: state.title.isLargeText ? Self.largeText : Self.text,
                isChosen: attributes?.color != nil
            )
        }
        // From iOS 26 on buttons stand on glass of their own (uikit.md B5).
        guard context.environment.designVersion < .liquidGlass else { return }
        let item = scene.screen.navigationItem
        let hasItems = !item.leftBarButtonItems.isEmpty || !item.rightBarButtonItems.isEmpty
        guard hasItems || state.backButton.isShown else { return }
        let isChevronAlone = !hasItems && state.backButton.title == nil
        let isTinted = appearance.buttonColor != nil || scene.isTinted
        // UIKit's own blue on its own white is nobody's choice.
        if !isTinted, scene.backdrop(of: state, on: context.device) == scene.systemBackground { return }
        buttons = Text(
            name: isChevronAlone ? "back indicator" : "buttons",
            isPlural: !isChevronAlone,
            property: BarProperty.tintColor.name,
            color: state.backButton.color,
            required: isChevronAlone ? Self.graphics : Self.text,
            isChosen: isTinted
        )
    }

    /// WCAG 2.2 AA (uikit.md L).
    private static let text = 4.5
    private static let largeText = 3.0
    private static let graphics = 3.0
}

extension Ink.Text {
    /// Where its colour stands in the request; nil where it is the system's.
    func pointer(_ scene: BarScene, _ state: BarState, _ context: DiagnosticContext) -> String? {
        guard isChosen else { return nil }
        let source = scene.appearanceSource(for: state.appearance)
        if property == BarProperty.tintColor.name {
            let appearance = scene.effectiveAppearance(in: state.appearance, on: context.device)
            guard appearance.buttonColor == nil else { return context.cause(of: source, legacy: [])?.0.pointer }
            return context.cause(of: .tintColor)?.pointer
        }
        let legacy: BarProperty = state.title.isLarge ? .largeTitleTextAttributes : .titleTextAttributes
        guard let cause = context.cause(of: source, legacy: [legacy])?.0 else { return nil }
        // A declared style comes to one appearance for all its parts.
        if let screen = cause.screen, context.screen(screen).bar?.title != nil {
            let bar = context.pointer(toScreen: screen) + "/bar"
            if cause.pointer.hasPrefix(bar + "/") { return bar + "/title" }
        }
        return cause.pointer
    }
}

extension BarState.Title {
    /// Whether WCAG takes it for large text: a point on iOS is a pixel there (uikit.md L).
    var isLargeText: Bool {
        switch fontWeight {
        case .bold, .heavy, .black: fontSize >= 18.66
        case .ultraLight, .thin, .light, .regular, .medium, .semibold: fontSize >= 24
        }
    }
}

extension BarScene {
    /// Whether the bar has a tint of its own.
    fileprivate var isTinted: Bool { if case .color = properties[.tintColor] { true } else { false } }

    /// What UIKit puts behind everything.
    fileprivate var systemBackground: RGBA {
        Color.systemBackground.resolved(for: environment.contentStyle(barStyle: .default))
    }
}
