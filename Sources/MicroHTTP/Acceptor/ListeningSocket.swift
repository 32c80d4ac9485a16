internal import HTTPMessage
internal import POSIX

/// The socket that clients connect to.
///
/// It is created here and not by libmicrohttpd, so that a failure has an `errno` and a name.
struct ListeningSocket: Sendable {
    let descriptor: Int32

    /// The actual address of the socket, even if port 0 was requested.
    let address: SocketAddress

    init(at wanted: SocketAddress) throws(HTTPServerError) {
        let descriptor = makeStreamSocket(family: wanted.family, isBlocking: false)
        guard descriptor >= 0 else { throw .systemCallFailed(.socket, errno: errno) }
        do throws(HTTPServerError) {
            try Self.prepare(descriptor, for: wanted)
            try Self.bind(descriptor, to: wanted)
            guard listen(descriptor, SOMAXCONN) == 0 else { throw Self.failure(of: .listen, at: wanted) }
            address = try Self.address(of: descriptor)
        } catch {
            POSIX.close(descriptor)
            throw error
        }
        self.descriptor = descriptor
    }

    /// Lets a restarted server use its port again at once, and makes `[::]` listen on all addresses, including those of
    /// IPv4.
    private static func prepare(_ descriptor: Int32, for address: SocketAddress) throws(HTTPServerError) {
        try set(SO_REUSEADDR, at: SOL_SOCKET, of: descriptor, to: true)
        if case .v6(let high, let low) = address.host {
            try set(IPV6_V6ONLY, at: Int32(IPPROTO_IPV6), of: descriptor, to: (high, low) != (0, 0))
        }
    }

    private static func set(
        _ option: Int32,
        at level: Int32,
        of descriptor: Int32,
        to isOn: Bool
    ) throws(HTTPServerError) {
        var value: Int32 = isOn ? 1 : 0
        guard setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size)) == 0 else {
            throw .systemCallFailed(.setsockopt, errno: errno)
        }
    }

    private static func bind(_ descriptor: Int32, to address: SocketAddress) throws(HTTPServerError) {
        guard address.withSystemAddress({ POSIX.bind(descriptor, $0, $1) }) == 0 else {
            throw failure(of: .bind, at: address)
        }
    }

    private static func failure(of call: HTTPServerError.SystemCall, at address: SocketAddress) -> HTTPServerError {
        switch errno {
        case EADDRINUSE: .addressInUse(address)
        case EACCES, EPERM: .permissionDenied(address)
        case EADDRNOTAVAIL: .addressNotAvailable(address)
        case let code: .systemCallFailed(call, errno: code)
        }
    }

    private static func address(of descriptor: Int32) throws(HTTPServerError) -> SocketAddress {
        var storage = sockaddr_storage()
        let address = withUnsafeMutableSystemAddress(of: &storage) { address, size in
            getsockname(descriptor, address, &size) == 0 ? SocketAddress(UnsafePointer(address)) : nil
        }
        guard let address else { throw .systemCallFailed(.getsockname, errno: errno) }
        return address
    }

    /// The outcome of accepting a connection.
    enum Outcome {
        case taken
        case noneWaiting
        /// The process has no descriptors left, or the system no memory; the client keeps waiting.
        case failed
    }

    /// Takes the next connection from the backlog and passes it to `body`, with the address of the client.
    func accept(_ body: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Void) -> Outcome {
        var storage = sockaddr_storage()
        return withUnsafeMutableSystemAddress(of: &storage) { address, size in
            var client = POSIX.accept(descriptor, address, &size)
            while client < 0, errno == EINTR || errno == ECONNABORTED {
                client = POSIX.accept(descriptor, address, &size)
            }
            guard client >= 0 else { return errno == EAGAIN ? .noneWaiting : .failed }
            body(client, address, size)
            return .taken
        }
    }

    /// Refuses clients at once from now on.
    func refuseConnections() {
        shutdown(descriptor, Int32(SHUT_RDWR))
    }

    func close() {
        POSIX.close(descriptor)
    }
}

/// Passes `body` a `sockaddr_storage` to fill, with its size.
private func withUnsafeMutableSystemAddress<Result>(
    of storage: inout sockaddr_storage,
    _ body: (UnsafeMutablePointer<sockaddr>, inout socklen_t) -> Result
) -> Result {
    withUnsafeMutablePointer(to: &storage) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
            return body($0, &size)
        }
    }
}
