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

/// What of a bar's look can jump: less than a ``BarState``, and quicker to tell.
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

    /// The parts that are others than in `other`.
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
    /// What the look of a bar's background, buttons and title is made of.
    static let look: BarPropertySet = .appearances.union([
        .barStyle, .isTranslucent, .barTintColor, .tintColor, .backgroundColor, .backgroundImage,
        .compactBackgroundImage,
        .shadowImage, .titleTextAttributes, .largeTitleTextAttributes, .alpha,
    ])
}

extension BarScene {
    /// Whether what the bar draws with is the same in `other`, whose screen is the same.
    func draws(as other: BarScene) -> Bool {
        isBackgroundHidden == other.isBackgroundHidden && backgroundView == other.backgroundView
            && shadow == other.shadow && properties == other.properties
    }
}

extension PolicyMotion {
    /// The parts that a policy has moved to what they are in `state` when it has come to the end.
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
    /// Whether the policy itself brings the bar to `value`.
    fileprivate func ends(as value: Value) -> Bool {
        guard case .moves(_, let to, _, _) = self else { return false }
        return (to ?? value).looksLike(value)
    }
}
