package import NavigationStyle

/// A change that can be made while a given kind of screen is on top.
package struct Move: Hashable, Sendable {
    /// The action of a move; kinds are given by their indices.
    package enum Action: Hashable, Sendable {
        case push(Int, animated: Bool)
        case set([Int], keepsRoot: Bool, animated: Bool)
        case popTo(Int, animated: Bool)
        case popToOrPush(Int, animated: Bool)
        case replaceTop(Int, animated: Bool)
        case back, swipe, cancelledSwipe, toRoot
        /// A swipe that the user finishes and the policy gives up: the name under which such a swipe appears in
        /// histories.
        case givenUpSwipe
        case update(Int)
        case scroll(Double)
        case rotate
        case reappear
        case search(isActive: Bool)
        case barHideOnSwipe(NavigationOperation.SwipeDirection)
        case barHideOnTap
        case keyboard(isShown: Bool)
        /// Opens another navigation controller, which changes nothing here; it is never part of a history.
        case present

        /// Whether it leads to the root at any depth.
        var seeksRoot: Bool {
            switch self {
            case .toRoot, .set(_, keepsRoot: true, _): true
            default: false
            }
        }

        /// The kind to whose nearest screen below the action leads, if it involves only that screen and the one on top.
        var soughtKind: Int? {
            switch self {
            // Without an animation the screen below the target is involved too.
            case .popTo(let kind, animated: true), .popToOrPush(let kind, animated: true): kind
            default: nil
            }
        }

        /// Whether it may lead down past screens that are not involved.
        var leadsFarDown: Bool {
            switch self {
            case .popTo, .popToOrPush: true
            default: seeksRoot
            }
        }
    }

    /// The action.
    package var action: Action
    /// The name in paths, such as `push detail`.
    package var name: String
    /// The index of its route in the request; nil for a move that every screen can make.
    package var route: Int?
    /// The flags that must be set, as bits.
    var needs: UInt8 = 0
    /// The flags that the move sets.
    var sets: UInt8 = 0
    /// The flags that the move clears.
    var clears: UInt8 = 0
    /// The kind that must be on the stack.
    var onlyIfOnStack: Int?
    /// The kind that must not be on the stack.
    var unlessOnStack: Int?
    /// Whether a push is made by a tap on a bar button item of the screen on top.
    var isBarButtonItemTap = false
    /// The animator that the delegate has for it; nil is UIKit's own.
    var animator: NavigationOperation.Animator?
    /// The index of what the code beside its call writes, among the writes of the kind on top.
    var writes: Int?

    init(_ action: Action, name: String) {
        self.action = action
        self.name = name
    }

    /// Returns `operation`, which the move makes, with the code beside its call.
    func withWrites(_ operation: WindowOperation) -> WindowOperation {
        writes.map { .beside(writes: $0, operation) } ?? operation
    }

    /// Returns the flags after the move.
    func flags(after flags: UInt8) -> UInt8 { flags & ~clears | sets }
}
