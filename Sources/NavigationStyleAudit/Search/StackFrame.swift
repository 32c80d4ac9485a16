import NavigationStyle

// The parts that a search cuts a stack into. Most of their members are ids of other values.

/// A screen on top, with the controller and the flags: everything that the next move can depend on, except for the
/// screens below.
package struct Head: Hashable, Sendable {
    var control: ID<StackWindow.Control>
    var symbol: ID<StackWindow.Symbol>
    var flags: UInt8
}

extension Head {
    /// Makes the head of a state with one screen.
    init(_ state: WindowState, _ flags: UInt8) {
        self.init(control: state.control, symbol: state.symbols[0], flags: flags)
    }
}

/// Everything that a screen on top knows about the screens below it.
struct FrameClass: Hashable {
    var base: StackWindow.Base
    /// A bit for each kind of screen that some move asks for.
    var onStack: [UInt64]
}

/// A position in a stack from the moment a screen arrives there: the same for all histories that lead to it.
struct StackFrame {
    /// The covered screens of a fresh stack have never appeared: a frame of one begins with all screens that lie above
    /// it.
    struct Key: Hashable {
        var frameClass: ID<FrameClass>
        var control: ID<StackWindow.Control>
        var flags: UInt8
        /// The screen, with those above it.
        var chain: ID<Chain>
    }

    /// A screen, and the screens above it, each with a frame of its own: only the topmost has appeared.
    struct Chain: Hashable {
        var symbol: ID<StackWindow.Symbol>
        /// The chain above; nil if there is none.
        var above: ID<Chain>?
    }

    var key: Key
    var procedure: ID<Procedure>
    /// The known heads and calls, and those of the exits that are facts of their own, by their places in the procedure.
    var heads = Facts<Site>()
    var calls = Facts<CallSite>()
    var exits = Facts<ExitSite.Fact>()
    /// The heads and the exits that have been processed, in order.
    var takenHeads: [ID<Site>] = []
    var takenExits: [ID<ExitSite>] = []
    /// The calls, in the order in which they became known.
    var knownCalls: [ID<CallSite>] = []
    /// The call sites from which it is called.
    var callSites: [CallSite.Name] = []
    /// Its context frames: one for each context that it is known to have.
    var contextFrames: [ID<ContextFrame>] = []
}

/// The target of moves from any height above it.
enum Context: Hashable {
    /// A screen, with the base below it.
    struct Target: Hashable {
        var base: ID<StackWindow.Base>
        var symbol: ID<StackWindow.Symbol>
    }

    /// No target is told from another, since no move leads to it or the frame is the root itself.
    case any
    case root(Target)
    /// The nearest screen of a kind.
    case kind(Int, Target)
}

/// A frame in a given context.
struct ContextFrame {
    var frame: ID<StackFrame>
    var context: ID<Context>
}

/// The effect of a move that leads to a context.
struct ContextArrival {
    enum Effect {
        /// The frame that the stack begins with, if the context is the root.
        case root(ID<StackFrame>)
        /// An exit that is bound, if it is a screen of a kind.
        case bound(ID<Exit>)
    }

    /// The effect; nil if there is none.
    var effect: Effect?
    var step: ID<EngineStep>
}

/// A move that leaves only the root on the stack.
struct Restart {
    /// The head at which it is made, by its place.
    var head: ID<Site>
    var move: ID<Move>
    /// The frame of the root after the move.
    var root: ID<StackFrame>
}
