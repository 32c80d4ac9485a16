import Synchronization

/// How far an audit may go, and how many there may be at once.
public struct AuditLimits: Hashable, Sendable {
    /// Steps of the engine in one run.
    public var steps: Int
    /// Milliseconds in all.
    public var milliseconds: Int
    /// Bytes that the search of a run may keep, by its own count.
    public var memory: Int
    /// Findings of one run.
    public var findings: Int
    /// Audits at once; more are refused.
    public var audits: Int

    /// Makes limits; what is left out is what the service is delivered with.
    ///
    /// - Parameters:
    ///   - steps: Steps of the engine in one run.
    ///   - milliseconds: Milliseconds in all.
    ///   - memory: Bytes that the search of a run may keep.
    ///   - findings: Findings of one run.
    ///   - audits: Audits at once.
    public init(
        steps: Int = 2_000_000,
        milliseconds: Int = 10_000,
        memory: Int = 512 << 20,
        findings: Int = 1_000,
        audits: Int = 1
    ) {
        self.steps = steps
        self.milliseconds = milliseconds
        self.memory = memory
        self.findings = findings
        self.audits = audits
    }
}

/// The places of the audits that there may be at once.
final class AuditPlaces: Sendable {
    private let taken = Mutex(0)
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
    }

    /// A place; nil where all are taken.
    func take() -> AuditPlace? {
        let isTaken = taken.withLock { taken in
            guard taken < limit else { return false }
            taken += 1
            return true
        }
        return isTaken ? AuditPlace(of: self) : nil
    }

    fileprivate func giveBack() {
        taken.withLock { $0 -= 1 }
    }
}

/// The place of an audit, until it is left or forgotten.
final class AuditPlace: Sendable {
    private let places: AuditPlaces
    private let isLeft = Mutex(false)

    fileprivate init(of places: AuditPlaces) {
        self.places = places
    }

    deinit {
        leave()
    }

    /// Leaves the place to another, once.
    func leave() {
        let isFirst = isLeft.withLock { isLeft in
            defer { isLeft = true }
            return !isLeft
        }
        if isFirst { places.giveBack() }
    }
}
