/// The outcomes of each place in the sources at which code writes to a bar or leads to a screen.
final class Ledger {
    /// The state of knowledge about a place.
    enum Outcome: Hashable {
        case known
        /// Under a condition that nobody knows, or by a coordinator.
        case possible
        /// The place is understood, and the value is not.
        case unknown(String)
        /// Nothing is made of it, and why.
        case unread(String)

        /// Outcomes from the least to the most that is known.
        fileprivate var rank: Int {
            switch self {
            case .unread: 0
            case .unknown: 1
            case .known: 2
            case .possible: 3
            }
        }
    }

    private var outcomes: [Occurrence: Outcome] = [:]

    /// Notes what became of a place; what says more counts.
    func note(_ outcome: Outcome, of kind: Occurrence.Kind, at place: Place) {
        let key = Occurrence(kind: kind, place: place)
        if let known = outcomes[key], known.rank >= outcome.rank { return }
        outcomes[key] = outcome
    }

    /// Notes that a graph leaves out what a place says, whatever is known of it.
    func leaveOut(_ why: String, of kind: Occurrence.Kind, at place: Place) {
        outcomes[Occurrence(kind: kind, place: place)] = .unread(why)
    }

    /// Returns the outcome of a place; nil where no run came by.
    func outcome(of occurrence: Occurrence) -> Outcome? { outcomes[occurrence] }

    /// The places that runs came by.
    var places: Set<Occurrence> { Set(outcomes.keys) }
}
