internal import HTTPMessage
internal import POSIX
internal import Synchronization

extension HTTPServer {
    /// Makes every answer from now on end its connection, so that clients go elsewhere; new ones are still served.
    ///
    /// It has no effect on a server that does not run.
    public func beginDraining() {
        state.withLock { state in
            guard case .running(let running) = state else { return }
            context.isDraining.store(true, ordering: .relaxed)
            state = .draining(running)
        }
    }

    /// Stops without losing a request: every client with a connection gets an answer.
    ///
    /// Waiting connections are accepted, new ones are refused, and current requests are answered. The method returns
    /// when that is done, or after the grace period, when the rest is cut off. A second call has no effect, even while
    /// the first is running.
    ///
    /// - Parameter grace: The longest time to wait for clients.
    public func stop(grace: Duration) {
        beginDraining()
        guard let running = takeForStopping() else { return }
        running.acceptor.stop()
        running.letFinish(until: .now + grace.wholeMilliseconds, context: context)
        context.pendingAnswers.cutOff()
        running.daemon.stop()
        context.lingering.closeAll()
        running.socket.close()
        running.context.release()
        state.withLock { $0 = .stopped }
    }

    private func takeForStopping() -> Running? {
        state.withLock { state in
            guard case .draining(let running) = state else { return nil }
            state = .stopping(running)
            return running
        }
    }
}

extension HTTPServer.Running {
    /// The interval in microseconds between checks whether the connections are gone.
    private static let pollingMicroseconds: UInt32 = 2000

    /// The time in milliseconds for clients that have begun to connect to finish: a round trip to the other side of the
    /// world.
    private static let handshakeMilliseconds: UInt64 = 200

    /// Accepts the connections that the system has established already, whose clients may have sent a request, and
    /// waits until all are gone.
    fileprivate func letFinish(until end: Instant, context: ServerContext) {
        var acceptor = Acceptor(context: context, socket: socket, daemon: daemon)
        let handshakeEnd = min(end, .now + Self.handshakeMilliseconds)
        socket.ignoreNewClients()
        while !acceptor.accept() || Instant.now < handshakeEnd, Instant.now < end {
            acceptor.maintain(at: .now)
            usleep(Self.pollingMicroseconds)
        }
        socket.refuseConnections()
        while context.connections.count > 0 || !acceptor.hasNothingToClose, Instant.now < end {
            acceptor.maintain(at: .now)
            usleep(Self.pollingMicroseconds)
        }
        acceptor.resign()
    }
}
