/// The looks of the bar in the answers to a request, on its own version of iOS and on others; a fix may remove none of
/// them.
struct RequestBars {
    /// A function that returns the bar at the end of each transition that a request asks for, as in
    /// ``ReviewedAnswer/bars``; nil if the request cannot be carried out.
    ///
    /// - Parameters:
    ///   - request: The request on another version of iOS.
    ///   - extent: The part of it that a fix changes; nil if it has none.
    typealias BarRun = (_ request: FixableRequest, _ extent: Fix.Extent?) -> [BarSnapshot?]?

    /// The bars of the request on another system.
    private struct OtherSystem {
        var os: SystemVersion
        var bars: [BarSnapshot?]
    }

    private let request: FixableRequest
    /// The bars on the request's own iOS.
    private let bars: [BarSnapshot?]
    private let run: BarRun
    /// The bars on other systems; nil before the first comparison.
    private var otherSystems: [OtherSystem]?

    /// Makes the looks of `request`, which shows `bars` on its own iOS.
    init(of request: FixableRequest, showing bars: [BarSnapshot?], run: @escaping BarRun) {
        (self.request, self.bars, self.run) = (request, bars, run)
    }

    /// The systems on which no look may be lost: before appearance objects, with them, and with a scroll edge on every
    /// bar.
    private static var milestones: [SystemVersion] { [SystemVersion(12), SystemVersion(14), SystemVersion(17)] }

    /// The greatest number of runs with a fix that the next comparison takes.
    var runsWithFix: Int { otherSystems?.count ?? comparedSystems.count }

    /// The number of runs without the fix that it takes: those of the first comparison serve the later ones.
    var runsWithoutFix: Int { otherSystems == nil ? comparedSystems.count : 0 }

    /// Whether every bar of `changed`, whose fix changes the part `extent`, looks as it does without the changes, both on
    /// the request's own version of iOS, where `new` are its bars, and on others.
    mutating func areKept(by changed: FixableRequest, changing extent: Fix.Extent, showing new: [BarSnapshot?]) -> Bool
    {
        guard new.looksLike(bars) else { return false }
        return systems().allSatisfy { system in
            run(changed.on(system.os), extent).map { $0.looksLike(system.bars) } ?? false
        }
    }

    /// The milestones that draw differently from the request's own system.
    private var comparedSystems: [SystemVersion] {
        let own = request.scenario.environment
        return Self.milestones.filter { os in
            var other = own
            other.os = os
            return !other.drawsAppearances(as: own)
        }
    }

    /// Returns the other systems that the policy supports and that draw differently from the request's own.
    private mutating func systems() -> [OtherSystem] {
        if let otherSystems { return otherSystems }
        let systems = comparedSystems.compactMap { os in run(request.on(os), nil).map { OtherSystem(os: os, bars: $0) }
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
