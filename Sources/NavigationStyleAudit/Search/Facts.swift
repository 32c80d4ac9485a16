// How a search stores its knowledge. There may be some million facts: a frame has a head, it calls another frame, a
// move leads below it. Their subjects are stored once, in the frame's procedure, which is shared by all frames that
// differ only in the controller and the screen they begin with (`Procedure`). There each head, call and exit has an
// index, called its place; and a frame has an array of lengths and causes for each of the three, in the order of those
// places. So a fact is sixteen bytes that name neither the frame nor the subject, and the facts of a frame lie side by
// side: checking whether a move leads somewhere already known, which is nearly always so, takes one look into a short
// array.
//
// An exit is not a fact of its own if its move depends on nothing but the head at which it is made: it exists as soon
// as the head does.

/// The derivation of a fact from facts with no more moves.
///
/// All subjects are given by their places. Heads and calls are those of the frame, exits those of the called frame.
enum Cause {
    /// The fact is the beginning of the frame.
    case beginning
    /// The fact follows from a move made while this head was on top.
    case move(head: Int32, move: Int32)
    /// The fact follows from an exit of the called frame.
    case exit(call: Int32, exit: Int32)
    /// The fact follows from an exit of the called frame that continues further down; the move has not been made yet.
    case onward(call: Int32, exit: Int32)
    /// The fact arises at this head; the move has not been made yet.
    case head(Int32)
    /// The fact arises at this head, by a move that leads to a context; the move has not been made yet.
    case seeking(head: Int32, move: Int32)
}

/// The facts of one frame, indexed by the places of their subjects in its procedure.
struct Facts {
    /// The causes are in an array of their own because they are rarely read.
    private var lengths: [Int32] = []
    private var causes: [Cause] = []

    /// The size of one fact, in bytes.
    static let bytesOfFact = MemoryLayout<Int32>.stride + MemoryLayout<Cause>.stride

    /// Returns the fewest moves to the subject at a place; `Int32.max` if it is not known to be reachable.
    func length(of place: Int32) -> Int32 { place < lengths.count ? lengths[Int(place)] : .max }

    /// Returns the cause of the fact at a place, which must be known.
    func cause(of place: Int32) -> Cause { causes[Int(place)] }

    /// Records a fact.
    ///
    /// - Parameters:
    ///   - place: The place of its subject.
    ///   - count: The number of places in the procedure; room is made for as many.
    ///   - length: The number of moves it takes.
    ///   - cause: The way it came about.
    /// - Returns: The number of facts for which room was made.
    mutating func note(_ place: Int32, of count: Int, length: Int32, _ cause: Cause) -> Int {
        let room = place < lengths.count ? 0 : count - lengths.count
        if room > 0 {
            lengths.append(contentsOf: repeatElement(.max, count: room))
            causes.append(contentsOf: repeatElement(.beginning, count: room))
        }
        lengths[Int(place)] = length
        causes[Int(place)] = cause
        return room
    }
}
