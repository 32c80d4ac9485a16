internal import CMicroHTTPD
internal import POSIX

/// The running libmicrohttpd.
///
/// `@unchecked Sendable`: libmicrohttpd locks for itself in the calls made here, which it allows from any thread.
struct Daemon: @unchecked Sendable {
    private let pointer: OpaquePointer

    /// How libmicrohttpd runs: poll and not epoll, which loses a FIN that comes with the data; a channel between threads,
    /// which adding connections needs; suspending, which long computations need; and no listening socket, since the
    /// acceptor has it.
    private static let flags = [
        MHD_USE_POLL_INTERNAL_THREAD, MHD_USE_ITC, MHD_ALLOW_SUSPEND_RESUME, MHD_USE_NO_LISTEN_SOCKET,
        MHD_USE_ERROR_LOG,
    ].reduce(UInt32(0)) { $0 | $1.rawValue }

    /// Starts the threads that read the connections; they call back with the context until ``stop()`` returns.
    ///
    /// - Returns: `nil` if libmicrohttpd refused, having logged why.
    init?(
        configuration: HTTPServer.Configuration,
        context: Unmanaged<ServerContext>
    ) {
        let options = CMicroHTTPD_Options(
            thread_pool_size: UInt32(clamping: configuration.threadCount),
            thread_stack_size: configuration.threadStackSize,
            connection_limit: UInt32(clamping: configuration.connectionLimitOfDaemon),
            connection_memory_limit: configuration.connectionMemoryLimit,
            connection_timeout: UInt32(clamping: configuration.longestTimeout.wholeSeconds + 1)
        )
        let pointer = CMicroHTTPD_start(
            Self.flags,
            options,
            // By a closure, as processors differ in whether the arguments may be nil.
            { onLogMessage(context: $0, format: $1, arguments: $2) },
            onRequestLine,
            onRequest,
            onRequestCompleted,
            onConnection,
            context.toOpaque()
        )
        guard let pointer else { return nil }
        self.pointer = pointer
    }

    /// Hands over a connection.
    ///
    /// - Returns: `false` if libmicrohttpd does not want it; it has closed it then.
    func add(_ descriptor: Int32, from address: UnsafePointer<sockaddr>, size: socklen_t) -> Bool {
        MHD_add_connection(pointer, descriptor, address, size) == .YES
    }

    /// Closes what is still open and joins the threads.
    func stop() {
        MHD_stop_daemon(pointer)
    }
}

extension HTTPServer.Configuration {
    /// libmicrohttpd divides its limit among its threads, and closes what it has no room for.
    ///
    /// The acceptor keeps to the real limit; here each thread could have all connections twice.
    fileprivate var connectionLimitOfDaemon: Int {
        connectionLimit * threadCount * 2
    }

    /// libmicrohttpd's own timeout counts whole seconds without a byte.
    ///
    /// It is only a safety net under the acceptor.
    fileprivate var longestTimeout: Duration {
        max(idleTimeout, requestTimeout, responseTimeout)
    }
}
