internal import Synchronization

/// The phase of a connection, and the deadline of that phase.
///
/// Both in one word, so that the thread that serves a connection and the acceptor agree on it without a lock.
struct Progress: RawRepresentable, AtomicRepresentable, Sendable {
    enum Phase: UInt64 {
        /// No request line yet: a new connection, or one that is kept alive.
        case awaiting
        /// A request line is there, the rest is coming.
        case receiving
        /// The handler computes; the client can do nothing about how long that takes.
        case answering
        /// The answer is going out.
        case sending
        /// The acceptor gave the connection up; whatever comes, nobody answers it any more.
        case expired
    }

    let rawValue: UInt64

    init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    init(_ phase: Phase, until deadline: Instant) {
        rawValue = deadline.milliseconds << 3 | phase.rawValue
    }

    var phase: Phase {
        Phase(rawValue: rawValue & 7) ?? .expired
    }

    var deadline: Instant {
        Instant(milliseconds: rawValue >> 3)
    }
}
