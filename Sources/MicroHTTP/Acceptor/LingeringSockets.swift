internal import POSIX
internal import Synchronization

/// Sockets on their way from the worker threads to the acceptor.
///
/// Closing a connection with unread bytes resets it, and the answer may be lost on its way. libmicrohttpd does that to
/// a client that it refuses in the middle of an upload. So its socket, whose writing half libmicrohttpd has shut down,
/// gets a second descriptor, from which the acceptor reads the rest (RFC 9112 9.6).
final class LingeringSockets: Sendable {
    private let descriptors = Mutex<[Int32]>([])

    /// Keeps the socket of a connection open beyond its end, if there is room for it.
    func add(_ connection: Connection) {
        descriptors.withLock { descriptors in
            guard descriptors.count < ClosingSockets.capacity, let descriptor = connection.duplicateSocket() else {
                return
            }
            descriptors.append(descriptor)
        }
    }

    /// Takes a socket that need not be duplicated.
    func add(_ descriptor: Int32) {
        descriptors.withLock { $0.append(descriptor) }
    }

    /// Whether there are no sockets.
    var isEmpty: Bool {
        descriptors.withLock { $0.isEmpty }
    }

    /// Removes and returns the sockets.
    func takeAll() -> [Int32] {
        descriptors.withLock { descriptors in
            guard !descriptors.isEmpty else { return [] }
            defer { descriptors = [] }
            return descriptors
        }
    }

    /// Closes the sockets.
    func closeAll() {
        takeAll().forEach { close($0) }
    }
}
