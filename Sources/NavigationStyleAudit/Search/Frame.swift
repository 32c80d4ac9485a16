import NavigationStyle

// What a stack is cut into. Nearly all of it are numbers that stand for something.

/// A screen on top, with the controller and the flags: what the next move can depend on, but for what is below.
package struct Head: Hashable, Sendable {
    var control: Int32
    var symbol: Int32
    var flags: UInt8
}

/// What a screen on top knows of all that is below it.
struct FrameClass: Hashable {
    var base: StackWindow.Base
    /// A bit for each kind that somebody asks for.
    var onStack: [UInt64]
}

/// A place in a stack, from the moment on at which a screen comes there: the same for all the histories before.
struct Frame {
    /// A fresh stack's covered screens have never been seen: such a frame begins with all that lies above it.
    struct Key: Hashable {
        var frameClass: Int32
        var control: Int32
        var flags: UInt8
        /// The screen, with those above it.
        var chain: Int32
    }

    /// A screen, and the screens above it that have a frame each: none but the top has ever been seen.
    struct Chain: Hashable {
        var symbol: Int32
        /// The chain above; -1 where there is none.
        var above: Int32
    }

    var key: Key
    var family: Int32
    /// Its heads, its calls, and those of its exits that are facts of their own, by their places in the family.
    var heads = Facts()
    var calls = Facts()
    var exits = Facts()
    /// The heads and the exits that have been taken, in that order.
    var takenHeads: [Int32] = []
    var takenExits: [Int32] = []
    /// The calls, in the order in which they became known.
    var knownCalls: [Int32] = []
    /// Where it is called from below.
    var callSites: [CallSite.Name] = []
    /// What it stands on.
    var standings: [Int32] = []
}

/// A screen to which moves lead from however far above: the root, or the nearest of a kind.
struct Ground: Hashable {
    /// The kind; -1 where it is the root.
    var kind: Int32
    /// What is below the screen.
    var base: Int32
    var symbol: Int32
}

/// A frame above a ground.
struct Standing {
    var frame: Int32
    /// The ground; -1 where it is any.
    var ground: Int32
}

/// A move that leaves nothing of the stack but the root.
struct Restart {
    /// The head at which it is made, by its place.
    var head: Int32
    var move: Int32
    /// The frame that the stack begins with.
    var root: Int32
}
