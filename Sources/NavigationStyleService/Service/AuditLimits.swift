public import NavigationStyleAudit
import Synchronization

/// The limits of an audit, and of the number of concurrent audits.
public struct AuditLimits: Hashable, Sendable {
    /// The greatest number of steps of the engine in one run.
    public var steps: Int
    /// The greatest total time, in milliseconds.
    public var milliseconds: Int
    /// The largest amount of memory that the search of a run may keep, in bytes by its own count.
    public var memory: Int
    /// The greatest number of findings of one run.
    public var findings: Int
    /// The greatest number of concurrent audits; more are refused.
    public var audits: Int

    /// Makes limits, with the service's defaults.
    ///
    /// - Parameters:
    ///   - steps: The greatest number of steps of the engine in one run.
    ///   - milliseconds: The greatest total time, in milliseconds.
    ///   - memory: The most memory that the search of a run may keep, in bytes.
    ///   - findings: The greatest number of findings of one run.
    ///   - audits: The most concurrent audits.
    public init(
        steps: Int = Budget.standardSteps,
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

/// The places of concurrent audits.
final class AuditPlaces: Sendable {
    private let taken = Mutex(0)
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
    }

    /// Takes a place; nil if all are taken.
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

/// The place of an audit, until it is left or released.
final class AuditPlace: Sendable {
    private let places: AuditPlaces
    private let isLeft = Mutex(false)

    fileprivate init(of places: AuditPlaces) {
        self.places = places
    }

    deinit {
        leave()
    }

    /// Leaves the place to another audit; further calls have no effect.
    func leave() {
        let isFirst = isLeft.withLock { isLeft in
            defer { isLeft = true }
            return !isLeft
        }
        if isFirst { places.giveBack() }
    }
}
