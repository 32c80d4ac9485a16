/// What a person can tell of a bar and of the view under it: what diagnostics about a look compare.
///
/// It has no flag in it that nobody sees: whether a bar calls itself translucent shows in what is drawn and in where the
/// root view begins, or not at all.
struct SeenBar: Equatable {
    /// Nil where nothing of the bar is seen.
    fileprivate let bar: Bar?
    private let statusBar: BarState.StatusBar
    private let layout: ScreenLayout

    /// What is seen while the bar is.
    fileprivate struct Bar: Equatable {
        var background: BarState.Background
        var shadow: BarState.Shadow
        var tintColor: RGBA
        var title: BarState.Title
        var backButton: BarState.BackButton
        var frame: Rect
        /// The font of the inline title, which decides the room for what the back button is called: it need not be seen.
        var titleFont: SystemFont

        static func == (left: Bar, right: Bar) -> Bool {
            left.background == right.background && left.shadow == right.shadow && left.tintColor == right.tintColor
                && left.title == right.title && left.backButton == right.backButton && left.frame == right.frame
        }
    }

    /// What is seen of the bar that `scene` shows on `device`.
    init(of scene: BarScene, on device: Device) {
        bar = scene.isHidden ? nil : Bar(of: scene, on: device, besides: nil)
        statusBar = scene.statusBar(on: device)
        layout = scene.layout(on: device)
    }

    /// Whether the same is seen of the bar that `scene` shows, which is the scene of this one but for what is on the bar.
    func isSeen(of scene: BarScene, on device: Device) -> Bool {
        let other = scene.isHidden ? nil : Bar(of: scene, on: device, besides: bar)
        return bar == other && statusBar == scene.statusBar(on: device) && layout == scene.layout(on: device)
    }

    /// Whether what stands behind the content of the bar differs from that of `other`.
    func differsInBackground(from other: SeenBar) -> Bool {
        bar?.background != other.bar?.background || bar?.shadow != other.bar?.shadow
    }
}

extension SeenBar.Bar {
    /// To measure texts is most of the work: `other`, of the same scene but for what is on the bar, saves it where the
    /// title is set in the same font.
    fileprivate init(of scene: BarScene, on device: Device, besides other: SeenBar.Bar?) {
        let appearance = scene.effectiveAppearance(in: scene.appearanceSlot(on: device), on: device)
        background = appearance.background
        // A color is opaque there: what it is put behind is not seen.
        if background.kind == .color { background.backing = nil }
        shadow = appearance.shadow
        tintColor = scene.tintColor
        title = scene.title(of: appearance, on: device)
        titleFont = scene.inlineTitleFont(of: appearance)
        if let other, other.titleFont == titleFont {
            backButton = other.backButton
            backButton.color = scene.buttonColor(of: appearance)
        } else {
            backButton = scene.backButton(of: appearance, on: device)
        }
        frame = scene.frame(on: device)
    }
}

extension BarScene {
    /// The scene with `value` for `property`; nil is what a bar has that nobody wrote to.
    func with(_ value: BarValue?, for property: BarProperty) -> BarScene {
        var scene = self
        if property == .isNavigationBarHidden {
            if case .visibility(let visibility) = value { scene.isNavigationBarHidden = visibility.hidden }
            if value == nil { scene.isNavigationBarHidden = false }
        } else {
            scene.properties[property] = value
        }
        return scene
    }
}
