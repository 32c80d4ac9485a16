internal import HTTPMessage
internal import Synchronization

extension ServerContext {
    /// How long a connection may be idle while others wait for its room, or the server waits to stop.
    ///
    /// Long enough for a request that is on its way.
    private static let idleMillisecondsWhileWanted: UInt64 = 1000

    /// How many idle connections make room for others at a time.
    private static let mostEndedForRoom = 32

    /// Ends what has taken too long.
    ///
    /// libmicrohttpd counts the time since the last byte, so a client that trickles a byte a second would stay for ever.
    /// Here each connection has a moment by which it must have gone on, whatever it sends.
    func reap(at now: Instant) {
        let connections = connections.snapshot()
        for connection in connections {
            let progress = connection.currentProgress
            guard progress.deadline < now, progress.phase != .answering, connection.expire(from: progress) else {
                continue
            }
            statistics.timedOut(in: progress.phase)
            end(connection, in: progress.phase)
        }
        makeRoom(among: connections, at: now)
    }

    /// Nothing but the words of the handler goes out to a client whose request is still coming: libmicrohttpd sends
    /// nothing meanwhile, and from the moment the connection has expired it will not begin to.
    private func end(_ connection: Connection, in phase: Progress.Phase) {
        if phase == .receiving {
            connection.sendDirectly(handler.response(to: .requestTimeout, of: nil).bytes)
        }
        connection.shutDown()
    }

    /// Ends idle connections, the longest idle first: all of them if the server is to stop, some if it is full.
    private func makeRoom(among connections: [Connection], at now: Instant) {
        let isLeaving = isDraining.load(ordering: .relaxed)
        guard isLeaving || isFull else { return }
        let idle = connections.filter { isIdleLongEnough($0.currentProgress, at: now) }
        let longestFirst = idle.sorted { $0.currentProgress.deadline < $1.currentProgress.deadline }
        for connection in longestFirst.prefix(isLeaving ? .max : Self.mostEndedForRoom) {
            connection.shutDownReading()
        }
    }

    private func isIdleLongEnough(_ progress: Progress, at now: Instant) -> Bool {
        progress.phase == .awaiting
            && progress.deadline + Self.idleMillisecondsWhileWanted < now + timeLimits.idle
    }
}
