/// What a person can tell of a bar and of the view under it: what diagnostics about a look compare.
///
/// It has no flag in it that nobody sees: whether a bar calls itself translucent shows in what is drawn and in where the
/// root view begins, or not at all.
struct SeenBar {
    private let snapshot: BarSnapshot
    /// Where its root view is.
    private lazy var layout = snapshot.scene.layout(on: snapshot.device)
    /// What its inline title is set in, whether that is seen or not.
    private lazy var inlineTitleFont = snapshot.scene.inlineTitleFont(
        of: snapshot.scene.effectiveAppearance(in: snapshot.bar.appearance, on: snapshot.device)
    )

    /// What is seen of the bar that `snapshot` shows.
    init(_ snapshot: BarSnapshot) {
        self.snapshot = snapshot
    }

    /// Whether the same is seen of the bar that `scene` shows, which is the scene of this one but for what is on the bar.
    ///
    /// What takes the least to tell comes first, since mostly something is another.
    mutating func isSeen(of scene: BarScene) -> Bool {
        let (bar, device) = (snapshot.bar, snapshot.device)
        return bar.isHidden == scene.isHidden && (bar.isHidden || isBarSeen(of: scene))
            && bar.statusBar == scene.statusBar(on: device)
            && layout == scene.layout(on: device)
    }

    /// The same of the bar alone, which is not hidden: of its tint, what the buttons are drawn in.
    private mutating func isBarSeen(of scene: BarScene) -> Bool {
        let (bar, device) = (snapshot.bar, snapshot.device)
        let appearance = scene.effectiveAppearance(in: scene.appearanceSlot(on: device), on: device)
        guard bar.background.isDrawn(as: appearance.background), bar.shadow == appearance.shadow,
            bar.title == scene.title(of: appearance, on: device), bar.frame == scene.knownFrame(on: device),
            bar.backButton.color == scene.buttonColor(of: appearance)
        else { return false }
        // To measure texts is most of the work: where the inline title, which need not be seen, is set in the same font,
        // the label of the back button has the same room.
        return inlineTitleFont == scene.inlineTitleFont(of: appearance)
            || bar.backButton == scene.backButton(of: appearance, on: device)
    }

    /// Whether what stands behind the content of the bar differs from that of `other`.
    func differsInBackground(from other: SeenBar) -> Bool {
        let (bar, otherBar) = (snapshot.bar, other.snapshot.bar)
        guard !bar.isHidden, !otherBar.isHidden else { return bar.isHidden != otherBar.isHidden }
        return !bar.background.isDrawn(as: otherBar.background) || bar.shadow != otherBar.shadow
    }
}

extension BarState.Background {
    /// Whether nobody sees the one from the other: a color is opaque there, and what it is put behind is not seen.
    fileprivate func isDrawn(as other: BarState.Background) -> Bool {
        guard kind == .color, other.kind == .color else { return self == other }
        return color == other.color && image == other.image && alpha == other.alpha
    }
}

extension BarScene {
    /// The scene with `value` for `property`; nil is what a bar has that nobody wrote to.
    func with(_ value: BarValue?, for property: BarProperty) -> BarScene {
        var scene = self
        if property == .isNavigationBarHidden {
            let isHidden = if case .visibility(let visibility) = value { visibility.hidden } else { false }
            // Where the app hides the bar, a policy may hide the bar's view as well: both come back together.
            if isNavigationBarHidden, !isHidden { scene.isBarHidden = false }
            scene.isNavigationBarHidden = isHidden
        } else {
            scene.properties[property] = value
        }
        return scene
    }
}
