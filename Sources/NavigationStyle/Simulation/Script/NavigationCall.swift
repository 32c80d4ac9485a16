/// A call of the navigation controller, with its screens as indices.
struct NavigationCall {
    enum Verb {
        case push(Int)
        /// Pops to the screen `count` below the top, or to the root if there are fewer.
        case pop(count: Int)
        case popTo(Int)
        case popToRoot
        case set([Int])
        case interactivePop(isCancelled: Bool)
    }

    var verb: Verb
    var animated: Bool
    /// Whether the call answers a tap on the system's back button, be it UIKit's call or a policy's.
    var isBackButtonTap = false
    /// Whether the app makes the call on a tap on a bar button item of the top screen.
    var isBarButtonItemTap = false
    /// The properties that the code beside it writes to the bar, and the screen whose code it is; nil if there is none.
    var writes: (properties: NavigationOperation.Writes, screen: Int)?
}

/// The sides of a call on which code stands in the same turn.
enum CallSide {
    case before, after

    /// The member of an operation that contains the writes on this side.
    var key: RequestPointer.Key {
        switch self {
        case .before: .before
        case .after: .after
        }
    }
}

extension NavigationOperation.Writes {
    /// The properties that the code on one side writes.
    subscript(side: CallSide) -> BarProperties {
        get {
            switch side {
            case .before: before
            case .after: after
            }
        }
        set {
            switch side {
            case .before: before = newValue
            case .after: after = newValue
            }
        }
    }
}

/// The change that a call makes to the stack.
enum StackChange {
    /// Nothing happens (S8).
    case nothing(TransitionResponse.Reason)
    /// The top screen stays: screens below it come and go without appearing (S7).
    case belowTop(stack: ScreenStack, removed: [Int], inserted: [Int])
    /// Another screen becomes the top one.
    case transition(Transition, stack: ScreenStack, removed: [Int], inserted: [Int], isCancelled: Bool)

    /// The transition; nil if there is none.
    var transition: Transition? {
        if case .transition(let transition, _, _, _, _) = self { transition } else { nil }
    }

    /// The stack after the transition; nil if it does not change.
    var stackAfterwards: ScreenStack? {
        switch self {
        case .nothing, .transition(_, _, _, _, isCancelled: true): nil
        case .belowTop(let stack, _, _), .transition(_, let stack, _, _, isCancelled: false): stack
        }
    }
}

/// The policy's way out of a call for which UIKit raises an exception (S9).
enum ImpossibleCallRemedy {
    /// Nothing happens: the library returns before it calls UIKit.
    case nothing(TransitionResponse.Reason)
    /// The library's own push of a screen on the stack runs, and returns before it calls UIKit; the policy's
    /// `stackChange` gives the reason.
    case repeatedPush(Screen.ID, animated: Bool)
    /// Another action is carried out in its place.
    case another(NavigationOperation.Action)
}
