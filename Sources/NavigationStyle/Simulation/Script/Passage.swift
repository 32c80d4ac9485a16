/// The bar in a transition while the screens move: after the layout, and before any `viewDidAppear`.
///
/// It is an object, since it is large and the record that has it is passed around.
final class Passage: Sendable {
    /// The scene of the bar, with everything that has been written until then.
    let scene: BarScene
    /// The policy's animation of the one bar on the way.
    let motion: PolicyMotion
    /// Whether the last change of `isNavigationBarHidden` was animated.
    let isHidingAnimated: Bool
    /// The number of steps until then.
    let stepCount: Int
    /// The scene that the fake bar on the incoming screen draws; nil if it looks like that of ``scene``.
    let coming: BarScene?
    /// The properties of the fake bar that draws the outgoing screen's bar; nil if none does.
    private let leaving: BarProperties?
    /// The properties that fake bars draw in place of the real bar.
    private let drawnByFakeBars: BarPropertySet
    /// Whether the policy writes the whole style of each screen to its fake bar, which looks like the bar at rest.
    let hasWholeStyles: Bool

    /// Records the bar in `transition`, whose incoming screen has the bar of `scene`.
    init(of transition: Transition, in simulation: Simulation, scene: BarScene, stepCount: Int) {
        self.scene = scene
        self.stepCount = stepCount
        motion = simulation.policy.motion(of: transition, in: simulation)
        isHidingAnimated = simulation.controller.isHidingAnimated
        hasWholeStyles = simulation.page.family == .fakeBarsInTransition && !simulation.copiesStyles
        // If the real bar is hidden as a whole, none of it is visible; otherwise, everything but its background.
        drawnByFakeBars = simulation.controller.isBarHidden ? .copyable : .drawnInBackground
        let fakeBars = simulation.fakeBarsInSight(in: transition)
        leaving = fakeBars.from
        if let fakeBar = fakeBars.to, case .fakeBar = scene.drawnBy {
            coming = scene.drawn(with: simulation.bar.properties.drawn(drawnByFakeBars, by: fakeBar))
        } else {
            coming = nil
        }
    }

    /// The visible scene of the incoming screen's bar: if a fake bar draws it, without the properties that the fake bar
    /// lacks.
    var seen: BarScene { coming ?? scene }

    /// Whether the incoming screen has no background, as no fake bar stands in for the hidden one of the real bar.
    var isIncomingBare: Bool { !hasWholeStyles && seen.isBackgroundHidden }

    /// Returns the scene of the outgoing screen's bar, which was `before`, as its fake bar draws it; nil if none does, or if
    /// that looks like `before`.
    func leaving(_ before: BarScene) -> BarScene? {
        leaving.flatMap { before.drawn(with: before.properties.drawn(drawnByFakeBars, by: $0)) }
    }
}

extension Simulation {
    /// Records the bar in the running transition, if requested, and if the transition takes any time: otherwise nothing is
    /// seen on the way.
    ///
    /// `keptTitle` are the title attributes that the bar keeps until then, whatever has been written.
    mutating func notePassage(of transition: Transition, keeping keptTitle: KeptTitle?) {
        guard record.interest.contains(.passage), transition.hasCoordinator, var scene = currentScene else { return }
        if let keptTitle { scene.properties[.titleTextAttributes] = keptTitle.attributes }
        let passage = Passage(of: transition, in: self, scene: scene, stepCount: record.steps.count)
        record.duration = passage.motion.duration
        if record.duration != 0 { record.passage = passage }
    }

    /// Returns the properties of the fake bars on the screens of `transition` that are images of the real bar and in
    /// sight in its place.
    fileprivate func fakeBarsInSight(in transition: Transition) -> (from: BarProperties?, to: BarProperties?) {
        guard copiesStyles, controller.isBarHidden || controller.isBackgroundHidden else { return (nil, nil) }
        func properties(on screen: Int) -> BarProperties? {
            records[screen].fakeBar.flatMap { $0.isAttached && !$0.isHidden ? $0.properties : nil }
        }
        return (transition.from.flatMap(properties), properties(on: transition.to))
    }

    /// Records the bar to which the running swipe, which will be cancelled, would have led.
    mutating func noteArrival(of transition: Transition, removed: [Int]) {
        guard record.interest.contains(.arrival), record.passage != nil else { return }
        record.arrival = whatIf {
            $0.policy.interactionDidChange(transition, isCancelled: false, in: &$0)
            $0.finish(transition, removed: removed, inserted: [])
            return $0.currentSnapshot(include: [])
        }
    }

    /// Returns the result of `happens` on a copy of the simulation with a record of its own, both of which are thrown
    /// away.
    func whatIf<Result>(_ happens: (inout Self) -> Result) -> Result {
        var copy = self
        copy.record = OperationRecord()
        return happens(&copy)
    }
}

extension BarScene {
    /// Returns the scene with other properties of the bar; nil if they are the same.
    fileprivate func drawn(with properties: BarProperties) -> BarScene? {
        guard properties != self.properties else { return nil }
        var scene = self
        scene.properties = properties
        return scene
    }
}

extension BarProperties {
    /// Returns the visible properties of a bar with these, `properties` of which a fake bar draws with its own instead.
    fileprivate func drawn(_ properties: BarPropertySet, by fakeBar: BarProperties) -> BarProperties {
        restricted(to: .all.subtracting(properties)).followed(by: fakeBar)
    }
}

extension BarPropertySet {
    /// The properties that draw a bar's background and its hairline.
    fileprivate static let drawnInBackground: BarPropertySet = .appearances.union([
        .barStyle, .isTranslucent, .barTintColor, .backgroundImage, .compactBackgroundImage, .shadowImage,
    ])
}

extension NavigationOperation {
    /// The progress of a back swipe, 0…1; nil if it states none, or for other operations.
    var swipeProgress: Double? {
        if case .interactivePop(.released(let progress, _)) = action { progress } else { nil }
    }
}
