@testable import NavigationStyle

/// The look of the bar at a moment, derived from an answer: from the bars at both ends and the animating steps.
///
/// It is independent of the engine's own computation.
struct BarLookReplayer {
    /// The bar before the operation, and the bar at its end, or at the end of a finished swipe.
    let before, after: BarState
    let presentation: Plan.Presentation
    let family: PolicyPage.Family
    /// Whether each screen carries a whole bar of its own while the screens move, with its titles and buttons.
    let carriesWholeBars: Bool
    /// Whether the buttons of each screen have a tint of its own, which is that of its item.
    private let tintsItems: Bool
    private let animations: [Step.Animation]
    /// Whether UIKit animates the changes in the shared bar.
    private let isLeftToUIKit: Bool

    init(
        before: BarState,
        after: BarState,
        plan: Plan,
        policy: any NavigationStylePolicy.Type,
        tintsItems: Bool
    ) {
        self.before = before
        self.after = after
        family = policy.page.family
        carriesWholeBars = policy.carriesWholeBars
        self.tintsItems = tintsItems
        presentation = plan.presentation
        animations = plan.animations
        isLeftToUIKit = plan.presentation == .crossfade || plan.animatingSteps.contains { $0.by == .uikit }
    }

    /// Whether each screen moves together with its bar, or without one.
    var isSplit: Bool { [.slidingBars, .barSlidesIn, .barSlidesOut].contains(presentation) }

    /// Whether the titles and buttons of each screen are in a bar of its own, or move with it on iOS 26 (uikit.I).
    private var keepsContent: Bool {
        let movesByItself = presentation == .slidingBars && (family == .sharedBar || family == .navigationItem)
        return family == .barPerScreen || carriesWholeBars && isSplit || movesByItself
    }

    /// Whether one look fades into the other.
    private var fades: Bool { presentation == .crossfade || presentation == .animateAlongside }

    /// Returns the bar whose title and buttons are more visible.
    func nearer(at moment: Double) -> BarState {
        if moment == 0 { return before }
        if moment == 1 || before.isHidden { return after }
        return after.isHidden || moment < 0.5 ? before : after
    }

    /// Whether the title and buttons of `side` are the more visible.
    func isNearer(_ side: Component.Side, at moment: Double) -> Bool {
        let isFrom = !before.isHidden && (after.isHidden || moment < 0.5)
        return isFrom == (side == .from)
    }

    /// The expected value of a property at a moment.
    enum Word<Value: Equatable>: Equatable {
        case value(Value)
        /// The value in the bar, as written by the steps.
        case stands
    }

    func background(at moment: Double) -> Word<BarState.Background> {
        let ends = (before.isHidden ? .clear : before.background, after.isHidden ? .clear : after.background)
        return word(at: moment, ends) {
            if case .background(let from, let to) = $0 { from.between(to, $1) } else { nil }
        }
    }

    func shadow(at moment: Double) -> Word<BarState.Shadow> {
        let none = BarState.Shadow(isVisible: false, color: nil)
        let ends = (before.isHidden ? none : before.shadow, after.isHidden ? none : after.shadow)
        return word(at: moment, ends) { if case .shadow(let from, let to) = $0 { from.between(to, $1) } else { nil } }
    }

    func tintColor(at moment: Double) -> Word<RGBA> {
        if keepsContent || tintsItems { return own(at: moment, \.tintColor) }
        return word(at: moment, (before.tintColor, after.tintColor)) {
            if case .tintColor(let from, let to) = $0 { from.between(to, $1) } else { nil }
        }
    }

    func titleColor(at moment: Double) -> Word<RGBA> {
        let isOwn =
            switch family {
            case .sharedBar, .navigationItem, .customContainer: fades || keepsContent
            case .barPerScreen: true
            // A policy that animates the bar itself animates its title, too.
            case .fakeBarsInTransition, .interpolation: fades && isLeftToUIKit || keepsContent
            }
        if isOwn { return own(at: moment, \.title.color) }
        return word(at: moment, (before.title.color, after.title.color)) {
            if case .titleColor(let from, let to) = $0 { from.between(to, $1) } else { nil }
        }
    }

