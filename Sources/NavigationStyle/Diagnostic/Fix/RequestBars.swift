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
    /// A function that returns the bar that a screen under others shows in the answer once those are gone; nil for one on
    /// top.
    typealias CoveredBar = (_ screen: Int) -> BarState?

    /// The bars on the request's own iOS.
    private let bars: [BarSnapshot?]
    private let uncovered: CoveredBar
    private let run: BarRun
    /// The bars on other systems; nil before the first comparison.
    private var otherSystems: [OtherSystem]?

    /// Makes the looks of `request`, which shows `bars` on its own iOS.
    init(
        of request: FixableRequest,
        showing bars: [BarSnapshot?],
        uncovered: @escaping CoveredBar,
        run: @escaping BarRun
    ) {
        (self.request, self.bars, self.uncovered, self.run) = (request, bars, uncovered, run)
    }

    /// The systems on which no look may be lost: before appearance objects, with them, and with a scroll edge on every
    /// bar.
    private static var milestones: [SystemVersion] { [SystemVersion(12), SystemVersion(14), SystemVersion(17)] }

    /// The greatest number of runs with a fix that the next comparison takes.
    var runsWithFix: Int { otherSystems?.count ?? comparedSystems.count }

    /// The number of runs without the fix that it takes: those of the first comparison serve the later ones.
    var runsWithoutFix: Int { otherSystems == nil ? comparedSystems.count : 0 }

    /// Whether every bar of `changed`, whose fix changes the part `extent`, looks as it does without the changes, at rest
    /// and scrolled, both on the request's own version of iOS and on others.
    ///
    /// `new` is the answer to it on its own iOS, with the bars of the screens `covered`.
    mutating func areKept(
        by changed: FixableRequest,
        changing extent: Fix.Extent,
        in new: ReviewedAnswer,
        uncovering covered: [Int]
    ) -> Bool {
        guard new.bars.looksLike(bars), new.bars.looksLikeScrolled(bars) else { return false }
        for (screen, bar) in zip(covered, new.uncovered) {
            if let bar, !bar.looksLike(uncovered(screen)) { return false }
        }
        return systems().allSatisfy { system in
            run(changed.on(system.os), extent)
                .map { $0.looksLike(system.bars) && $0.looksLikeScrolled(system.bars) } ?? false
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

extension [BarSnapshot?] {
    /// Whether each bar also looks like the one at the same index in `others` once content is scrolled under it.
    fileprivate func looksLikeScrolled(_ others: [BarSnapshot?]) -> Bool {
        zip(self, others).allSatisfy { $0?.scrolledBar == $1?.scrolledBar }
    }
}

extension BarSnapshot {
    /// The bar with content scrolled under it; nil where nothing is scrolled, or where it has the same appearance at rest.
    fileprivate var scrolledBar: BarState? {
        guard scene.contentOffset <= 0, scene.tracksScrollView else { return nil }
        var scrolled = scene
        scrolled.contentOffset = Self.scrolledOffset
        return scrolled.appearanceSlot(on: device) == bar.appearance ? nil : scrolled.movingState(on: device)
    }

    /// A distance, in points, by which content is well under the bar, and a large title has become small.
    private static var scrolledOffset: Double { 200 }
}
