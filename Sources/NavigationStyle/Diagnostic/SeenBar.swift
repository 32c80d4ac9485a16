/// What a person can tell of a bar and of the view under it: what diagnostics about a look compare.
///
/// It has no flag in it that nobody sees: whether a bar calls itself translucent shows in what is drawn and in where the
/// root view begins, or not at all.
struct SeenBar: Equatable {
    /// Nil where nothing of the bar is seen.
    private let bar: Bar?
    private let statusBar: BarState.StatusBar
    private let layout: Layout

    /// What is seen while the bar is.
    private struct Bar: Equatable {
        var background: BarState.Background
        var shadow: BarState.Shadow
        var tintColor: RGBA
        var title: BarState.Title
        var backButton: BarState.BackButton
        var frame: Rect
    }

    /// What is seen of the bar that `scene` shows on `device`.
    init(of scene: BarScene, on device: Device) {
        var state = scene.barState(on: device)
        // A color is opaque there: what it is put behind is not seen.
        if state.background.kind == .color { state.background.backing = nil }
        bar =
            state.isHidden
            ? nil
            : Bar(
                background: state.background,
                shadow: state.shadow,
                tintColor: state.tintColor,
                title: state.title,
                backButton: state.backButton,
                frame: state.frame
            )
        statusBar = state.statusBar
        layout = scene.layout(on: device)
    }

    /// Whether what stands behind the content of the bar differs from that of `other`.
    func differsInBackground(from other: SeenBar) -> Bool {
        bar?.background != other.bar?.background || bar?.shadow != other.bar?.shadow
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
