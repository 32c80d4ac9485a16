/// The parts of a bar's look.
struct BarParts: OptionSet {
    let rawValue: UInt8

    static let background = BarParts(rawValue: 1)
    static let shadow = BarParts(rawValue: 2)
    /// The color of the buttons.
    static let tint = BarParts(rawValue: 4)
    /// The color and the font of the title.
    static let title = BarParts(rawValue: 8)
    static let all: BarParts = [.background, .shadow, .tint, .title]

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    init(background: Bool, shadow: Bool, tint: Bool, title: Bool) {
        self = []
        if background { insert(.background) }
        if shadow { insert(.shadow) }
        if tint { insert(.tint) }
        if title { insert(.title) }
    }
}

/// The parts of a bar's look that can jump: fewer than in a ``BarState``, and cheaper to compute.
struct BarPartValues {
    var background: BarState.Background
    var shadow: BarState.Shadow
    var button: RGBA
    var title: BarState.Title

    init(_ scene: BarScene, on device: Device) {
        let appearance = scene.effectiveAppearance(in: scene.appearanceSlot(on: device), on: device)
        background = appearance.background
        shadow = appearance.shadow
        button = scene.buttonColor(of: appearance)
        title = scene.title(of: appearance, on: device)
    }

    /// Returns the parts that differ from those of `other`.
    func parts(differingFrom other: BarPartValues) -> BarParts {
        BarParts(
            background: background != other.background,
            shadow: shadow != other.shadow,
            tint: button != other.button,
            title: title.color != other.title.color || title.differsInFont(from: other.title)
        )
    }
}

extension BarState.Title {
    /// Whether the text is set in another font; a large title that becomes small, or the reverse, does not count, since
    /// UIKit moves it.
    func differsInFont(from other: BarState.Title) -> Bool {
        isLarge == other.isLarge && (fontSize, fontWeight) != (other.fontSize, other.fontWeight)
    }
}

extension BarSnapshot {
    /// The parts of the look that have no place in the bar: the title's, where a title view stands (uikit.G).
    var partsWithoutPlace: BarParts {
        !bar.title.isLarge && scene.place { $0.navigationItem.hasTitleView } ? .title : []
    }
}

extension BarPropertySet {
    /// The properties that make up the look of a bar's background, buttons and title.
    static let look: BarPropertySet = .appearances.union([
        .barStyle, .isTranslucent, .barTintColor, .tintColor, .backgroundColor, .backgroundImage,
        .compactBackgroundImage,
        .shadowImage, .clipsToBounds, .titleTextAttributes, .largeTitleTextAttributes, .alpha,
    ])
}

extension BarScene {
    /// Whether the bar draws with the same appearance in `other`, whose screen is the same.
    func draws(as other: BarScene) -> Bool {
        isBackgroundHidden == other.isBackgroundHidden && backgroundView == other.backgroundView
            && shadow == other.shadow && properties == other.properties
    }
}

extension BarMotion {
    /// The background just after the beginning.
    var backgroundAtBeginning: BarState.Background { background.start(own: leaving.background) }

    /// The background just before the end.
    var backgroundAtEnd: BarState.Background { background.end(own: coming.background) }

    /// The parts of the outgoing screen's bar that change at once as the screens begin to move.
    var partsJumpingAtBeginning: BarParts {
        BarParts(
            background: !backgroundAtBeginning.looksLike(from.background),
            shadow: !shadow.start(own: leaving.shadow).looksLike(from.shadow),
            tint: (leaving.buttonColor ?? tintColor.start(own: leaving.tintColor))
                != (from.buttonColor ?? from.tintColor),
            title: titleColor.start(own: leaving.title.color) != from.title.color
        )
    }

    /// The parts of the incoming screen's bar that change at once when the screens have arrived.
    var partsJumpingAtEnd: BarParts {
        BarParts(
            background: !backgroundAtEnd.looksLike(to.background),
            shadow: !shadow.end(own: coming.shadow).looksLike(to.shadow),
            tint: (coming.buttonColor ?? tintColor.end(own: coming.tintColor)) != (to.buttonColor ?? to.tintColor),
            title: titleColor.end(own: coming.title.color) != to.title.color
                || coming.title.differsInFont(from: to.title)
        )
    }
}

