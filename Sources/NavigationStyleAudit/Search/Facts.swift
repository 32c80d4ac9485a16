import NavigationStyle

// How a search stores its knowledge. There may be some million facts: a frame has a head, it calls another frame, a
// move leads below it. Their subjects are stored once, in the frame's procedure, which is shared by all frames that
// differ only in the controller and the screen they begin with (`Procedure`). There each head, call and exit has an
// index, called its place; and a frame has a table of lengths and derivations for each of the three, by those places. So a
// fact is sixteen bytes that name neither the frame nor the subject: checking whether a move leads somewhere already
// known, which is nearly always so, takes two looks into short arrays. The tables are divided into pages, since a frame
// of a large app has few of the thousands of places of its procedure, often less than one in a hundred.
//
// An exit is not a fact of its own if its move depends on nothing but the head at which it is made: it exists as soon
// as the head does.

/// A number of moves.
typealias Length = Int32

/// The derivation of a fact from facts with no more moves.
///
/// All subjects are given by their places. Heads and calls are those of the frame, exits those of the called frame.
enum Derivation {
    /// The fact is the beginning of the frame.
    case beginning
    /// The fact follows from a move made while this head was on top.
    case move(head: ID<Site>, move: ID<Move>)
    /// The fact follows from an exit of the called frame.
    case exit(call: ID<CallSite>, exit: ID<ExitSite>)
    /// The fact follows from an exit of the called frame that continues further down; the move has not been made yet.
    case onward(call: ID<CallSite>, exit: ID<ExitSite>)
    /// The fact arises at this head; the move has not been made yet.
    case head(ID<Site>)
    /// The fact arises at this head, by a move that leads to a context; the move has not been made yet.
    case seeking(head: ID<Site>, move: ID<Move>)
}

/// The facts of one frame, indexed by the places of their subjects in its procedure.
struct Facts<Subject> {
    /// The number of each page among those in use; -1 if no fact on it is known.
    private var pages: [Int32] = []
    /// The derivations are in an array of their own because they are rarely read.
    private var lengths: [Length] = []
    private var derivations: [Derivation] = []

    /// The number of bits of a place that say where it is on its page.
    private static var pageBits: Int { 3 }
    private static var pageSize: Int { 1 << pageBits }

    /// Returns the fewest moves to the subject at a place; `Length.max` if it is not known to be reachable.
    func length(of place: ID<Subject>) -> Length {
        let page = place.index >> Self.pageBits
        guard page < pages.count, pages[page] >= 0 else { return .max }
        return lengths[index(of: place)]
    }

    /// Returns the derivation of the fact at a place, which must be known.
    func derivation(of place: ID<Subject>) -> Derivation { derivations[index(of: place)] }

    /// Returns the index of a place whose page is in use.
    private func index(of place: ID<Subject>) -> Int {
        Int(pages[place.index >> Self.pageBits]) << Self.pageBits | place.index & (Self.pageSize - 1)
    }

    /// Records a fact.
    ///
    /// - Parameters:
    ///   - place: The place of its subject.
    ///   - length: The number of moves it takes.
    ///   - derivation: The way it came about.
    /// - Returns: The room that was made, in bytes.
    mutating func note(_ place: ID<Subject>, length: Length, _ derivation: Derivation) -> Int {
        let page = place.index >> Self.pageBits
        var bytes = 0
        if page >= pages.count {
            let count = page + 1 - pages.count
            pages.append(contentsOf: repeatElement(-1, count: count))
            bytes = count * MemoryLayout<Int32>.stride
        }
        if pages[page] < 0 {
            pages[page] = Int32(lengths.count >> Self.pageBits)
            lengths.append(contentsOf: repeatElement(.max, count: Self.pageSize))
            derivations.append(contentsOf: repeatElement(.beginning, count: Self.pageSize))
            bytes += Self.pageSize * (MemoryLayout<Length>.stride + MemoryLayout<Derivation>.stride)
        }
        let index = index(of: place)
        lengths[index] = length
        derivations[index] = derivation
        return bytes
    }
}
