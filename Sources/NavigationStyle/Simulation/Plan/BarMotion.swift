/// How the bar looks at each moment of an animated operation: of a push, a pop, a set, and of a back swipe under the
/// finger and after its release.
///
/// A moment is how much of the transition is over, 0…1, as in ``Component``: in a swipe how much of the width the
/// finger has covered, otherwise how far the screens have come. It is not a time. At 0 nothing has happened yet and the
/// bar is the one before; at 1 everything has, and it is the one after the operation, which for a cancelled swipe is the
/// one that a finished swipe would have led to. What changes at once, at the beginning or at the end, is seen between
/// the two as it stands. A release goes on from the finger's moment to 1, or, cancelled, back to 0, and then the bar
/// stands as the answer has it.
public struct BarMotion: Hashable, Sendable {
    /// Which way the screens move.
    public let kind: Plan.Kind
    /// What a person sees the bar do.
    public let presentation: Plan.Presentation
    /// The bar of the outgoing screen at 0; that of the incoming one on the way, and at 1.
    let from, coming, to: Side
    let background: Course<BarState.Background>
    let shadow: Course<BarState.Shadow>
    let tintColor: Course<RGBA>
    let titleColor: Course<RGBA>
    /// The width of the window in points.
    let width: Double
    /// Whether the layout runs from right to left.
    public let isRightToLeft: Bool

    /// What is seen of one screen's bar at rest.
    struct Side: Hashable, Sendable {
        var isHidden: Bool
        var background: BarState.Background
        var shadow: BarState.Shadow
        var tintColor: RGBA
        var title: BarState.Title
        /// The color of the back button; nil where it is the bar's tint.
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

    /// What becomes of one property between the two ends.
    enum Course<Value: Mixable>: Hashable, Sendable {
        /// Each screen has its own.
        case ofEachScreen
        /// The bar has it from the beginning to the end.
        case stands(Value)
        /// It moves.
        case moves(Movement<Value>)
    }

    /// A value that changes little by little.
    struct Movement<Value: Mixable>: Hashable, Sendable {
        var from, to: Value
        /// How much of the transition is over when it has arrived; 0 is at once.
        var until = 1.0
        /// Who moves it.
        var by: Step.Actor
        /// The rule behind it.
        var rule: Rule

        func value(at moment: Double) -> Value {
            moment >= until ? to : from.mixed(with: to, by: moment / until)
        }
    }
}

// MARK: - The look

extension BarMotion {
    /// How the bar looks at `moment`, 0…1; what lies outside counts as the nearer end.
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

    /// The screen of whose title and buttons more is seen at `moment`, 0…1.
    public func nearer(at moment: Double) -> Component.Side {
        if moment <= 0 { return .from }
        if moment >= 1 || from.isHidden { return .to }
        return to.isHidden || moment < 0.5 ? .from : .to
    }

    /// The color of the title of `side` at `moment`, 0…1.
    public func titleColor(of side: Component.Side, at moment: Double) -> RGBA {
        value(titleColor, of: side, (from.title.color, coming.title.color, to.title.color), at: moment)
    }

    /// The tint of the bar that the buttons of `side` are in at `moment`, 0…1.
    public func tintColor(of side: Component.Side, at moment: Double) -> RGBA {
        value(tintColor, of: side, (from.tintColor, coming.tintColor, to.tintColor), at: moment)
    }

    /// The color of the back button of `side` at `moment`, 0…1: the tint, unless its appearance gives it another.
    public func buttonColor(of side: Component.Side, at moment: Double) -> RGBA {
        self.side(side, at: moment).buttonColor ?? tintColor(of: side, at: moment)
    }

    /// What is behind the content of the bar that `side` has at `moment`: one of its own, or the one of both.
    public func background(of side: Component.Side, at moment: Double) -> BarState.Background {
        value(background, of: side, (from.background, coming.background, to.background), at: moment)
    }

    /// The hairline under the bar that `side` has at `moment`: one of its own, or the one of both.
    public func shadow(of side: Component.Side, at moment: Double) -> BarState.Shadow {
        value(shadow, of: side, (from.shadow, coming.shadow, to.shadow), at: moment)
    }

    private func side(_ side: Component.Side, at moment: Double) -> Side {
        if side == .from { return from }
        return moment < 1 ? coming : to
    }

    /// What `course` makes of what is each side's own: the outgoing one's, and the incoming one's on the way and at 1.
    func value<Value>(
        _ course: Course<Value>,
        of side: Component.Side,
        _ own: (from: Value, coming: Value, to: Value),
        at moment: Double
    ) -> Value {
        switch (side, course) {
        case (.from, _) where moment <= 0: own.from
        case (.to, _) where moment >= 1: own.to
        case (.from, .ofEachScreen): own.from
        case (.to, .ofEachScreen): own.coming
        case (_, .stands(let value)): value
        case (_, .moves(let movement)): movement.value(at: moment)
        }
    }

    /// Whether each screen carries its bar along, or its lack of one.
    public var isSplit: Bool { background == .ofEachScreen }

    /// The screen on top goes out by the edge at which lines end, or comes in by it.
    private func edge(at moment: Double) -> Double {
        width * ((kind == .push) != isRightToLeft ? 1 - moment : moment)
    }

    private static func clamped(_ moment: Double) -> Double {
        moment.isNaN ? 0 : min(max(moment, 0), 1)
    }
}

// MARK: - What moves

extension BarMotion {
    /// What moves little by little, as steps of the plan.
    var steps: [Step] {
        [
            step(background) { .background(from: $0, to: $1) }, step(shadow) { .shadow(from: $0, to: $1) },
            step(tintColor) { .tintColor(from: $0, to: $1) }, step(titleColor) { .titleColor(from: $0, to: $1) },
        ].compactMap(\.self)
    }

    private func step<Value>(
        _ course: Course<Value>,
        _ change: (_ from: Value, _ to: Value) -> Step.Animation.Change
    ) -> Step? {
        guard case .moves(let movement) = course else { return nil }
        let animation = Step.Animation(change(movement.from, movement.to), until: movement.until)
        return Step(at: Step.Event(.alongside), by: movement.by, action: .animate(animation), rule: movement.rule.id)
    }
}
