/// How well what is in a bar, and above it, stands out from what is behind.
public struct BarContrast: Decodable, Hashable, Sendable {
    /// The title; nil where there is none and nobody gave it a color.
    public var title: Contrast?
    /// The back button and the other buttons; nil where there are none.
    public var buttons: Contrast?
    /// The status bar; nil where it is hidden.
    public var statusBar: Contrast?

    /// Makes one.
    public init(title: Contrast? = nil, buttons: Contrast? = nil, statusBar: Contrast? = nil) {
        self.title = title
        self.buttons = buttons
        self.statusBar = statusBar
    }
}

extension BarContrast: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("BarContrast") }

    @inlinable
    package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.nullable("title", title)
        visitor.nullable("buttons", buttons)
        visitor.nullable("statusBar", statusBar)
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
        var contrast = BarContrast()
        if !state.statusBar.isHidden {
            contrast.statusBar = state.statusBar.contrast(on: surroundings.statusBarBackdrop)
        }
        guard !state.isHidden else { return contrast }
        let backdrop = surroundings.backdrop(of: state)
        let attributes = state.title.isLarge ? appearance.largeTitleTextAttributes : appearance.titleTextAttributes
        if attributes?.color != nil || !(state.title.text ?? "").isEmpty {
            contrast.title = state.title.contrast(in: surroundings.faded(state.title.color), on: backdrop)
        }
        let hasItems = place {
            !$0.navigationItem.leftBarButtonItems.isEmpty || !$0.navigationItem.rightBarButtonItems.isEmpty
        }
        if hasItems || state.backButton.isShown {
            let isChevronAlone = !hasItems && state.backButton.title == nil
            contrast.buttons = Contrast(
                of: surroundings.faded(state.backButton.color),
                // From iOS 26 on buttons stand on glass of their own (uikit.md B5).
                on: environment.designVersion < .liquidGlass ? backdrop : nil,
                required: isChevronAlone ? Contrast.Requirement.graphics : Contrast.Requirement.text
            )
        }
        return contrast
    }
}
