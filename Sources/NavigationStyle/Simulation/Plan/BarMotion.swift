/// The look of the bar at each moment of an animated operation: of a push, a pop, a set, and of a back swipe under the
/// finger and after its release.
///
/// A moment is the part of the transition that is over, 0…1, as in ``Component``: in a swipe the part of the width that
/// the finger has covered, otherwise the part of their way that the screens have covered. It is not a time. At 0
/// nothing has happened yet, and the bar is the one before. At 1 everything has, and the bar is the one after the
/// operation; for a cancelled swipe, the one that a finished swipe would have led to. A property that changes at once,
/// at the beginning or at the end, has a constant value between the two. A release continues from the finger's moment
/// to 1 or, cancelled, back to 0; then the bar is the one in the answer.
public struct BarMotion: Hashable, Sendable {
    /// The direction in which the screens move.
    public let kind: Plan.Kind
    /// The visible behavior of the bar.
    public let presentation: Plan.Presentation
    /// The bar of the outgoing screen at 0, and its bar after that; the bar of the incoming screen before 1, and its bar
    /// at 1.
    let from, leaving, coming, to: Side
    let background: Motion<BarState.Background>
    let shadow: Motion<BarState.Shadow>
    let tintColor: Motion<RGBA>
    let titleColor: Motion<RGBA>
    /// The background behind the status bar; nil if that is the bar's.
    @Boxed var statusBar: StatusBarMotion?
    /// The width of the window in points.
    let width: Double
    /// Whether the layout runs from right to left.
    public let isRightToLeft: Bool

    /// The visible parts of one screen's bar at rest.
    struct Side: Hashable, Sendable {
        var isHidden: Bool
        var background: BarState.Background
        var shadow: BarState.Shadow
        var tintColor: RGBA
        var title: BarState.Title
        /// The color of the back button; nil if it is the bar's tint.
        var buttonColor: RGBA?

        init(_ bar: BarState) {
            isHidden = bar.isHidden
            background = bar.seenBackground
            shadow = bar.seenShadow
            tintColor = bar.tintColor
            title = bar.title
            buttonColor = bar.backButton.color == bar.tintColor ? nil : bar.backButton.color
        }
    }

    /// The background behind the status bar, which lacks the bar's own `backgroundColor` (seed4; uikit.A2).
    struct StatusBarMotion: Hashable, Sendable {
        /// The backgrounds at the stages that the two sides have.
        var from, leaving, coming, to: BarState.Background
        var motion: Motion<BarState.Background>
    }

    /// The motion of one property between the two ends.
    enum Motion<Value: Mixable>: Hashable, Sendable {
        /// Each screen keeps its own value.
        case ofEachScreen
        /// The bar has one value from the beginning to the end.
        case stands(Value)
        /// The value moves.
        case moves(Movement<Value>)
    }

    /// A value that changes gradually.
    struct Movement<Value: Mixable>: Hashable, Sendable {
        var from, to: Value
        /// The part of the transition after which the value has arrived, 0…1; 0 means at once.
        var until = 1.0
        /// The actor that moves the value.
        var by: Step.Actor
        /// The rule that the movement follows.
        var rule: Rule

        func value(at moment: Double) -> Value {
            moment >= until ? to : from.mixed(with: to, by: moment / until)
        }
    }
}

// MARK: - The look

extension BarMotion {
    /// Returns the look of the bar at `moment`, 0…1; a value outside counts as the nearer end.
    public func look(at moment: Double) -> BarLook {
        let moment = Self.clamped(moment)
        let nearer = nearer(at: moment)
        var title = side(nearer, at: moment).title
        title.color = titleColor(of: nearer, at: moment)
        return BarLook(
            progress: moment,
            background: background(of: isSplit ? .from : nearer, at: moment),
            shadow: shadow(of: isSplit ? .from : nearer, at: moment),
            edge: isSplit ? edge(at: moment) : nil,
            incomingBackground: isSplit ? background(of: .to, at: moment) : nil,
            incomingShadow: isSplit ? shadow(of: .to, at: moment) : nil,
            tintColor: tintColor(of: nearer, at: moment),
            title: title
        )
    }

    /// Returns the screen whose title and buttons are the more visible at `moment`, 0…1.
    public func nearer(at moment: Double) -> Component.Side {
        if moment <= 0 { return .from }
        if moment >= 1 || from.isHidden { return .to }
        return to.isHidden || moment < 0.5 ? .from : .to
    }

