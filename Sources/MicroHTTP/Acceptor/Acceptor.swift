internal import HTTPMessage
internal import POSIX
internal import Synchronization

/// Accepts connections up to the limits, and ends those that take too long.
///
/// libmicrohttpd could accept connections itself. But it would leave those over its limit waiting without an answer,
/// spin when descriptors run out, and not report when the last of its worker threads has taken its last connection,
/// which a stop without lost requests has to know. So there is one acceptor, which hands each connection to the worker
/// pool and counts them.
///
/// Only one thread at a time runs it: an ``AcceptorThread`` while the server runs, the thread that stops the server at
/// the end.
struct Acceptor {
    /// The interval between sweeps in milliseconds, which is the accuracy of time limits.
    static let millisecondsBetweenSweeps: UInt64 = 100

    /// The greatest number of connections that are accepted before other work is done.
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

    /// Accepts the waiting connections, up to the limit.
    ///
    /// - Returns: `false` if the limit is reached; some connections may still be waiting then.
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

    /// Hands a connection to the worker pool, unless its address has reached its limit.
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

    /// The sockets to poll that the worker pool does not serve.
    var closingDescriptors: [pollfd] { closing.descriptors }

    /// Whether the worker pool serves all sockets.
    var hasNothingToClose: Bool { closing.isEmpty }

    /// Continues closing sockets and, when a sweep is due, ends connections that have taken too long and refuses those
    /// over the limit.
    mutating func maintain(at now: Instant) {
        closing.drain(at: now)
        guard now >= nextSweep else { return }
        nextSweep = now + Self.millisecondsBetweenSweeps
        context.reap(at: now)
        closing.refuseWaiting(at: socket, at: now)
    }

    /// Passes the closing sockets to the next acceptor.
    mutating func resign() {
        closing.handOn()
    }
}
