/// The parts of a bar's look.
struct LookParts: OptionSet {
    let rawValue: UInt8

    static let background = LookParts(rawValue: 1)
    static let shadow = LookParts(rawValue: 2)
    /// The color of the buttons.
    static let tint = LookParts(rawValue: 4)
    /// The color of the title.
    static let title = LookParts(rawValue: 8)
    static let all: LookParts = [.background, .shadow, .tint, .title]
}

/// The parts of a bar's look that can jump: fewer than in a ``BarState``, and cheaper to compute.
struct SeenLook {
    var background: BarState.Background
    var shadow: BarState.Shadow
    var button, title: RGBA

    init(_ scene: BarScene, on device: Device) {
        let appearance = scene.effectiveAppearance(in: scene.appearanceSlot(on: device), on: device)
        background = appearance.background
        shadow = appearance.shadow
        button = scene.buttonColor(of: appearance)
        title = scene.title(of: appearance, on: device).color
    }

    /// Returns the parts that differ from those of `other`.
    func parts(differingFrom other: SeenLook) -> LookParts {
        var parts: LookParts = []
        if background != other.background { parts.insert(.background) }
        if shadow != other.shadow { parts.insert(.shadow) }
        if button != other.button { parts.insert(.tint) }
        if title != other.title { parts.insert(.title) }
        return parts
    }
}

extension BarPropertySet {
    /// The properties that make up the look of a bar's background, buttons and title.
    static let look: BarPropertySet = .appearances.union([
        .barStyle, .isTranslucent, .barTintColor, .tintColor, .backgroundColor, .backgroundImage,
        .compactBackgroundImage,
        .shadowImage, .titleTextAttributes, .largeTitleTextAttributes, .alpha,
    ])
}

extension BarScene {
    /// Whether the bar draws with the same appearance in `other`, whose screen is the same.
    func draws(as other: BarScene) -> Bool {
        isBackgroundHidden == other.isBackgroundHidden && backgroundView == other.backgroundView
            && shadow == other.shadow && properties == other.properties
    }
}

extension PolicyMotion {
    /// Returns the parts that a policy has moved to their values in `state` by the end.
    func parts(endingAs state: BarState) -> LookParts {
        guard moves else { return [] }
        var parts: LookParts = []
        if background.ends(as: state.background) { parts.insert(.background) }
        if shadow.ends(as: state.shadow) { parts.insert(.shadow) }
        if tintColor.ends(as: state.tintColor) { parts.insert(.tint) }
        if titleColor.ends(as: state.title.color) { parts.insert(.title) }
        return parts
    }
}

extension PolicyMotion.Course {
    /// Whether the policy itself moves the bar to `value`.
    fileprivate func ends(as value: Value) -> Bool {
        guard case .moves(_, let to, _, _) = self else { return false }
        return (to ?? value).looksLike(value)
    }
}
