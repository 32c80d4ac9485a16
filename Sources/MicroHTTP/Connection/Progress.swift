internal import Synchronization

/// The phase of a connection, and the deadline of that phase.
///
/// Both are in one word, so that the thread that serves a connection and the acceptor agree on it without a lock.
struct Progress: RawRepresentable, AtomicRepresentable, Sendable {
    enum Phase: UInt64 {
        /// The request line has not arrived yet: a new connection, or one that is kept alive.
        case awaiting
        /// The request line has arrived, the rest is arriving.
        case receiving
        /// The handler computes, for a time that the client cannot influence.
        case answering
        /// The answer is being sent.
        case sending
        /// The acceptor has given the connection up; nothing that arrives is answered.
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
