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

    /// The number of runs that the next comparison takes at most: with the changes on each system, and at first without.
    var nextRuns: Int { otherSystems?.count ?? 2 * comparedSystems.count }

    /// Returns whether every bar of `changed` looks as without the changes, on the request's own iOS, where `new` are its
    /// bars, and on others.
    mutating func areKept(by changed: Request, showing new: [BarSnapshot?]) -> Bool {
        guard new.looksLike(bars) else { return false }
        return systems().allSatisfy { system in
            run(changed.on(system.os)).map { $0.looksLike(system.bars) } ?? false
        }
    }

    /// The milestones that draw otherwise than the request's own system.
    private var comparedSystems: [SystemVersion] {
        let own = request.scenario.environment
        return Self.milestones.filter { os in
            var other = own
            other.os = os
            return !other.drawsAppearances(as: own)
        }
    }

    /// The other systems that the policy runs on, and that draw otherwise than the request's.
    private mutating func systems() -> [OtherSystem] {
        if let otherSystems { return otherSystems }
        let systems = comparedSystems.compactMap { os in run(request.on(os)).map { OtherSystem(os: os, bars: $0) } }
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
