package import NavigationStyle

/// One thing that can be done where one kind of screen is on top.
package struct Move: Hashable, Sendable {
    /// What is done, with kinds by their indices.
    package enum Action: Hashable, Sendable {
        case push(Int, animated: Bool)
        case set([Int], keepsRoot: Bool, animated: Bool)
        case popTo(Int, animated: Bool)
        case popToOrPush(Int, animated: Bool)
        case replaceTop(Int, animated: Bool)
        case back, swipe, cancelledSwipe, toRoot
        /// A swipe that the user finishes and the policy gives up: what a swipe is called where it has come to that.
        case givenUpSwipe
        case update(Int)
        case scroll(Double)
        case rotate
        case reappear
        case search(isActive: Bool)
        case barHideOnSwipe(NavigationOperation.SwipeDirection)
        case barHideOnTap
        case keyboard(isShown: Bool)

        /// Whether it leads to the root, wherever that is.
        var seeksRoot: Bool {
            switch self {
            case .toRoot, .set(_, keepsRoot: true, _): true
            default: false
            }
        }

        /// The kind to whose nearest screen below it leads, where nothing but that screen and the one on top has a part in it.
        var soughtKind: Int? {
            switch self {
            // Without an animation the screen below that has one too.
            case .popTo(let kind, animated: true), .popToOrPush(let kind, animated: true): kind
            default: nil
            }
        }

        /// Whether it may lead down through screens that have no part in it.
        var leadsFarDown: Bool {
            switch self {
            case .popTo, .popToOrPush: true
            default: seeksRoot
            }
        }
    }

    /// What is done.
    package var action: Action
    /// What it is called in paths: `push detail`.
    package var name: String
    /// The route that it is one of; nil of what every screen can do.
    package var route: Int?
    /// The flags that must be true, a bit for each.
    var needs: UInt8 = 0
    /// The flags that are true afterwards.
    var sets: UInt8 = 0
    /// The flags that are false afterwards.
    var clears: UInt8 = 0
    /// The kind that must be on the stack.
    var onlyIfOnStack: Int?
    /// The kind that must not be.
    var unlessOnStack: Int?
    /// Whether a push is made by a tap on a bar button item of the screen on top.
    var isBarButtonItemTap = false
    /// The animator that the delegate has for it; nil is UIKit's own.
    var animator: NavigationOperation.Animator?
    /// The update that the code beside it makes in the same turn, by its place among the updates of the kind on top.
    var update: Int?

    init(_ action: Action, name: String) {
        self.action = action
        self.name = name
    }

    /// The flags after the move.
    func flags(after flags: UInt8) -> UInt8 { flags & ~clears | sets }
}
