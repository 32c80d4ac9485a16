public import HTTPMessage

/// Why a server does not start.
public enum HTTPServerError: Error, Hashable, Sendable {
    /// The configuration contradicts itself or the machine; every fault of it.
    case invalidConfiguration([HTTPServer.Configuration.Fault])

    /// Another process listens at the address.
    case addressInUse(SocketAddress)

    /// The user may not listen there: usually a port below 1024.
    case permissionDenied(SocketAddress)

    /// No interface of this machine has the address.
    case addressNotAvailable(SocketAddress)

    /// A call of the system failed, with its `errno`.
    case systemCallFailed(SystemCall, errno: Int32)

    /// libmicrohttpd did not start; its log says why.
    case daemonFailed

    /// The server was started before; a server serves once.
    case alreadyStarted
}

extension HTTPServerError {
    /// A system call that starting depends on.
    public enum SystemCall: String, Sendable {
        /// A socket is made.
        case socket
        /// A socket gets its options.
        case setsockopt
        /// A socket gets its address.
        case bind
        /// A socket takes connections.
        case listen
        /// A socket is asked for its address.
        case getsockname
        /// The acceptor gets a pipe by which it is woken.
        case pipe
        /// The acceptor gets a thread.
        case pthreadCreate = "pthread_create"
    }
}
