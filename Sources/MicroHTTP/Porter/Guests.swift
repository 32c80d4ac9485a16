internal import Glibc
internal import HTTPMessage

/// Those for whom there is no room: they are heard out, told so and shown out.
struct Guests {
    private struct Guest {
        let descriptor: Int32
        let deadline: Instant
        var isTold = false
    }

    /// How many there may be at once; their descriptors are among those that the configuration keeps free.
    private static let capacity = 32

    /// How much is read of one at each round: a whole request, mostly.
    private static let mostReadAtOnce = 16 << 10

    /// How long one may take to ask and to leave.
    private static let patienceInMilliseconds: UInt64 = 1000

    private let context: ServerContext
    private var guests: [Guest] = []
    private var wasFull = false

    init(context: ServerContext) {
        self.context = context
    }

    /// Lets guests in if there was no room at the last round either, and attends to those that are in.
    mutating func receive(from socket: ListeningSocket, at now: Instant) {
        let isFull = context.isFull
        if isFull, wasFull {
            take(from: socket, until: now + Self.patienceInMilliseconds)
        }
        wasFull = isFull
        guests = guests.compactMap { attend(to: $0, at: now) }
    }

    /// Shows everyone out.
    mutating func leave() {
        guests.forEach { close($0.descriptor) }
        guests = []
    }

    private mutating func take(from socket: ListeningSocket, until deadline: Instant) {
        var outcome = ListeningSocket.Outcome.taken
        while guests.count < Self.capacity, outcome == .taken {
            outcome = socket.accept { descriptor, _, _ in
                guests.append(Guest(descriptor: descriptor, deadline: deadline))
            }
        }
    }

    /// Reads what a guest sends and answers it once.
    ///
    /// The connection is closed only when the guest has closed its end: to close it on bytes that nobody has read would
    /// reset it, and the answer might be lost.
    ///
    /// - Returns: `nil` if the guest is gone.
    private func attend(to guest: Guest, at now: Instant) -> Guest? {
        var guest = guest
        let count = withUnsafeTemporaryAllocation(byteCount: Self.mostReadAtOnce, alignment: 1) {
            recv(guest.descriptor, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT))
        }
        if count > 0, !guest.isTold {
            tell(guest)
            guest.isTold = true
        }
        if now < guest.deadline, count > 0 || count < 0 && errno == EAGAIN { return guest }
        close(guest.descriptor)
        return nil
    }

    private func tell(_ guest: Guest) {
        let answer = context.handler.response(to: .tooManyConnections, of: nil).bytes
        _ = answer.withUnsafeBytes {
            send(guest.descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
        }
        shutdown(guest.descriptor, Int32(SHUT_WR))
    }
}
