internal import CMicroHTTPD
internal import POSIX

/// The running libmicrohttpd.
///
/// `@unchecked Sendable`: libmicrohttpd locks for itself in the calls made here, which it allows from any thread.
struct Daemon: @unchecked Sendable {
    private let pointer: OpaquePointer

    /// The mode of libmicrohttpd.
    ///
    /// It uses poll, because epoll loses a FIN that comes with the data; a channel between threads, for adding
    /// connections; suspension, for long computations; and no listening socket, which the acceptor has.
    private static let flags = [
        MHD_USE_POLL_INTERNAL_THREAD, MHD_USE_ITC, MHD_ALLOW_SUSPEND_RESUME, MHD_USE_NO_LISTEN_SOCKET,
        MHD_USE_ERROR_LOG,
    ].reduce(UInt32(0)) { $0 | $1.rawValue }

    /// Starts the threads that read connections; they call back with the context until ``stop()`` returns.
    ///
    /// - Returns: `nil` if libmicrohttpd failed to start, after logging the reason.
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
            // In a closure, because platforms differ in whether the arguments may be nil.
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
    /// - Returns: `false` if libmicrohttpd did not take it; it has closed it then.
    func add(_ descriptor: Int32, from address: UnsafePointer<sockaddr>, size: socklen_t) -> Bool {
        MHD_add_connection(pointer, descriptor, address, size) == .YES
    }

    /// Closes the remaining connections and joins the threads.
    func stop() {
        MHD_stop_daemon(pointer)
    }
}

extension HTTPServer.Configuration {
    /// The connection limit for libmicrohttpd, which divides it among its threads and closes connections beyond it.
    ///
    /// The acceptor enforces the real limit; with this one, each thread could have all connections twice.
    fileprivate var connectionLimitOfDaemon: Int {
        connectionLimit * threadCount * 2
    }

    /// The timeout for libmicrohttpd, which counts the time without a byte in whole seconds.
    ///
    /// It is only a safety net for the acceptor's limits.
    fileprivate var longestTimeout: Duration {
        max(idleTimeout, requestTimeout, responseTimeout)
    }
}
