internal import HTTPMessage
internal import POSIX
internal import Synchronization

extension HTTPServer {
    /// Lets every answer from now on end its connection, so that clients go elsewhere; new ones are still served.
    ///
    /// Without effect on a server that does not run.
    public func beginDraining() {
        state.withLock { state in
            guard case .running(let running) = state else { return }
            context.isDraining.store(true, ordering: .relaxed)
            state = .draining(running)
        }
    }

    /// Stops without losing a request: whoever got a connection gets an answer.
    ///
    /// The connections that wait to be taken are taken, new ones are refused, and what is under way is answered. Returns
    /// when that is done; what is not done after the grace period is cut off. A second call is without effect, also while
    /// the first is at it.
    ///
    /// - Parameter grace: How long to wait for clients.
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
    /// How often to look whether the connections are gone.
    private static let pollingMicroseconds: UInt32 = 2000

    /// How long a client that has begun to connect may take to finish: a round trip to the other side of the world.
    private static let handshakeMilliseconds: UInt64 = 200

    /// Takes the connections that the system has made already, whose clients may have sent a request, and waits until
    /// nobody is there any more.
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
