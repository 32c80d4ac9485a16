import NavigationStyle

// What a search knows. Nearly all of it are numbers that stand for something; there may be millions of facts, and what
// they are about is kept once.

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

    /// The frames that know the same of what is below and begin with the same kind of screen.
    struct Family: Hashable {
        var frameClass: Int32
        var kind: Int32
    }

    var key: Key
    var family: Int32
    /// Where it stands in its family.
    var place: Int
    /// Those who call it from below.
    var groups: [Int32] = []
    /// The exits that have been processed.
    var exits: [Int32] = []
    /// What it stands on.
    var standings: [Int32] = []
    /// The calls of other frames and the heads from which moves lead far down, where it is asked what that leads to.
    var calls: [Int32] = []
    var seekers: [Int32] = []
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

/// A head where one family of frames can have it: what can be done there, and how far it is from the beginning of each.
struct Site {
    /// Something that a move does.
    struct Deed {
        enum Course {
            /// To another head of the frame.
            case stay(site: Int32)
            case cover(call: Int32)
            /// To a fresh stack, whose root is that frame.
            case fresh(root: Int32)
            /// Below the frame.
            case exit(Int32)
            /// To a ground, which may be far below.
            case seek(exit: Int32)
        }

        var move: Int32
        /// The step of the engine; -1 where it is made elsewhere.
        var step: Int32 = -1
        var course: Course
    }

    var family: Int32
    var head: Int32
    /// What can be done; all of it once the site is explored.
    var deeds: [Deed] = []
    var isExplored = false
    /// For each frame of the family the number of the fact that it has the head, and how many moves that takes.
    private var known: [(fact: Int32, length: Int32)] = []

    init(family: Int32, head: Int32) {
        self.family = family
        self.head = head
    }

    /// The fact at a place of the family, with its length; nil where there is none.
    func fact(at place: Int) -> (fact: Int32, length: Int32)? {
        guard place < known.count, known[place].fact >= 0 else { return nil }
        return known[place]
    }

    mutating func note(_ fact: Int32, at place: Int, length: Int32) {
        while known.count <= place { known.append((-1, .max)) }
        known[place] = (fact, length)
    }
}

/// Those who call a frame from below with the same screen below it and the same below that: what comes of an exit is the
/// same for them.
struct CallerGroup {
    /// What a caller is to those whom it calls.
    struct Context: Hashable {
        var family: Int32
        /// The screen that lies below.
        var symbol: Int32
    }

    var context: Int32
    var callers: [Int32] = []
    /// What comes of the exits of the frame, in their order: of those that come to the same the shortest.
    var exits: [(exit: Int32, length: Int32, outcome: Outcome)] = []
    /// How many come to something, with all those.
    var exitCount = 0
}

/// What comes of an exit at those who called.
enum Outcome: Hashable {
    case nothing
    /// The caller's screen is on top.
    case home(site: Int32)
    /// The caller's screen has become another, and above it stands a frame.
    case above(call: Int32)
    /// What was asked for lies further down.
    case onward(exit: Int32)

    /// Different for different ones.
    var number: Int32 {
        switch self {
        case .nothing: 0
        case .home(let site): site << 2 | 1
        case .above(let call): call << 2 | 2
        case .onward(let exit): exit << 2 | 3
        }
    }
}

/// A move that leads below a frame, as it leaves the frame.
struct Exit: Hashable {
    /// How far the move has come.
    enum Phase: UInt8 {
        case seeking
        /// The screen that it leads to is found, and what is below that matters too.
        case landing
        /// It is known to which ground it leads, and what comes of it there, whatever move it is.
        case bound
    }

    /// The move; -1 of one that is bound.
    var move: Int32
    var phase = Phase.seeking
    /// The controller, the screen and the flags at the move; of one that is bound, those after it.
    var top: Head
    /// The screen that it leads to; of one that is bound, the ground.
    var target: Int32 = -1
}

/// A frame that stands below another.
struct Call: Hashable {
    var callee: Int32
    /// The screen that lies below.
    var symbol: Int32
}

/// A move that leaves nothing of the stack but the root.
struct Restart {
    var head: Int32
    var move: Int32
    /// The frame that the stack begins with.
    var root: Int32
    /// On what the head's frame stands; -1 where that does not matter.
    var standing: Int32
    /// The step of the engine.
    var step: Int32
}

/// How a fact came about: by facts with no more moves.
enum Cause {
    /// The frame begins so.
    case beginning
    /// By a move where the head on record was on top.
    case move(head: Int32, move: Int32)
    /// By an exit of the frame that was called.
    case exit(call: Int32, exit: Int32)
    /// The same, on its way down: nothing has been done yet.
    case onward(call: Int32, exit: Int32)
    /// At the head on record, and nothing has been done yet.
    case head(Int32)
    /// At the head on record by a move that leads to a ground, and nothing has been done yet.
    case seeking(head: Int32, move: Int32)
}

/// Something that can happen, with the fewest moves that it takes from the beginning of its frame.
struct Fact {
    var frame: Int32
    /// The site, the call or the exit.
    var content: Int32
    var length: Int32
    var cause: Cause
}

/// Facts that are looked up by their frames and contents.
struct FactTable {
    private(set) var facts: [Fact] = []
    private var numbers = PairTable()

    var count: Int { facts.count }

    /// What is kept, in bytes.
    var memory: Int { facts.count * MemoryLayout<Fact>.stride + numbers.memory }

    subscript(number: Int32) -> Fact { facts[Int(number)] }

    /// Notes a fact; its number where it is news, and whether it is known by more moves.
    mutating func note(_ fact: Fact) -> (number: Int32, isNew: Bool)? {
        let next = Int32(facts.count)
        let number = numbers.value(of: fact.frame, fact.content, orElse: next)
        if number == next {
            facts.append(fact)
            return (number, true)
        }
        guard fact.length < facts[Int(number)].length else { return nil }
        facts[Int(number)] = fact
        return (number, false)
    }

    /// Adds a fact that cannot be known.
    mutating func add(_ fact: Fact) -> Int32 {
        facts.append(fact)
        return Int32(facts.count - 1)
    }
}