    /// Returns the color of the title of `side` at `moment`, 0…1.
    public func titleColor(of side: Component.Side, at moment: Double) -> RGBA {
        let own = (from.title.color, leaving.title.color, coming.title.color, to.title.color)
        return value(titleColor, of: side, own, at: moment)
    }

    /// Returns the tint of the buttons of `side` at `moment`, 0…1.
    public func tintColor(of side: Component.Side, at moment: Double) -> RGBA {
        value(tintColor, of: side, (from.tintColor, leaving.tintColor, coming.tintColor, to.tintColor), at: moment)
    }

    /// Returns the color of the back button of `side` at `moment`, 0…1: the tint, unless its appearance has another
    /// color.
    public func buttonColor(of side: Component.Side, at moment: Double) -> RGBA {
        self.side(side, at: moment).buttonColor ?? tintColor(of: side, at: moment)
    }

    /// Returns the background of the bar of `side` at `moment`, 0…1: its own, or the one that both share.
    public func background(of side: Component.Side, at moment: Double) -> BarState.Background {
        value(background, of: side, (from.background, leaving.background, coming.background, to.background), at: moment)
    }

    /// Whether the background behind the status bar may differ from the rest of the bar's.
    public var hasStatusBarBackground: Bool { !_statusBar.isEmpty }

    /// Returns the background behind the status bar in the bar of `side` at `moment`, 0…1.
    public func statusBarBackground(of side: Component.Side, at moment: Double) -> BarState.Background {
        guard let bar = statusBar else { return background(of: side, at: moment) }
        return value(bar.motion, of: side, (bar.from, bar.leaving, bar.coming, bar.to), at: moment)
    }

    /// Returns the hairline of the bar of `side` at `moment`, 0…1: its own, or the one that both share.
    public func shadow(of side: Component.Side, at moment: Double) -> BarState.Shadow {
        value(shadow, of: side, (from.shadow, leaving.shadow, coming.shadow, to.shadow), at: moment)
    }

    private func side(_ side: Component.Side, at moment: Double) -> Side {
        if side == .from { return moment > 0 ? leaving : from }
        return moment < 1 ? coming : to
    }

    /// Returns the value on `motion` at `moment`, given each side's `own` values: the outgoing one's at 0 and after
    /// that, and the incoming one's before 1 and at 1.
    private func value<Value>(
        _ motion: Motion<Value>,
        of side: Component.Side,
        _ own: (from: Value, leaving: Value, coming: Value, to: Value),
        at moment: Double
    ) -> Value {
        switch (side, motion) {
        case (.from, _) where moment <= 0: own.from
        case (.to, _) where moment >= 1: own.to
        case (.from, .ofEachScreen): own.leaving
        case (.to, .ofEachScreen): own.coming
        case (_, .stands(let value)): value
        case (_, .moves(let movement)): movement.value(at: moment)
        }
    }

    /// Whether each screen moves together with its bar, or with its lack of one.
    public var isSplit: Bool { background == .ofEachScreen }

    /// Returns the x coordinate of the edge between the two screens, in points: the top screen leaves or enters at the
    /// trailing side.
    private func edge(at moment: Double) -> Double {
        width * ((kind == .push) != isRightToLeft ? 1 - moment : moment)
    }

    private static func clamped(_ moment: Double) -> Double {
        moment.isNaN ? 0 : min(max(moment, 0), 1)
    }
}

// MARK: - Movements

extension BarMotion {
    /// The gradual changes, as steps of the plan.
    var steps: [Step] {
        [
            step(background) { .background(from: $0, to: $1) }, step(shadow) { .shadow(from: $0, to: $1) },
            step(tintColor) { .tintColor(from: $0, to: $1) }, step(titleColor) { .titleColor(from: $0, to: $1) },
        ].compactMap(\.self)
    }

    private func step<Value>(
        _ motion: Motion<Value>,
        _ change: (_ from: Value, _ to: Value) -> Step.Animation.Change
    ) -> Step? {
        guard case .moves(let movement) = motion else { return nil }
        let animation = Step.Animation(change(movement.from, movement.to), until: movement.until)
        return Step(at: Step.Event(.alongside), by: movement.by, action: .animate(animation), rule: movement.rule.id)
    }
}
