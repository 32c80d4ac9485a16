internal import HTTPMessage
internal import Synchronization

/// The connections that are open: those that libmicrohttpd has told of, and those that were handed to it just now.
///
/// Its lock is taken when a connection opens and when it closes, but not for a request.
final class ConnectionTable: Sendable {
    private struct Contents {
        var open: [ObjectIdentifier: Connection] = [:]
        var announcedCount = 0

        /// How many each host has, announced ones included; empty where there is no limit.
        var countsByHost: [IPAddress: Int] = [:]

        /// Counts one connection less for a host.
        mutating func forget(_ host: IPAddress?) {
            guard let host, let count = countsByHost[host] else { return }
            countsByHost[host] = count > 1 ? count - 1 : nil
        }
    }

    private let contents = Mutex(Contents())
    private let limitPerHost: Int

    /// Makes an empty table.
    ///
    /// - Parameter limitPerHost: How many connections one host may have; 0 for no limit.
    init(limitPerHost: Int) {
        self.limitPerHost = limitPerHost
    }

    /// How many connections there are.
    var count: Int {
        contents.withLock { $0.open.count + $0.announcedCount }
    }

    /// The open connections at this moment.
    func snapshot() -> [Connection] {
        contents.withLock { Array($0.open.values) }
    }

    /// Counts a connection that libmicrohttpd is to take and has not told of yet.
    ///
    /// - Parameter host: Where it comes from; `nil` if it is not from the internet.
    /// - Returns: `false`, and nothing is counted, if the host has as many connections as it may.
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

    /// Withdraws the announcement: libmicrohttpd did not take the connection.
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
