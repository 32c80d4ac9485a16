internal import HTTPMessage
internal import Synchronization

extension ServerContext {
    /// How long a connection may be idle once the server is draining: long enough for a request that is on its way.
    private static let idleMillisecondsWhileDraining: UInt64 = 250

    /// Ends what has taken too long.
    ///
    /// libmicrohttpd counts the time since the last byte, so a client that trickles a byte a second would stay for ever.
    /// Here each connection has a moment by which it must have gone on, whatever it sends.
    func reap(at now: Instant) {
        for connection in connections.snapshot() {
            let progress = connection.currentProgress
            switch progress.phase {
            case .awaiting: endIdle(connection, since: progress, at: now)
            case .receiving where progress.deadline < now: endReceiving(connection, since: progress)
            case .sending where progress.deadline < now: endSending(connection, since: progress)
            case .receiving, .answering, .sending, .expired: break
            }
        }
    }

    private func endIdle(_ connection: Connection, since progress: Progress, at now: Instant) {
        if progress.deadline < now, connection.expire(from: progress) {
            connection.shutDown()
        } else if isDraining.load(ordering: .relaxed),
            progress.deadline + Self.idleMillisecondsWhileDraining < now + timeLimits.idle
        {
            connection.shutDownReading()
        }
    }

    /// Nothing but the words of the handler goes out now: libmicrohttpd sends nothing while a request is coming in, and
    /// from the moment the connection has expired it will not begin to.
    private func endReceiving(_ connection: Connection, since progress: Progress) {
        guard connection.expire(from: progress) else { return }
        connection.sendDirectly(handler.response(to: .requestTimeout, of: nil).bytes)
        connection.shutDown()
    }

    private func endSending(_ connection: Connection, since progress: Progress) {
        guard connection.expire(from: progress) else { return }
        connection.shutDown()
    }
}