    /// Returns each screen's own value: the outgoing screen's earlier one, or the one written for the incoming screen.
    private func own<Value>(at moment: Double, _ member: (BarState) -> Value) -> Word<Value> {
        if moment == 0 { return .value(member(before)) }
        if moment == 1 { return .value(member(after)) }
        return !before.isHidden && (after.isHidden || moment < 0.5) ? .value(member(before)) : .stands
    }

    private func word<Value>(
        at moment: Double,
        _ ends: (Value, Value),
        _ value: (Step.Animation.Change, Double) -> Value?
    ) -> Word<Value> {
        if moment == 0 { return .value(ends.0) }
        if moment == 1 { return .value(ends.1) }
        for animation in animations {
            let share = moment < animation.until ? moment / animation.until : 1
            if let value = value(animation.change, share) { return .value(value) }
        }
        return .stands
    }
}

extension Plan {
    /// The animations, in order.
    var animations: [Step.Animation] {
        steps.compactMap { if case .animate(let animation) = $0.action { animation } else { nil } }
    }

    /// The steps with animations.
    var animatingSteps: [Step] { steps.filter { if case .animate = $0.action { true } else { false } } }
}

// Interpolation as described in openapi.yaml.
extension RGBA {
    fileprivate func between(_ to: RGBA, _ share: Double) -> RGBA {
        var result = RGBA(rawValue: 0)
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            let start = Double(rawValue >> shift & 0xFF)
            let end = Double(to.rawValue >> shift & 0xFF)
            result.rawValue |= UInt32((start + (end - start) * share).rounded()) << shift
        }
        return result
    }

    fileprivate var withoutAlpha: RGBA { RGBA(rawValue: rawValue & 0xFFFF_FF00) }
}

extension BarState.Background {
    fileprivate func between(_ to: BarState.Background, _ share: Double) -> BarState.Background {
        if share == 1 { return to }
        switch (kind, to.kind) {
        case (.clear, .clear): return share < 0.5 ? self : to
        case (.clear, _): return to.drawn(from: 0, to: 1, share)
        case (_, .clear): return drawn(from: 1, to: 0, share)
        default: break
        }
        var result = share < 0.5 ? self : to
        if let start = color ?? to.color?.withoutAlpha, let end = to.color ?? color?.withoutAlpha {
            let color = start.between(end, share)
            result.color = color
            if result.kind == .color, !color.isOpaque, kind == .blur || to.kind == .blur { result.kind = .blur }
        }
        if case .value(let start) = alpha, case .value(let end) = to.alpha {
            result.alpha = .value(start + (end - start) * share)
        }
        return result.kind == .color && (result.alpha == .value(0) || result.color?.isClear ?? false) ? .clear : result
    }

    /// Returns the background with its alpha scaled by a factor that is `share` of the way from `start` to `end`.
    private func drawn(from start: Double, to end: Double, _ share: Double) -> BarState.Background {
        var result = self
        if case .value(let value) = alpha {
            result.alpha = .value(value * start + (value * end - value * start) * share)
        }
        return result
    }
}

extension BarState.Shadow {
    fileprivate func between(_ to: BarState.Shadow, _ share: Double) -> BarState.Shadow {
        if share == 1 { return to }
        let start = isVisible ? color : to.color?.withoutAlpha
        let end = to.isVisible ? to.color : color?.withoutAlpha
        guard let start, let end else { return share < 0.5 ? self : to }
        let color = start.between(end, share)
        return color.isClear
            ? BarState.Shadow(isVisible: false, color: nil) : BarState.Shadow(isVisible: true, color: color)
    }
}

extension NavigationStylePolicy {
    /// Whether each screen carries a whole bar of its own while the screens move, with its titles and buttons.
    static var carriesWholeBars: Bool { conduct.carriesWholeBars(in: page.family) }
}
