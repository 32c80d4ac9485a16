/// The looks of the bar that a request leads to, on its own iOS and on others: a fix must take none of them away.
struct RequestLooks<Request: FixableRequest> {
    /// Returns the bar at the end of each transition that a request asks for; nil where it cannot be carried out.
    typealias BarRun = (_ request: Request) -> [BarSnapshot?]?

    /// The bars of the request on another system.
    private struct OtherSystem {
        var os: SystemVersion
        var bars: [BarSnapshot?]
    }

    private let request: Request
    /// The bars on the request's own iOS.
    private let bars: [BarSnapshot?]
    private let run: BarRun
    /// The bars on other systems; nil before they are looked at.
    private var otherSystems: [OtherSystem]?

    /// Makes the looks of `request`, which shows `bars` on its own iOS.
    init(of request: Request, showing bars: [BarSnapshot?], run: @escaping BarRun) {
        (self.request, self.bars, self.run) = (request, bars, run)
    }

    /// The systems on which nothing may be lost: before appearance objects, with them, and with a scroll edge of every bar.
    private static var milestones: [SystemVersion] { [SystemVersion(12), SystemVersion(14), SystemVersion(17)] }

    /// The largest number of runs that the next comparison takes: with the changes on each system, and at first without.
    var mostRuns: Int { Self.milestones.count * (otherSystems == nil ? 2 : 1) }

    /// Returns whether every bar of `changed` looks as without the changes, on the request's own iOS, where `new` are its
    /// bars, and on others.
    mutating func areKept(by changed: Request, showing new: [BarSnapshot?]) -> Bool {
        guard new.looksLike(bars) else { return false }
        return systems().allSatisfy { system in
            run(changed.on(system.os)).map { $0.looksLike(system.bars) } ?? false
        }
    }

    /// The other systems that the policy runs on, and that draw otherwise than the request's.
    private mutating func systems() -> [OtherSystem] {
        if let otherSystems { return otherSystems }
        let own = request.scenario.environment
        let systems = Self.milestones.compactMap { os -> OtherSystem? in
            let other = request.on(os)
            guard !other.scenario.environment.drawsAppearances(as: own) else { return nil }
            return run(other).map { OtherSystem(os: os, bars: $0) }
        }
        otherSystems = systems
        return systems
    }
}

extension NavigationEnvironment {
    /// Whether bars have the same appearances here and in `other`, in the same states.
    fileprivate func drawsAppearances(as other: NavigationEnvironment) -> Bool {
        (os >= .appearanceObjects) == (other.os >= .appearanceObjects)
            && (era >= .scrollEdgeForAllBars) == (other.era >= .scrollEdgeForAllBars)
            && (designVersion >= .liquidGlass) == (other.designVersion >= .liquidGlass)
    }
}
