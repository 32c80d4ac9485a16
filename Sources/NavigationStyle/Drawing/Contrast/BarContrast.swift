/// The contrast of a bar's content, and of the status bar above it, with the background behind them.
public struct BarContrast: Decodable, Hashable, Sendable {
    /// The title; nil if a title view replaces it, or if there is none and its color is not set.
    public var title: Contrast?
    /// The back button and the other buttons; nil without buttons.
    public var buttons: Contrast?
    /// The status bar; nil if it is hidden, or if the navigation controller is not known to reach under it.
    public var statusBar: Contrast?
    /// The backdrop that title and buttons are measured against; nil in a plan, where it changes during the transition.
    public var behind: ContrastBackdrop?

    /// Makes one.
    public init(
        title: Contrast? = nil,
        buttons: Contrast? = nil,
        statusBar: Contrast? = nil,
        behind: ContrastBackdrop? = nil
    ) {
        self.title = title
        self.buttons = buttons
        self.statusBar = statusBar
        self.behind = behind
    }
}

extension BarContrast: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("BarContrast") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.nullable("title", title)
        visitor.nullable("buttons", buttons)
        visitor.nullable("statusBar", statusBar)
        visitor.optional("behind", behind)
    }
}

extension BarScene {
    /// Returns the contrast of the content of `state`, the visible state of this scene, drawn with `appearance`.
    func contrast(
        of state: BarState,
        drawnWith appearance: borrowing EffectiveAppearance,
        on device: Device
    ) -> BarContrast {
        let surroundings = surroundings(of: state, on: device)
        var contrast = BarContrast(behind: surroundings.behind(state))
        if let statusBar = state.statusBar, !statusBar.isHidden, reachesStatusBar(on: device) {
            contrast.statusBar = statusBar.contrast(on: surroundings.statusBarBackdrop)
        }
        guard !state.isHidden else { return contrast }
        let backdrop = surroundings.backdrop(of: state)
        let attributes = state.title.isLarge ? appearance.largeTitleTextAttributes : appearance.titleTextAttributes
        let hasTitleView = place { $0.navigationItem.hasTitleView }
        if !hasTitleView, attributes?.color != nil || !(state.title.text ?? "").isEmpty {
            contrast.title = state.title.contrast(
                in: surroundings.faded(state.title.color),
                on: backdrop,
                isSystem: state.title.color == systemTitleColor && isSystemBackground(state, root: surroundings.root)
            )
        }
        let hasItems = place {
            !$0.navigationItem.leftBarButtonItems.isEmpty || !$0.navigationItem.rightBarButtonItems.isEmpty
        }
        if hasItems || state.backButton.isShown {
            let isChevronAlone = !hasItems && state.backButton.title == nil
            contrast.buttons = Contrast(
                of: surroundings.faded(state.backButton.color),
                // From iOS 26 on buttons stand on glass of their own (uikit.B5).
                on: environment.designVersion < .liquidGlass ? backdrop : .unknown,
                required: isChevronAlone ? Contrast.Requirement.graphics : Contrast.Requirement.text,
                isSystem: isSystemTint(state.backButton.color) && isSystemBackground(state, root: surroundings.root)
            )
        }
        return contrast
    }
}

// Apple's own defaults: an untouched bar, or one on which the same values are set explicitly.
extension BarScene {
    /// Whether the background behind the content of `state` is UIKit's default: a material without a tint, the fill of
    /// an opaque bar without a set color, or the root view's own color behind a clear one of the same interface style.
    private func isSystemBackground(_ state: BarState, root: BarSurroundings.Root) -> Bool {
        if let alpha = properties.alpha, alpha < 1 { return false }
        switch state.background.kind {
        case .clear: return root.isSystem && interfaceStyleBehindBar == nil
        case .blur, .glass: return state.background.color == nil
        case .image: return false
        case .color: return isSystemFill(state)
        }
    }

    /// Returns whether the color of the bar's fill is UIKit's own, possibly painted by a policy.
    private func isSystemFill(_ state: BarState) -> Bool {
        // The bar's own color may be covered by the fill.
        if case .color(let own) = properties[.backgroundColor], state.background.color == resolved(own),
            state.background.color != systemFill
        {
            return false
        }
        if backgroundView != nil { return state.background.color == systemFill }
        let source = appearanceSource(for: state.appearance)
        switch source.owner {
        case .legacy:
            if case .color = properties[.barTintColor] { return false }
            return true
        case .bar:
            guard case .appearance(let appearance) = properties[source.property] else { return true }
            return appearance.backgroundColor == nil
        case .item: return screen.navigationItem.appearance(source.property)?.backgroundColor == nil
        }
    }

    /// Whether `color` is the default color of buttons.
    private func isSystemTint(_ color: RGBA) -> Bool {
        color == environment.systemTintColor
            || color == BarColor.systemBlue.resolved(for: environment.contentStyle(barStyle: .default))
    }

    private var systemTitleColor: RGBA {
        BarColor.label.resolved(for: environment.contentStyle(barStyle: .default))
    }

    private var systemFill: RGBA {
        systemBackground.resolved(for: environment.contentStyle(barStyle: .default))
    }
}
