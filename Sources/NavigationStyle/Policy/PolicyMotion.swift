/// A policy's own animation of the one bar while the screens move.
struct PolicyMotion: Sendable {
    /// The policy's animation of one property.
    enum Motion<Value: Mixable>: Sendable {
        /// None: UIKit treats the value in the bar in its own way.
        case leftToUIKit
        /// The bar keeps its current value.
        case stands
        /// The value moves between the policy's own ends; nil stands for the value before, or for the current one.
        case moves(from: Value? = nil, to: Value? = nil, until: Double = 1, rule: Rule)
    }

    var background = Motion<BarState.Background>.leftToUIKit
    var shadow = Motion<BarState.Shadow>.leftToUIKit
    var tintColor = Motion<RGBA>.leftToUIKit
    var titleColor = Motion<RGBA>.leftToUIKit
    /// The rule under which the policy changes the bar inside of UIKit's animation, which animates whatever it can; nil
    /// if the policy does not.
    var alongsideRule: Rule?
    /// The colors that the policy sets inside of UIKit's animation as a screen's own code may, and that UIKit animates.
    var alongside: BarPropertySet = []
    /// Whether the buttons of each screen have the tint of its item, and not that of the one bar.
    var hasTintOfItems = false
    /// Whether the screens share the one bar in this transition, under a policy of fake bars.
    var sharesBar = false
    /// Whether that one bar is left to UIKit, under a policy that otherwise animates it.
    var leavesSharedBarToUIKit = false
    /// The duration in seconds that an animator of the policy's has; nil leaves it to UIKit.
    var duration: Double?
    /// The reason why a change that UIKit would fade is immediate, as words after "because"; nil if UIKit fades it.
    var immediacy: String?

    /// The bar keeps its current look.
    static let none = PolicyMotion(background: .stands, shadow: .stands, tintColor: .stands, titleColor: .stands)

    /// Whether the policy moves nothing by values of its own, or only to values that `bar` already has.
    func keeps(_ bar: BarState) -> Bool {
        background.keeps(bar.background) && shadow.keeps(bar.shadow) && tintColor.keeps(bar.tintColor)
            && titleColor.keeps(bar.title.color)
    }

    /// Whether the policy moves something by values of its own.
    var moves: Bool { blendsBackground || shadow.moves || tintColor.moves || titleColor.moves }

    /// Whether the policy blends the background by colors of its own.
    var blendsBackground: Bool { background.moves }
}

extension PolicyMotion.Motion {
    fileprivate var moves: Bool { if case .moves = self { true } else { false } }

    fileprivate func keeps(_ value: Value) -> Bool {
        guard case .moves(let from, let to, _, _) = self else { return true }
        return (from ?? value).looksLike(value) && (to ?? value).looksLike(value)
    }
}