extension BarMotion.Motion {
    /// Returns the value just after the beginning; `own` is the outgoing screen's.
    fileprivate func start(own: Value) -> Value {
        switch self {
        case .ofEachScreen: own
        case .stands(let value): value
        case .moves(let movement): movement.until > 0 ? movement.from : movement.to
        }
    }

    /// Returns the value just before the end; `own` is the incoming screen's.
    fileprivate func end(own: Value) -> Value {
        switch self {
        case .ofEachScreen: own
        case .stands(let value): value
        case .moves(let movement): movement.to
        }
    }
}

extension DiagnosticContext {
    /// Returns the properties that make up a look and differ between the bars of `scene` and `other`.
    private func propertiesThatMayJump(_ scene: BarScene, _ other: BarScene) -> BarPropertySet {
        let touched = scene.properties.touched.union(other.properties.touched).intersection(.look)
        var changed = BarPropertySet()
        for property in touched where scene.properties[property] != other.properties[property] {
            changed.insert(property)
        }
        return changed
    }

    /// Whether a property that makes up a look differs between the bar of `scene` and one of `others`.
    func mayJump(from scene: BarScene, to others: [BarScene?]) -> Bool {
        others.contains { $0.map { !propertiesThatMayJump($0, scene).isEmpty } ?? false }
    }

    /// Returns the properties whose change from `scene` to `other` makes some of `parts` look different, with those
    /// parts.
    func jumps(from scene: BarScene, to other: BarScene, in parts: BarParts) -> [(BarProperty, BarParts)] {
        guard !parts.isEmpty else { return [] }
        let look = BarPartValues(other, on: device)
        // An item may show the same in both.
        let different = look.parts(differingFrom: BarPartValues(scene, on: device)).intersection(parts)
        guard !different.isEmpty else { return [] }
        func partsChanged(by properties: BarPropertySet) -> BarParts {
            var unchanged = other
            for property in properties { unchanged.properties[property] = scene.properties[property] }
            return look.parts(differingFrom: BarPartValues(unchanged, on: device)).intersection(different)
        }
        let changed = propertiesThatMayJump(other, scene)
        var jumps: [(BarProperty, BarParts)] = changed.compactMap { property in
            let jumping = partsChanged(by: [property])
            return jumping.isEmpty ? nil : (property, jumping)
        }
        // Without the drawn appearance, the bar may draw the same with another one (uikit.B1).
        let appearances = changed.intersection(.appearances)
        guard appearances.count > 1, !jumps.contains(where: { appearances.contains($0.0) }) else { return jumps }
        let source = other.appearanceSource(for: other.appearanceSlot(on: device))
        if source.owner == .bar, appearances.contains(source.property) {
            let jumping = partsChanged(by: appearances)
            if !jumping.isEmpty { jumps.append((source.property, jumping)) }
        }
        return jumps
    }

    /// Returns the motion of the bar from `before` to `after`.
    func motion(
        in transition: Transition,
        _ passage: Passage,
        from before: BarSnapshot,
        to after: BarSnapshot
    ) -> BarMotion? {
        let standing = BarSnapshot(of: passage.scene.movingState(on: device), in: passage.scene, on: device)
        let bar = MovingBar(
            family: family,
            carriesWholeBars: conduct.carriesWholeBars(in: family),
            environment: environment,
            width: 0,
            transition: transition,
            passage: passage,
            alongside: operation?.alongside ?? [],
            before: before,
            standing: standing,
            // What a cancelled swipe would have led to is known only if the plan is asked for.
            after: isCancelled ? standing : after
        )
        return bar.rule(of: bar.presentation().0)?.motion()
    }

    /// The parts of the look whose jumps the policy does not hide: one that writes a whole style for each screen covers
    /// the real background meanwhile.
    var partsKnownToJump: BarParts {
        family == .fakeBarsInTransition && !conduct.copiesStyles ? [.tint, .title] : .all
    }

    /// Returns the parts of the look that each screen carries along in `motion`; both screens share the others.
    func partsOnScreens(in motion: BarMotion) -> BarParts {
        guard motion.isSplit else { return [] }
        return conduct.carriesWholeBars(in: family) ? .all : [.background, .shadow]
    }
}
