internal import HTTPMessage
internal import Synchronization

/// The open connections: those that libmicrohttpd has reported, and those that were just handed to it.
///
/// Its lock is taken when a connection opens and when it closes, but not for a request.
final class ConnectionTable: Sendable {
    private struct Contents {
        var open: [ObjectIdentifier: Connection] = [:]
        var announcedCount = 0

        /// The number of connections of each host, announced ones included; empty without a limit.
        var countsByHost: [IPAddress: Int] = [:]

        /// Subtracts one connection of a host.
        mutating func forget(_ host: IPAddress?) {
            guard let host, let count = countsByHost[host] else { return }
            countsByHost[host] = count > 1 ? count - 1 : nil
        }
    }

    private let contents = Mutex(Contents())
    private let limitPerHost: Int

    /// Makes an empty table.
    ///
    /// - Parameter limitPerHost: The most connections of one host; 0 for no limit.
    init(limitPerHost: Int) {
        self.limitPerHost = limitPerHost
    }

    /// The number of connections.
    var count: Int {
        contents.withLock { $0.open.count + $0.announcedCount }
    }

    /// Returns the open connections at this moment.
    func snapshot() -> [Connection] {
        contents.withLock { Array($0.open.values) }
    }

    /// Counts a connection that libmicrohttpd is to take and has not reported yet.
    ///
    /// - Parameter host: The client's address; `nil` if it is not an IP address.
    /// - Returns: `false`, without counting it, if the host has reached its limit.
    func announce(from host: @autoclosure () -> IPAddress?) -> Bool {
        let host = limitPerHost > 0 ? host() : nil
        return contents.withLock {
            if let host {
                let count = $0.countsByHost[host, default: 0]
                guard count < limitPerHost else { return false }
                $0.countsByHost[host] = count + 1
            }
            $0.announcedCount += 1
            return true
        }
    }

    /// Withdraws the announcement of a connection that libmicrohttpd did not take.
    func withdraw(from host: @autoclosure () -> IPAddress?) {
        let host = limitPerHost > 0 ? host() : nil
        contents.withLock {
            $0.announcedCount -= 1
            $0.forget(host)
        }
    }

    func insert(_ connection: Connection) {
        contents.withLock {
            $0.open[ObjectIdentifier(connection)] = connection
            $0.announcedCount = max(0, $0.announcedCount - 1)
        }
    }

    func remove(_ connection: Connection) {
        contents.withLock {
            $0.open.removeValue(forKey: ObjectIdentifier(connection))
            $0.forget(limitPerHost > 0 ? connection.remoteAddress?.host : nil)
        }
    }
}
