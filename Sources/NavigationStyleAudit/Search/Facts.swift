// How what a search knows is kept. There may be some million facts: that a frame has a head, that it calls another, that a
// move leads below it. What they are about is kept once in the frame's family, which all frames share that differ in
// nothing but the controller and the screen they begin with (`Family`). There each head, call and exit has a place; and a
// frame has an array of lengths and causes for each of the three, in the order of those places. So a fact is sixteen bytes
// that say neither which frame nor what, and what a frame knows lies side by side: to see whether a move leads somewhere
// that is known already, which is nearly always so, takes one look into a short array.
//
// An exit by a move that makes nothing but the head on which it is made matter is no fact of its own: it is there as soon
// as the head is.

/// How a fact came about: by facts with no more moves.
///
/// All are named by their places; heads and calls are those of the frame, exits those of the frame that is called.
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

/// The facts of one frame, by the places of what they are about in its family.
struct Facts {
    /// The causes are in an array of their own, as hardly anybody asks for them.
    private var lengths: [Int32] = []
    private var causes: [Cause] = []

    /// What is kept for each, in bytes.
    static let bytesOfFact = MemoryLayout<Int32>.stride + MemoryLayout<Cause>.stride

    /// How many moves it takes to what stands at a place; as many as there are numbers where it is not known to happen.
    func length(of place: Int32) -> Int32 { place < lengths.count ? lengths[Int(place)] : .max }

    /// How what stands at a place came about, which is known to happen.
    func cause(of place: Int32) -> Cause { causes[Int(place)] }

    /// Notes that something happens.
    ///
    /// - Parameters:
    ///   - place: Its place.
    ///   - count: How many places there are in the family; there will be room for as many.
    ///   - length: How many moves it takes.
    ///   - cause: How it came about.
    /// - Returns: For how many facts room was made.
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
