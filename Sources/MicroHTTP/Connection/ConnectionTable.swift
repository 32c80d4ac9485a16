internal import Synchronization

/// The connections that are open: those that libmicrohttpd has told of, and those that were handed to it just now.
///
/// Its lock is taken when a connection opens and when it closes, never for a request.
final class ConnectionTable: Sendable {
    private struct Contents {
        var open: [ObjectIdentifier: Connection] = [:]
        var announcedCount = 0
    }

    private let contents = Mutex(Contents())

    /// How many connections there are.
    var count: Int {
        contents.withLock { $0.open.count + $0.announcedCount }
    }

    /// How many connections have a request line that is not answered in whole.
    var activeCount: Int {
        snapshot().count { $0.currentProgress.phase != .awaiting }
    }

    /// The open connections at this moment.
    func snapshot() -> [Connection] {
        contents.withLock { Array($0.open.values) }
    }

    /// Counts a connection that libmicrohttpd was asked to take and has not told of yet.
    func announce() {
        contents.withLock { $0.announcedCount += 1 }
    }

    /// Takes the announcement back: libmicrohttpd did not want the connection.
    func withdraw() {
        contents.withLock { $0.announcedCount -= 1 }
    }

    func insert(_ connection: Connection) {
        contents.withLock {
            $0.open[ObjectIdentifier(connection)] = connection
            $0.announcedCount = max(0, $0.announcedCount - 1)
        }
    }

    func remove(_ connection: Connection) {
        contents.withLock { _ = $0.open.removeValue(forKey: ObjectIdentifier(connection)) }
    }
}
