/// The visible parts of a bar and of the view under it, as diagnostics about a look compare them.
///
/// It has no invisible flags: the translucency that a bar claims shows in what is drawn and in where the root view
/// begins, or not at all.
struct VisibleBar {
    private let snapshot: BarSnapshot
    /// The layout of the root view.
    private lazy var layout = snapshot.scene.layout(on: snapshot.device)
    /// The font of its inline title, visible or not.
    private lazy var inlineTitleFont = snapshot.scene.inlineTitleFont(
        of: snapshot.scene.effectiveAppearance(in: snapshot.bar.appearance, on: snapshot.device)
    )

    /// Makes the visible parts of the bar in `snapshot`.
    init(_ snapshot: BarSnapshot) {
        self.snapshot = snapshot
    }

    /// Whether the bar of `scene` looks the same; the scene is that of this bar except for the bar's properties.
    ///
    /// The cheapest comparisons come first, since mostly something differs.
    mutating func isSeen(of scene: BarScene) -> Bool {
        let (bar, device) = (snapshot.bar, snapshot.device)
        return bar.isHidden == scene.isHidden && (bar.isHidden || isBarSeen(of: scene))
            && bar.statusBar == scene.statusBar(on: device)
            && layout == scene.layout(on: device)
    }

    /// Whether the bar itself, which is not hidden, looks the same; of its tint, only the color of the buttons counts.
    private mutating func isBarSeen(of scene: BarScene) -> Bool {
        let (bar, device) = (snapshot.bar, snapshot.device)
        let appearance = scene.effectiveAppearance(in: scene.appearanceSlot(on: device), on: device)
        guard bar.background.isDrawn(as: appearance.background), bar.shadow == appearance.shadow,
            bar.title.isDrawn(as: scene.title(of: appearance, on: device), in: scene),
            bar.frame == scene.knownFrame(on: device),
            bar.backButton.color == scene.buttonColor(of: appearance)
        else { return false }
        // Most of the time goes into measuring text, which this avoids: if the inline title, visible or not, is in the
        // same font, the back button's label has the same space.
        return inlineTitleFont == scene.inlineTitleFont(of: appearance)
            || bar.backButton == scene.backButton(of: appearance, on: device)
    }

    /// Returns the appearance that the bar of `scene`, which is this one, draws if others conceal a change of it: with one
    /// of `values` the bar stays as it is, and with those of all appearances it changes (uikit.B1).
    mutating func appearance(
        concealedAmong values: [(property: BarProperty, value: BarValue?)],
        in scene: BarScene
    ) -> BarProperty? {
        let appearances = values.filter { BarPropertySet.appearances.contains($0.property) }
        guard appearances.count > 1 else { return nil }
        let source = scene.appearanceSource(for: snapshot.bar.appearance)
        guard source.owner == .bar, appearances.contains(where: { $0.property == source.property }),
            !isSeen(of: appearances.reduce(scene) { $0.with($1.value, for: $1.property) })
        else { return nil }
        return source.property
    }

    /// Whether the background behind the bar's content differs from that of `other`.
    func differsInBackground(from other: VisibleBar) -> Bool {
        let (bar, otherBar) = (snapshot.bar, other.snapshot.bar)
        guard !bar.isHidden, !otherBar.isHidden else { return bar.isHidden != otherBar.isHidden }
        return !bar.background.isDrawn(as: otherBar.background) || bar.shadow != otherBar.shadow
    }
}

extension BarState.Background {
    /// Whether the two look the same: an opaque color hides everything behind it.
    fileprivate func isDrawn(as other: BarState.Background) -> Bool {
        guard kind == .color, other.kind == .color else { return self == other }
        let isCovered = alpha == .value(1) && color?.isOpaque ?? true
        return color == other.color && image == other.image && alpha == other.alpha
            && (isCovered || backing == other.backing)
    }
}

extension BarState.Title {
    /// Whether the two look the same in `scene`: a title view takes the place of an inline title (uikit.G).
    fileprivate func isDrawn(as other: BarState.Title, in scene: BarScene) -> Bool {
        self == other || scene.screen.navigationItem.hasTitleView && !isLarge && !other.isLarge
    }
}

extension BarScene {
    /// Returns the scene with `value` for `property`; nil stands for the value of an untouched bar.
    func with(_ value: BarValue?, for property: BarProperty) -> BarScene {
        var scene = self
        if property == .isNavigationBarHidden {
            let isHidden = if case .visibility(let visibility) = value { visibility.hidden } else { false }
            // If the app hides the bar, a policy may hide the bar's view as well; both are shown again together.
            if isNavigationBarHidden, !isHidden { scene.isBarHidden = false }
            scene.isNavigationBarHidden = isHidden
        } else {
            scene.properties[property] = value
        }
        return scene
    }
}
