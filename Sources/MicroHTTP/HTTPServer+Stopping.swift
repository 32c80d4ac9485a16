internal import Glibc
internal import HTTPMessage
internal import Synchronization

extension HTTPServer {
    /// How often a stopping server looks whether its connections are gone.
    private static let pollingMicroseconds: UInt32 = 2000

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
        let end = Instant.now + grace.wholeMilliseconds
        running.daemon.quiesce()
        running.socket.ignoreNewClients()
        takeBacklog(of: running, until: end)
        running.socket.refuseConnections()
        waitForConnections(until: end)
        running.daemon.stop()
        running.reaper.stop()
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

    /// Takes the connections that the system has made and nobody has asked for yet: their clients may have sent a
    /// request already.
    ///
    /// libmicrohttpd closes what it has no room for, so each waits until there is some.
    private func takeBacklog(of running: Running, until end: Instant) {
        repeat {
            while context.connections.count < context.configuration.connectionLimit {
                guard takeConnection(of: running) else { return }
            }
            pause()
        } while Instant.now < end
    }

    private func takeConnection(of running: Running) -> Bool {
        running.socket.accept { descriptor, address, size in
            context.connections.announce()
            if !running.daemon.add(descriptor, from: address, size: size) {
                context.connections.withdraw()
            }
        }
    }

    /// Waits until no connection is left.
    ///
    /// Seen twice: a thread may have taken one just before it was told to stop that.
    private func waitForConnections(until end: Instant) {
        var emptyCount = 0
        while emptyCount < 2, Instant.now < end {
            emptyCount = context.connections.count == 0 ? emptyCount + 1 : 0
            pause()
        }
    }

    private func pause() {
        usleep(Self.pollingMicroseconds)
    }
}
