import NavigationStyle

// The parts that a search cuts a stack into. Most of their members are numbers that stand for other values.

/// A screen on top, with the controller and the flags: everything that the next move can depend on, except for the
/// screens below.
package struct Head: Hashable, Sendable {
    var control: Int32
    var symbol: Int32
    var flags: UInt8
}

/// Everything that a screen on top knows about the screens below it.
struct FrameClass: Hashable {
    var base: StackWindow.Base
    /// A bit for each kind of screen that some move asks for.
    var onStack: [UInt64]
}

/// A position in a stack from the moment a screen arrives there: the same for all histories that lead to it.
struct Frame {
    /// The covered screens of a fresh stack have never appeared: a frame of one begins with all screens that lie above
    /// it.
    struct Key: Hashable {
        var frameClass: Int32
        var control: Int32
        var flags: UInt8
        /// The screen, with those above it.
        var chain: Int32
    }

    /// A screen, and the screens above it, each with a frame of its own: only the topmost has appeared.
    struct Chain: Hashable {
        var symbol: Int32
        /// The chain above; -1 if there is none.
        var above: Int32
    }

    var key: Key
    var procedure: Int32
    /// The known heads and calls, and those of the exits that are facts of their own, by their places in the procedure.
    var heads = Facts()
    var calls = Facts()
    var exits = Facts()
    /// The heads and the exits that have been processed, in order.
    var takenHeads: [Int32] = []
    var takenExits: [Int32] = []
    /// The calls, in the order in which they became known.
    var knownCalls: [Int32] = []
    /// The call sites from which it is called.
    var callSites: [CallSite.Name] = []
    /// Its context frames, by number: one for each context that it is known to have.
    var contextFrames: [Int32] = []
}

/// The target of moves from any height above it: the root, or the nearest screen of a kind.
struct Context: Hashable {
    /// The kind; -1 if it is the root.
    var kind: Int32
    /// The number of the base below the screen.
    var base: Int32
    var symbol: Int32
}

/// A frame in a given context.
struct ContextFrame {
    var frame: Int32
    /// The context; -1 if it may be any.
    var context: Int32
}

/// A move that leaves only the root on the stack.
struct Restart {
    /// The head at which it is made, by its place.
    var head: Int32
    var move: Int32
    /// The frame of the root after the move.
    var root: Int32
}
