/// A call of the navigation controller, by the indices of its screens.
struct NavigationCall {
    enum Verb {
        case push(Int)
        /// The screen `count` below the top, or the root if there are fewer.
        case pop(count: Int)
        case popTo(Int)
        case popToRoot
        case set([Int])
        case interactivePop(isCancelled: Bool)
    }

    var verb: Verb
    var animated: Bool
    /// Whether the call is UIKit's or a policy's answer to a tap on the system's back button.
    var isBackButtonTap = false
    /// Whether a tap on a bar button item of the screen on top makes the app call.
    var isBarButtonItemTap = false
}

/// What a call comes to when it is carried out.
enum StackChange {
    /// Nothing happens (S8).
    case nothing(TransitionResponse.Reason)
    /// The top stays: screens below it come and go without appearing (S7).
    case belowTop(stack: ScreenStack, removed: [Int], inserted: [Int])
    /// Another screen comes on top.
    case transition(Transition, stack: ScreenStack, removed: [Int], inserted: [Int], isCancelled: Bool)

    /// What moves; nil where nothing does.
    var transition: Transition? {
        if case .transition(let transition, _, _, _, _) = self { transition } else { nil }
    }

    /// The stack when all is over; nil where it is as before.
    var stackAfterwards: ScreenStack? {
        switch self {
        case .nothing, .transition(_, _, _, _, isCancelled: true): nil
        case .belowTop(let stack, _, _), .transition(_, let stack, _, _, isCancelled: false): stack
        }
    }
}

/// What a policy makes of an operation for which UIKit raises an exception (S9).
enum ImpossibleCallRemedy {
    /// Nothing happens: the library returns before it calls UIKit.
    case nothing(TransitionResponse.Reason)
    /// Another is carried out in its place.
    case another(NavigationOperation.Action)
}
