/// What a policy does with the one bar while the screens move.
struct PolicyMotion: Sendable {
    /// What it does with one property.
    enum Course<Value: Mixable>: Sendable {
        /// Nothing: UIKit does what it does with what stands in the bar.
        case leftToUIKit
        /// It has the bar keep what stands in it.
        case stands
        /// It moves it by values of its own; nil is what the bar has before, and what stands in it.
        case moves(from: Value? = nil, to: Value? = nil, until: Double = 1, rule: Rule)
    }

    var background = Course<BarState.Background>.leftToUIKit
    var shadow = Course<BarState.Shadow>.leftToUIKit
    var tintColor = Course<RGBA>.leftToUIKit
    var titleColor = Course<RGBA>.leftToUIKit
    /// The rule under which it changes the bar inside of UIKit's animation, which moves along what can be moved; nil
    /// where it does not.
    var alongsideRule: Rule?
    /// The colors that it sets inside of UIKit's animation as a screen's own code may, and that UIKit moves along.
    var alongside: BarPropertySet = []
    /// Whether the screens share the one bar all the same, under a policy of fake bars.
    var sharesBar = false
    /// Whether that one bar is left to UIKit, under a policy that otherwise moves it.
    var leavesSharedBarToUIKit = false
    /// Why what UIKit would fade is there at once, in words that stand behind a `because`; nil where it fades it.
    var immediacy: String?

    /// The bar is as it stands.
    static let none = PolicyMotion(background: .stands, shadow: .stands, tintColor: .stands, titleColor: .stands)

    /// Whether the policy moves nothing by values of its own, or leaves all that it moves as it is in `bar`.
    func keeps(_ bar: BarState) -> Bool {
        background.keeps(bar.background) && shadow.keeps(bar.shadow) && tintColor.keeps(bar.tintColor)
            && titleColor.keeps(bar.title.color)
    }

    /// Whether the policy moves something by values of its own.
    var moves: Bool { background.moves || shadow.moves || tintColor.moves || titleColor.moves }
}

extension PolicyMotion.Course {
    fileprivate var moves: Bool { if case .moves = self { true } else { false } }

    fileprivate func keeps(_ value: Value) -> Bool {
        guard case .moves(let from, let to, _, _) = self else { return true }
        return (from ?? value).looksLike(value) && (to ?? value).looksLike(value)
    }
}
