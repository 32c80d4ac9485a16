import NavigationStyle

/// The frames that know the same of what is below and begin with the same kind of screen, and what can happen in them.
///
/// Whether it happens in one of them, and in how few moves, is up to that frame.
struct Family {
    struct Key: Hashable {
        var frameClass: Int32
        var kind: Int32
    }

    let key: Key
    var sites: [Site] = []
    var calls: [CallSite] = []
    var exits: [ExitSite] = []
    /// How many of the exits are facts of their own.
    var factCount: Int32 = 0
}

/// A head in the frames of a family: what can be done there.
struct Site {
    /// Something that a move does.
    struct Deed {
        /// What is named is so by its place in the family.
        enum Course {
            /// To another head of the frame.
            case stay(site: Int32)
            case cover(call: Int32)
            /// To a fresh stack, whose root is that frame.
            case fresh(root: Int32)
            /// Below the frame.
            case exit(Int32)
            /// To a ground, which may be far below; the exit is by its own number.
            case seek(exit: Int32)
        }

        var move: Int32
        /// The step of the engine; -1 where it is made elsewhere.
        var step: Int32 = -1
        var course: Course
    }

    let head: Int32
    /// What can be done; all of it once the site is explored.
    var deeds: [Deed] = []
    var isExplored = false
}

/// A frame that stands above a screen which the frames of a family have left so, and those of them that call it: what comes
/// of an exit is the same for them.
struct CallSite {
    /// Which of which family it is.
    struct Name {
        var family: Int32
        var place: Int32
    }

    /// A frame that is called, and the grounds that the call makes for it.
    struct Callee {
        var frame: Int32
        /// Of the root below; -1 is none.
        var root: Int32
        /// Of the screen below, where its kind is asked for; -1 is none.
        var kind: Int32
    }

    /// A frame that calls, and how many moves that takes.
    struct Caller {
        var frame: Int32
        var length: Int32
    }

    /// Something that exits of the callee come to.
    struct Ending {
        /// By its number in the join.
        var outcome: Int32
        /// The shortest exit, and its length.
        var exit: Int32
        var length: Int32
    }

    let callee: Callee
    /// What comes of exits.
    let join: Int32
    /// The frames that have called it, in that order; one for which fewer moves were found later is there twice.
    var callers: [Caller] = []
    /// What exits come to, in the order in which that became known.
    private(set) var endings: [Ending] = []
    /// Where each outcome of the join stands among them; -1 where it is none.
    private var places: [Int32] = []
    /// How many exits come to something, with all those that are no shorter than another.
    private(set) var exitCount = 0

    init(_ callee: Callee, _ join: Int32) {
        self.callee = callee
        self.join = join
    }

    /// What is kept for each outcome, in bytes.
    static let bytesOfEnding = MemoryLayout<Ending>.stride + MemoryLayout<Int32>.stride

    /// Notes what an exit comes to.
    ///
    /// - Returns: Whether it is the first that comes to that; nil where another does by no more moves.
    mutating func note(_ ending: Ending) -> Bool? {
        exitCount += 1
        while places.count <= ending.outcome { places.append(-1) }
        let place = Int(places[Int(ending.outcome)])
        if place < 0 {
            places[Int(ending.outcome)] = Int32(endings.count)
            endings.append(ending)
            return true
        }
        guard ending.length < endings[place].length else { return nil }
        endings[place] = ending
        return false
    }
}

/// An exit of frames of a family.
struct ExitSite {
    /// How a frame knows it.
    enum Record {
        /// By the head on which it is made, as none but that can have made it.
        case head(Int32)
        /// By a fact that stands at this place.
        case fact(Int32)
    }

    /// The number of the exit.
    let exit: Int32
    let record: Record
}

/// What comes of the exits of one family at those of another that call it with the same screen below.
struct Join {
    struct Key: Hashable {
        var callees: Int32
        var callers: Int32
        /// The screen that lies below.
        var symbol: Int32
    }

    /// What an exit comes to.
    struct Result {
        /// Its number among the outcomes; -1 is nothing.
        var outcome: Int32 = -1
        /// The step of the engine; -1 where none is made.
        var step: Int32 = -1
    }

    let key: Key
    /// What exits come to, each once.
    var outcomes: [Outcome] = []
    /// By the places of the exits; nil of one that has not been put together with such callers.
    private var results: [Result?] = []

    init(_ key: Key) { self.key = key }

    subscript(exit: Int32) -> Result? {
        get { exit < results.count ? results[Int(exit)] : nil }
        set {
            while results.count <= exit { results.append(nil) }
            results[Int(exit)] = newValue
        }
    }
}

/// What comes of an exit at those who called, by its place in their family.
enum Outcome {
    /// The caller's screen is on top.
    case home(site: Int32)
    /// The caller's screen has become another, and above it stands a frame.
    case above(call: Int32)
    /// What was asked for lies further down.
    case onward(exit: Int32)

    /// Different for different ones.
    var number: Int32 {
        switch self {
        case .home(let site): site << 2
        case .above(let call): call << 2 | 1
        case .onward(let exit): exit << 2 | 2
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

/// A frame that stands above another.
struct Call: Hashable {
    var callee: Int32
    /// The screen that lies below.
    var symbol: Int32
}
