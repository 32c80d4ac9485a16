internal import HTTPMessage
internal import POSIX
internal import Synchronization

/// The sockets that the worker pool does not serve: those of clients beyond a limit, and those of clients that were
/// refused while they were sending.
///
/// The former are told that they are refused once they have asked for something. What they and the others still send is
/// thrown away, and the socket is closed only when they have closed their end: to close it on bytes that nobody has read
/// would reset it, and the answer might be lost (RFC 9112 9.6).
struct ClosingSockets {
    private struct ClosingSocket {
        let descriptor: Int32
        let deadline: Instant

        /// Why the client is refused, which it is to be told as soon as something has come; `nil` if it has been.
        var refusal: HTTPViolation?
    }

    /// How many there may be at once; their descriptors are among those that the configuration keeps free.
    static let capacity = 32

    /// How much is thrown away of one before the next is looked at, in bytes.
    private static let mostReadAtOnce = 1 << 20

    /// How long a client may take to ask and to close its end.
    private static let patienceInMilliseconds: UInt64 = 1000

    private let context: ServerContext
    private var sockets: [ClosingSocket] = []
    private var wasFull = false

    init(context: ServerContext) {
        self.context = context
    }

    /// Whether there are none, and none on their way here.
    var isEmpty: Bool { sockets.isEmpty && context.lingering.isEmpty }

    /// Where to wait for what their clients do.
    var descriptors: [pollfd] {
        sockets.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    }

    /// Takes the connections that wait at the listening socket if there was no room at the last sweep either.
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

    /// Takes the socket of a client that is refused.
    mutating func refuse(_ descriptor: Int32, because refusal: HTTPViolation, at now: Instant) {
        context.statistics.refused.add(1, ordering: .relaxed)
        add(descriptor, refusal: refusal, at: now)
    }

    /// Takes a socket, which is closed at once if there are too many already.
    private mutating func add(_ descriptor: Int32, refusal: HTTPViolation?, at now: Instant) {
        guard sockets.count < Self.capacity else {
            close(descriptor)
            return
        }
        sockets.append(
            ClosingSocket(descriptor: descriptor, deadline: now + Self.patienceInMilliseconds, refusal: refusal)
        )
    }

    /// Reads what their clients send, tells them what there is to tell, and closes those that are done.
    mutating func drain(at now: Instant) {
        for descriptor in context.lingering.takeAll() {
            add(descriptor, refusal: nil, at: now)
        }
        guard !sockets.isEmpty else { return }
        sockets = sockets.compactMap { drain($0, at: now) }
    }

    /// Tells every client what there is to tell and leaves the sockets to the next acceptor.
    mutating func handOn() {
        for socket in sockets {
            if let refusal = socket.refusal { send(refusal, to: socket) }
            context.lingering.add(socket.descriptor)
        }
        sockets = []
    }

    /// - Returns: `nil` if the socket is closed.
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
