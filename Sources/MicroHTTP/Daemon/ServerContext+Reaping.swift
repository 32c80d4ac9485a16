internal import HTTPMessage
internal import Synchronization

extension ServerContext {
    /// The time for which a connection may be idle while others wait for its place, or while the server stops.
    ///
    /// It is long enough for a request that is on its way.
    static let idleTimeWhileWanted = Duration.seconds(1)

    /// The fraction, 1/n, of its time that a request gets while others wait for its place, so that slow clients cannot
    /// shut them out.
    private static let requestPatienceDivisor: UInt64 = 8

    /// The greatest number of connections that are ended at a time to make room.
    private static let mostEndedForRoom = 32

    /// Ends connections that have taken too long.
    ///
    /// libmicrohttpd counts the time since the last byte, so that a client could stay forever by sending a byte each
    /// second. Here each phase of a connection has a deadline, whatever the client sends.
    func reap(at now: Instant) {
        let connections = connections.snapshot()
        for connection in connections {
            let progress = connection.currentProgress
            guard progress.deadline < now, progress.phase != .answering else { continue }
            if progress.phase == .awaiting {
                endIdle(connection, progress, at: now)
            } else if connection.expire(from: progress) {
                statistics.timedOut(in: progress.phase)
                end(connection, in: progress.phase)
            }
        }
        makeRoom(among: connections, at: now)
        if memory.takeDenial() { freeMemory(among: connections, at: now) }
        if memory.takeRelease() { Allocator.trim() }
    }

    /// Ends a connection on which no request line has arrived in time.
    ///
    /// A thread may have read a request just now, or be about to, so that only the client's side is ended.
    private func endIdle(_ connection: Connection, _ progress: Progress, at now: Instant) {
        if connection.hasUnreadRequest {
            refuseUnread(connection, progress, at: now)
        } else if connection.shutDownReading() {
            statistics.timedOut(in: .awaiting)
        }
    }

    /// Refuses a request that no thread has begun to read within the time that a request may take to arrive: a client
    /// that has sent something is not idle.
    private func refuseUnread(_ connection: Connection, _ progress: Progress, at now: Instant) {
        guard progress.deadline + timeLimits.request < now, connection.expire(from: progress) else { return }
        connection.sendDirectly(handler.response(to: .unreadRequest, of: nil).bytes)
        connection.letLinger()
        connection.shutDown()
    }

    /// The least size in bytes of an unread answer that is given up to free memory.
    private static let smallestAnswerToGiveUp = 64 << 10

    /// Gives up the large answers that have been in sending for the longest, if other requests were denied memory.
    private func freeMemory(among connections: [Connection], at now: Instant) {
        let patience = Self.idleTimeWhileWanted.wholeMilliseconds
        let slow = longest(.sending, for: patience, of: timeLimits.response, in: connections, at: now)
            .filter { $0.connection.unreadByteCount >= Self.smallestAnswerToGiveUp }
        for (connection, progress) in slow.prefix(Self.mostEndedForRoom) where connection.expire(from: progress) {
            statistics.timedOut(in: .sending)
            connection.shutDown()
        }
    }

    /// Ends a connection, after sending the handler's refusal to a client whose request is still arriving.
    ///
    /// The refusal is all that goes out: libmicrohttpd sends nothing in this phase, nor after the connection has
    /// expired.
    private func end(_ connection: Connection, in phase: Progress.Phase) {
        if phase == .receiving {
            connection.sendDirectly(handler.response(to: .requestTimeout, of: nil).bytes)
        }
        connection.shutDown()
    }

    /// Ends idle connections: all of them if the server is to stop, some if it is full; if none is idle, some whose
    /// requests arrive slowly.
    private func makeRoom(among connections: [Connection], at now: Instant) {
        let isLeaving = isDraining.load(ordering: .relaxed)
        guard isLeaving || isFull else { return }
        let idle = longest(
            .awaiting,
            for: Self.idleTimeWhileWanted.wholeMilliseconds,
            of: timeLimits.idle,
            in: connections,
            at: now
        )
        for (connection, _) in idle.prefix(isLeaving ? .max : Self.mostEndedForRoom) {
            connection.shutDownReading()
        }
        guard !isLeaving, idle.isEmpty else { return }
        let patience = timeLimits.request / Self.requestPatienceDivisor
        let slow = longest(.receiving, for: patience, of: timeLimits.request, in: connections, at: now)
        for (connection, progress) in slow.prefix(Self.mostEndedForRoom) where connection.expire(from: progress) {
            end(connection, in: .receiving)
        }
    }

    /// Returns the connections that have been in a phase for a number of milliseconds, those that have been so the
    /// longest first.
    private func longest(
        _ phase: Progress.Phase,
        for milliseconds: UInt64,
        of limit: UInt64,
        in connections: [Connection],
        at now: Instant
    ) -> [(connection: Connection, progress: Progress)] {
        connections
            .map { ($0, $0.currentProgress) }
            .filter { $1.phase == phase && $1.deadline + milliseconds < now + limit }
            .sorted { $0.1.deadline < $1.1.deadline }
    }
}
