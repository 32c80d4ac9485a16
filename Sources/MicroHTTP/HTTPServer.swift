public import HTTPMessage
internal import Synchronization

/// A server for HTTP/1.1 on libmicrohttpd.
///
/// It is started once and stopped once:
/// ```swift
/// let server = HTTPServer(configuration: configuration, handler: service)
/// try server.start()
/// // …until the process is told to end…
/// server.beginDraining()
/// server.stop(grace: .seconds(10))
/// ```
public final class HTTPServer: Sendable {
    /// The life of a server, in order.
    enum State {
        case initial
        case running(Running)
        case draining(Running)
        case stopping(Running)
        case stopped
    }

    /// The parts of a running server.
    struct Running {
        let socket: ListeningSocket
        let daemon: Daemon
        let acceptor: AcceptorThread

        /// Retained for the callbacks; released after ``Daemon/stop()``.
        let context: Unmanaged<ServerContext>
    }

    let context: ServerContext
    let state = Mutex(State.initial)

    /// Makes a server that does not listen yet.
    ///
    /// - Parameters:
    ///   - configuration: The address, the limits and the timeouts.
    ///   - handler: The handler that answers the requests.
    ///   - statistics: The counters of connections and requests.
    ///   - log: Takes a line of libmicrohttpd's log, on any thread; most are about clients that went away.
    public init(
        configuration: Configuration,
        handler: any HTTPHandler,
        statistics: Statistics = Statistics(),
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        context = ServerContext(configuration: configuration, handler: handler, statistics: statistics, log: log)
    }

    deinit {
        stop(grace: .zero)
    }

    /// The address on which the server listens; `nil` before it is started and after it is stopped.
    public var address: SocketAddress? {
        state.withLock { $0.running?.socket.address }
    }

    /// The port on which the server listens; `nil` before it is started and after it is stopped.
    public var port: UInt16? { address?.port }

    /// Whether the buffer of this libmicrohttpd can be read, which ``Configuration/readsLines`` needs.
    public static var canReadLines: Bool { RawHead.isReadable }

    /// The server's counters.
    public var statistics: Statistics { context.statistics }

    /// Starts to listen and to answer.
    ///
    /// Threads inherit the mask of blocked signals, so block those that the process waits for beforehand.
    ///
    /// - Throws: ``HTTPServerError``; the server can be started again after an error.
    public func start() throws(HTTPServerError) {
        let faults = context.configuration.faults
        guard faults.isEmpty else { throw .invalidConfiguration(faults) }
        try state.withLock { state throws(HTTPServerError) in
            guard case .initial = state else { throw .alreadyStarted }
            Allocator.keepLittle()
            state = .running(try Running(context: context))
        }
    }
}

extension HTTPServer.State {
    /// The parts of the server while it runs.
    var running: HTTPServer.Running? {
        switch self {
        case .initial, .stopped: nil
        case .running(let running), .draining(let running), .stopping(let running): running
        }
    }
}

extension HTTPServer.Running {
    /// Listens first, so that the system reports why that fails; accepts connections last.
    fileprivate init(context: ServerContext) throws(HTTPServerError) {
        let socket = try ListeningSocket(at: context.configuration.address)
        let retained = Unmanaged.passRetained(context)
        guard let daemon = Daemon(configuration: context.configuration, context: retained) else {
            retained.release()
            socket.close()
            throw .daemonFailed
        }
        do throws(HTTPServerError) {
            acceptor = try AcceptorThread(context: context, socket: socket, daemon: daemon)
        } catch {
            daemon.stop()
            retained.release()
            socket.close()
            throw error
        }
        self.socket = socket
        self.daemon = daemon
        self.context = retained
    }
}
