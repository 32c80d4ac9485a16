internal import Synchronization

/// Whether the server takes requests, for those that balance the load: it does until it is told to stop.
final class Readiness: Sendable {
    private let ended = Atomic(false)

    var isReady: Bool { !ended.load(ordering: .relaxed) }

    func end() {
        ended.store(true, ordering: .relaxed)
    }
}
