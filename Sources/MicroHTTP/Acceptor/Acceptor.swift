internal import HTTPMessage
internal import POSIX
internal import Synchronization

/// Accepts connections, within their limits, and ends those that take too long.
///
/// libmicrohttpd could accept by itself. It would leave those over its limit to wait without a word, turn at full speed
/// when descriptors run out, and give no sign of when the last of its worker threads has taken its last connection, which
/// is what a stop that loses nobody has to know. So there is one acceptor, which hands each connection to the worker pool
/// and keeps count.
///
/// One thread at a time runs it: an ``AcceptorThread`` while the server runs, the thread that stops it at the end.
struct Acceptor {
    /// How exact the limits of time are.
    static let millisecondsBetweenSweeps: UInt64 = 100

    /// How many connections are accepted before anything else is looked at.
    private static let mostAcceptedAtOnce = 256

    private let context: ServerContext
    private let socket: ListeningSocket
    private let daemon: Daemon
    private var closing: ClosingSockets
    private var nextSweep: Instant

    init(context: ServerContext, socket: ListeningSocket, daemon: Daemon) {
        self.context = context
        self.socket = socket
        self.daemon = daemon
        closing = ClosingSockets(context: context)
        nextSweep = .now + Self.millisecondsBetweenSweeps
    }

    /// Accepts the connections that wait, as long as the limit leaves room for them.
    ///
    /// - Returns: `false` if there is no room; some may still wait then.
    mutating func accept() -> Bool {
        for _ in 1...Self.mostAcceptedAtOnce {
            guard !context.isFull else { return false }
            switch socket.accept({ handOver($0, from: $1, size: $2) }) {
            case .taken: continue
            case .noneWaiting: return true
            case .failed: return false
            }
        }
        return true
    }

    /// Hands a connection to the worker pool, unless its address has as many as it may.
    private mutating func handOver(_ descriptor: Int32, from address: UnsafePointer<sockaddr>, size: socklen_t) {
        guard context.connections.announce(from: SocketAddress(address)?.host) else {
            closing.refuse(descriptor, because: .tooManyConnectionsFromAddress, at: .now)
            return
        }
        if !daemon.add(descriptor, from: address, size: size) {
            context.connections.withdraw(from: SocketAddress(address)?.host)
            context.statistics.refused.add(1, ordering: .relaxed)
        }
    }

    /// Where to wait for the sockets that the worker pool does not serve.
    var closingDescriptors: [pollfd] { closing.descriptors }

    /// Whether the worker pool serves all sockets that there are.
    var hasNothingToClose: Bool { closing.isEmpty }

    /// Goes on with the sockets that are to be closed, and, when it is time to, sweeps: ends what has taken too long and
    /// refuses those for whom there is no room.
    mutating func maintain(at now: Instant) {
        closing.drain(at: now)
        guard now >= nextSweep else { return }
        nextSweep = now + Self.millisecondsBetweenSweeps
        context.reap(at: now)
        closing.refuseWaiting(at: socket, at: now)
    }

    /// Leaves the sockets that are to be closed to the next acceptor.
    mutating func resign() {
        closing.handOn()
    }
}
