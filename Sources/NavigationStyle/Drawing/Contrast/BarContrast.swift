/// How well what is in a bar, and above it, stands out from what is behind.
public struct BarContrast: Decodable, Hashable, Sendable {
    /// The title; nil where there is none and nobody gave it a color.
    public var title: Contrast?
    /// The back button and the other buttons; nil where there are none.
    public var buttons: Contrast?
    /// The status bar; nil where it is hidden.
    public var statusBar: Contrast?
    /// What title and buttons are measured against; nil in a plan, where that changes on the way.
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

    @inlinable
    package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.nullable("title", title)
        visitor.nullable("buttons", buttons)
        visitor.nullable("statusBar", statusBar)
        visitor.optional("behind", behind)
    }
}

extension BarScene {
    /// How well what is in `state` stands out: `state` is this scene as it is seen, drawn with `appearance`.
    func contrast(
        of state: BarState,
        drawnWith appearance: borrowing EffectiveAppearance,
        on device: Device
    ) -> BarContrast {
        let surroundings = surroundings(of: state, on: device)
        var contrast = BarContrast(behind: surroundings.behind(state))
        if let statusBar = state.statusBar, !statusBar.isHidden {
            contrast.statusBar = statusBar.contrast(on: surroundings.statusBarBackdrop)
        }
        guard !state.isHidden else { return contrast }
        let backdrop = surroundings.backdrop(of: state)
        let attributes = state.title.isLarge ? appearance.largeTitleTextAttributes : appearance.titleTextAttributes
        if attributes?.color != nil || !(state.title.text ?? "").isEmpty {
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

// What Apple ships: a bar that nobody has touched, and the same values written out.
extension BarScene {
    /// Whether what is behind the content of `state` is as UIKit has it: a material without a tint, the fill of an opaque
    /// bar to which nobody gave a color, or the root view's own color behind a clear one.
    private func isSystemBackground(_ state: BarState, root: BarSurroundings.Root) -> Bool {
        if let alpha = properties.alpha, alpha < 1 { return false }
        switch state.background.kind {
        case .clear: return root.isSystem
        case .blur, .glass: return state.background.color == nil
        case .image: return false
        case .color: return isSystemFill(state)
        }
    }

    /// Whether nobody gave the fill of the bar its color; a policy that paints what UIKit would is as good.
    private func isSystemFill(_ state: BarState) -> Bool {
        if case .color = properties[.backgroundColor] { return false }
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

    /// Whether buttons have `color` where nobody gives them one.
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
