import NavigationStyle

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

    /// Those who call the frame from below with the same screen below it and the same below that: what comes of an exit is
    /// the same for them.
    struct Group {
        var frameClass: Int32
        var symbol: Int32
        var callers: [Int32] = []
        /// What comes of each of the frame's exits, in their order.
        var outcomes: [Outcome] = []
    }

    var key: Key
    var groups: [Group] = []
    /// The exits that have been processed.
    var exits: [Int32] = []
}

/// What comes of an exit at those who called.
enum Outcome {
    case nothing
    /// The caller's screen is on top.
    case home(Head)
    /// The caller's screen has become another, and above it stands this frame.
    case above(symbol: Int32, frame: Int32)
    /// What was asked for lies further down.
    case onward(Exit)
}

/// A move that leads below a frame, as it leaves the frame.
struct Exit: Hashable {
    /// How far the move has come.
    enum Phase: UInt8 {
        case seeking
        /// The screen that it leads to is found, and what is below that matters too.
        case landing
    }

    var move: Int32
    var phase = Phase.seeking
    /// The controller, the screen and the flags at the move.
    var top: Head
    /// The screen that it leads to.
    var target: Int32 = -1
}

/// Something that can happen, with the fewest moves that it takes from the beginning of its frame.
struct Fact<Content: Hashable>: Hashable {
    var frame: Int32
    var content: Content
}

/// A frame that stands below another.
struct Call: Hashable {
    var callee: Int32
    /// The screen that lies below.
    var symbol: Int32
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
}

/// All facts of a kind.
struct FactTable<Content: Hashable> {
    private(set) var facts: [Fact<Content>] = []
    private(set) var lengths: [Int32] = []
    private(set) var causes: [Cause] = []
    private var numbers: [Fact<Content>: Int32] = [:]

    var count: Int { facts.count }

    /// Notes a fact; its number where it is news.
    mutating func note(_ content: Content, in frame: Int32, length: Int32, _ cause: Cause) -> Int32? {
        let fact = Fact(frame: frame, content: content)
        if let number = numbers[fact] {
            guard length < lengths[Int(number)] else { return nil }
            lengths[Int(number)] = length
            causes[Int(number)] = cause
            return number
        }
        let number = Int32(facts.count)
        numbers[fact] = number
        facts.append(fact)
        lengths.append(length)
        causes.append(cause)
        return number
    }
}
