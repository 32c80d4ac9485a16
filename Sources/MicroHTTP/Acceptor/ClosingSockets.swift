internal import HTTPMessage
internal import POSIX
internal import Synchronization

/// The sockets that the worker pool does not serve: those of clients over a limit, and those of clients that were
/// refused while they were sending.
///
/// The former get their refusal once they have sent something. Anything that either kind sends is discarded, and the
/// socket is closed only when the client has closed its end: closing it with unread bytes would reset it, and the
/// answer might be lost (RFC 9112 9.6).
struct ClosingSockets {
    private struct ClosingSocket {
        let descriptor: Int32
        let deadline: Instant

        /// The reason that the client is refused, sent once it has sent something; `nil` after that.
        var refusal: HTTPViolation?
    }

    /// The greatest number of sockets at once; their descriptors are among those that the configuration reserves.
    static let capacity = 32

    /// The greatest number of bytes of one socket that are discarded before the next one's turn.
    private static let mostReadAtOnce = 1 << 20

    /// The time in milliseconds that a client has to send a request and to close its end.
    private static let patienceInMilliseconds: UInt64 = 1000

    private let context: ServerContext
    private var sockets: [ClosingSocket] = []
    private var wasFull = false

    init(context: ServerContext) {
        self.context = context
    }

    /// Whether there are no sockets, and none on their way here.
    var isEmpty: Bool { sockets.isEmpty && context.lingering.isEmpty }

    /// The sockets to poll.
    var descriptors: [pollfd] {
        sockets.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    }

    /// Refuses the connections that wait at the listening socket if there was no room at the last sweep either.
    mutating func refuseWaiting(at socket: ListeningSocket, at now: Instant) {
        let isFull = context.isFull
        if isFull, wasFull {
            var outcome = ListeningSocket.Outcome.taken
            while sockets.count < Self.capacity, outcome == .taken {
                outcome = socket.accept { descriptor, _, _ in
                    refuse(descriptor, because: .tooManyConnections, at: now)
                }
            }
        }
        wasFull = isFull
    }

    /// Takes the socket of a client to refuse.
    mutating func refuse(_ descriptor: Int32, because refusal: HTTPViolation, at now: Instant) {
        context.statistics.refused.add(1, ordering: .relaxed)
        add(descriptor, refusal: refusal, at: now)
    }

    /// Takes a socket, or closes it at once if there are too many already.
    private mutating func add(_ descriptor: Int32, refusal: HTTPViolation?, at now: Instant) {
        guard sockets.count < Self.capacity else {
            close(descriptor)
            return
        }
        sockets.append(
            ClosingSocket(descriptor: descriptor, deadline: now + Self.patienceInMilliseconds, refusal: refusal)
        )
    }

    /// Reads and discards input, sends refusals, and closes the sockets that are done.
    mutating func drain(at now: Instant) {
        for descriptor in context.lingering.takeAll() {
            add(descriptor, refusal: nil, at: now)
        }
        guard !sockets.isEmpty else { return }
        sockets = sockets.compactMap { drain($0, at: now) }
    }

    /// Sends the remaining refusals and passes the sockets to the next acceptor.
    mutating func handOn() {
        for socket in sockets {
            if let refusal = socket.refusal { send(refusal, to: socket) }
            context.lingering.add(socket.descriptor)
        }
        sockets = []
    }

    /// - Returns: The socket in its new state; `nil` if it is closed.
    private func drain(_ socket: ClosingSocket, at now: Instant) -> ClosingSocket? {
        var socket = socket
        let count = discard(from: socket.descriptor, most: Self.mostReadAtOnce)
        if count > 0, let refusal = socket.refusal {
            send(refusal, to: socket)
            socket.refusal = nil
        }
        if now < socket.deadline, count > 0 || count < 0 && errno == EAGAIN { return socket }
        close(socket.descriptor)
        return nil
    }

    private func send(_ refusal: HTTPViolation, to socket: ClosingSocket) {
        let answer = context.handler.response(to: refusal, of: nil).bytes
        _ = answer.withUnsafeBytes {
            POSIX.send(socket.descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
        }
        shutdown(socket.descriptor, Int32(SHUT_WR))
    }
}
