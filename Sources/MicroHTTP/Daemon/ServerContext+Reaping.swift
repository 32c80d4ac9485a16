internal import HTTPMessage
internal import Synchronization

extension ServerContext {
    /// How long a connection may be idle while others wait for its place, or the server waits to stop.
    ///
    /// Long enough for a request that is on its way.
    static let idleTimeWhileWanted = Duration.seconds(1)

    /// What part of its time a request gets while others wait for its place: slow clients would shut them out otherwise.
    private static let requestPatienceDivisor: UInt64 = 8

    /// How many connections make room for others at a time.
    private static let mostEndedForRoom = 32

    /// Ends connections that have taken too long.
    ///
    /// libmicrohttpd counts the time since the last byte, so a client that trickles a byte a second would stay for ever.
    /// Here each connection has a moment by which it must have gone on, whatever it sends.
    func reap(at now: Instant) {
        let connections = connections.snapshot()
        for connection in connections {
            let progress = connection.currentProgress
            guard progress.deadline < now, progress.phase != .answering else { continue }
            if progress.phase == .awaiting, connection.hasUnreadRequest {
                refuseUnread(connection, progress, at: now)
            } else if connection.expire(from: progress) {
                statistics.timedOut(in: progress.phase)
                end(connection, in: progress.phase)
            }
        }
        makeRoom(among: connections, at: now)
        if memory.takeDenial() { freeMemory(among: connections, at: now) }
        if memory.takeRelease() { Allocator.trim() }
    }

    /// Refuses a request that no thread comes to read, once it has waited for as long as it may take to arrive: whoever has
    /// sent something is not idle.
    private func refuseUnread(_ connection: Connection, _ progress: Progress, at now: Instant) {
        guard progress.deadline + timeLimits.request < now, connection.expire(from: progress) else { return }
        connection.sendDirectly(handler.response(to: .unreadRequest, of: nil).bytes)
        connection.letLinger()
        connection.shutDown()
    }

    /// How many bytes an answer that nobody reads must have to be given up for the memory.
    private static let smallestAnswerToGiveUp = 64 << 10

    /// Gives up the large answers that have gone out for the longest, as others are denied the memory.
    private func freeMemory(among connections: [Connection], at now: Instant) {
        let patience = Self.idleTimeWhileWanted.wholeMilliseconds
        let slow = longest(.sending, for: patience, of: timeLimits.response, in: connections, at: now)
            .filter { $0.connection.unreadByteCount >= Self.smallestAnswerToGiveUp }
        for (connection, progress) in slow.prefix(Self.mostEndedForRoom) where connection.expire(from: progress) {
            statistics.timedOut(in: .sending)
            connection.shutDown()
        }
    }

    /// Nothing but the words of the handler goes out to a client whose request is still coming: libmicrohttpd sends
    /// nothing meanwhile, and from the moment the connection has expired it will not begin to.
    private func end(_ connection: Connection, in phase: Progress.Phase) {
        if phase == .receiving {
            connection.sendDirectly(handler.response(to: .requestTimeout, of: nil).bytes)
        }
        connection.shutDown()
    }

    /// Ends idle connections: all of them if the server is to stop, some if it is full; if none is idle, some whose
    /// requests are slow to arrive.
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

    /// The connections that have been in a phase for some milliseconds of those that it may last, longest first.
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
