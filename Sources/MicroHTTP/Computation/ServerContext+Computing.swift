internal import CMicroHTTPD
internal import HTTPMessage
internal import POSIX
internal import SystemThread

extension ServerContext {
    /// Suspends the connection while a thread that reads no sockets computes the answer.
    func begin(
        _ computation: HTTPComputation,
        for exchange: Exchange,
        on connection: OpaquePointer
    ) -> MHD_Result {
        let pending = PendingAnswer(on: connection, exchange.connection, server: self)
        exchange.pending = pending
        guard pendingAnswers.insert(pending), pending.suspend() else { return .NO }
        switch computation.admission {
        case .immediate: begin(computation, pending)
        case .queued(let client):
            add(QueuedComputation(client: client, computation: computation, pending: pending))
        }
        return .YES
    }

    /// Computes the answer at once on a thread of its own, if there is enough memory.
    private func begin(_ computation: HTTPComputation, _ pending: PendingAnswer) {
        guard let reservation = memory.reserve(computation.memory) else {
            return pending.answer(computation.refuse(.notEnoughMemory))
        }
        do {
            try SystemThread {
                Self.letOthersGoBefore()
                Self.run(computation, pending, with: reservation)
            }.detach()
        } catch {
            pending.answer(computation.refuse(.tooManyThreads))
        }
    }

    /// Computes the answer when it is the client's turn.
    private func add(_ computation: QueuedComputation) {
        let addition = computations.add(computation)
        if let (refused, violation) = addition.refused {
            refused.pending.answer(refused.computation.refuse(violation))
        }
        guard let first = addition.begins else { return }
        do {
            try SystemThread {
                Self.letOthersGoBefore()
                self.compute(beginningWith: first)
            }.detach()
        } catch {
            refuseAll(beginningWith: first)
        }
    }

    /// Computes one answer after another, as long as some wait.
    private func compute(beginningWith first: QueuedComputation) {
        forEach(beginningWith: first) { next in
            if let reservation = next.reservation {
                Self.run(next.computation, next.pending, with: reservation)
            } else {
                next.pending.answer(next.computation.refuse(.notEnoughMemory))
            }
        }
    }

    /// Refuses the computations of a place for which no thread could be created.
    private func refuseAll(beginningWith first: QueuedComputation) {
        forEach(beginningWith: first) { $0.pending.answer($0.computation.refuse(.tooManyThreads)) }
    }

    /// Passes the computations of one place to `body`, one after another.
    ///
    /// The memory of each is released before the next one reserves some.
    private func forEach(beginningWith first: QueuedComputation, _ body: (QueuedComputation) -> Void) {
        var current: QueuedComputation? = first
        while let computation = current {
            body(computation)
            computation.reservation?.giveBack()
            switch computations.next() {
            case .begin(let next), .refuse(let next): current = next
            case .end: current = nil
            }
        }
    }

    private static func run(
        _ computation: HTTPComputation,
        _ pending: PendingAnswer,
        with memory: MemoryReservation
    ) {
        pending.begin(with: memory)
        computation.run(pending)
        pending.finish()
    }

    /// Lowers the priority of the thread, so that short requests are answered first.
    private static func letOthersGoBefore() {
        _ = nice(10)
    }
}
