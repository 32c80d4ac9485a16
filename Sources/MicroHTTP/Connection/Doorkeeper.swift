internal import Glibc
internal import HTTPMessage

/// Answers those for whom there is no room.
///
/// libmicrohttpd leaves a connection over its limit in the backlog, where its client waits without a word and maybe for
/// ever. Once there has been no room for a while, the doorkeeper takes such connections, hears them out and says so.
struct Doorkeeper {
    /// A client that will be told and shown out.
    private struct Guest {
        let descriptor: Int32
        let deadline: Instant
        var isTold = false
    }

    /// How many guests there may be at once; their descriptors are among those that the configuration keeps free.
    private static let capacity = 32

    /// How long a guest may take to ask and to leave.
    private static let patienceInMilliseconds: UInt64 = 1000

    private let context: ServerContext
    private let socket: ListeningSocket
    private var guests: [Guest] = []
    private var wasFull = false

    init(context: ServerContext, socket: ListeningSocket) {
        self.context = context
        self.socket = socket
    }

    /// Lets guests in if there was no room at the last round either, and attends to those that are in.
    mutating func makeRound(at now: Instant) {
        let isFull = context.isFull
        if isFull, wasFull {
            takeGuests(until: now + Self.patienceInMilliseconds)
        }
        wasFull = isFull
        guests = guests.compactMap { attend(to: $0, at: now) }
    }

    /// Shows everyone out.
    mutating func leave() {
        guests.forEach { close($0.descriptor) }
        guests = []
    }

    private mutating func takeGuests(until deadline: Instant) {
        while guests.count < Self.capacity {
            var guest: Guest?
            let isTaken = socket.accept { descriptor, _, _ in
                guest = Guest(descriptor: descriptor, deadline: deadline)
            }
            guard isTaken, let guest else { return }
            guests.append(guest)
        }
    }

    /// Reads what the guest sends and answers it once. The connection is closed only when the guest has closed its end:
    /// to close it on bytes that nobody has read would reset it, and the answer might be lost.
    ///
    /// - Returns: `nil` if the guest is gone.
    private func attend(to guest: Guest, at now: Instant) -> Guest? {
        var guest = guest
        var buffer = [UInt8](repeating: 0, count: 4096)
        var count = recv(guest.descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
        while count > 0 {
            if !guest.isTold {
                tell(guest)
                guest.isTold = true
            }
            count = recv(guest.descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
        }
        if count < 0, errno == EAGAIN, now < guest.deadline { return guest }
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
