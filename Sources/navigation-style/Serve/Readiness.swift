internal import Synchronization

/// The readiness of the server for load balancers: it takes requests until it is told to stop.
final class Readiness: Sendable {
    private let ended = Atomic(false)

    var isReady: Bool { !ended.load(ordering: .relaxed) }

    func end() {
        ended.store(true, ordering: .relaxed)
    }
}
