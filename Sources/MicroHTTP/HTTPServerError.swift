public import HTTPMessage

/// The reason that a server does not start.
public enum HTTPServerError: Error, Hashable, Sendable {
    /// The configuration has faults: it contradicts itself or exceeds the machine.
    case invalidConfiguration([HTTPServer.Configuration.Fault])

    /// Another process listens on the address.
    case addressInUse(SocketAddress)

    /// The user may not listen on the address, usually because of a port below 1024.
    case permissionDenied(SocketAddress)

    /// No interface of this machine has the address.
    case addressNotAvailable(SocketAddress)

    /// A call of the system failed, with its `errno`.
    case systemCallFailed(SystemCall, errno: Int32)

    /// libmicrohttpd did not start; its log has the reason.
    case daemonFailed

    /// The server was started before; a server serves only once.
    case alreadyStarted
}

extension HTTPServerError {
    /// A system call that the start depends on.
    public enum SystemCall: String, Sendable {
        /// Creates a socket.
        case socket
        /// Sets the options of a socket.
        case setsockopt
        /// Assigns an address to a socket.
        case bind
        /// Makes a socket accept connections.
        case listen
        /// Reads the address of a socket.
        case getsockname
        /// Creates the pipe that wakes the acceptor.
        case pipe
        /// Creates the thread of the acceptor.
        case pthreadCreate = "pthread_create"
    }
}
