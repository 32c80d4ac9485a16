internal import CMicroHTTPD
internal import Glibc

/// The running libmicrohttpd.
///
/// `@unchecked Sendable`: libmicrohttpd locks for itself in the calls made here, which it allows from any thread.
struct Daemon: @unchecked Sendable {
    private let pointer: OpaquePointer

    /// Starts the threads that read the socket; they call back with the context until ``stop()`` returns.
    ///
    /// - Returns: `nil` if libmicrohttpd refused, having logged why.
    init?(
        configuration: HTTPServer.Configuration,
        socket: ListeningSocket,
        context: Unmanaged<ServerContext>
    ) {
        let options = CMicroHTTPD_Options(
            listening_socket: socket.descriptor,
            thread_pool_size: UInt32(configuration.threadCount),
            thread_stack_size: configuration.threadStackSize,
            connection_limit: UInt32(configuration.connectionLimit),
            per_ip_connection_limit: UInt32(configuration.connectionLimitPerAddress),
            connection_memory_limit: configuration.connectionMemoryLimit,
            connection_timeout: UInt32(configuration.longestTimeout.wholeSeconds + 1)
        )
        let pointer = CMicroHTTPD_start(
            options,
            onLogMessage,
            onRequestLine,
            onRequest,
            onRequestCompleted,
            onConnection,
            context.toOpaque()
        )
        guard let pointer else { return nil }
        self.pointer = pointer
    }

    /// Ends the taking of connections from the listening socket; those that are open go on.
    func quiesce() {
        MHD_quiesce_daemon(pointer)
    }

    /// Hands over a connection that was taken from the listening socket by us.
    ///
    /// - Returns: `false` if libmicrohttpd has no room; it has closed the connection then.
    func add(_ descriptor: Int32, from address: UnsafePointer<sockaddr>, size: socklen_t) -> Bool {
        MHD_add_connection(pointer, descriptor, address, size) == .YES
    }

    /// Closes what is still open and joins the threads.
    func stop() {
        MHD_stop_daemon(pointer)
    }
}

extension HTTPServer.Configuration {
    /// libmicrohttpd's own timeout counts whole seconds without a byte.
    ///
    /// It is the net under the reaper, no more.
    fileprivate var longestTimeout: Duration {
        max(idleTimeout, requestTimeout, responseTimeout)
    }
}
