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
    /// The visible scene of the incoming screen's bar: if a fake bar draws it, without the properties that the fake bar
    /// lacks.
    let seen: BarScene
    /// The bar that a cancelled swipe would have led to.
    let arrival: BarSnapshot?

    init(scene: BarScene, motion: PolicyMotion, isHidingAnimated: Bool, stepCount: Int, seen: BarScene) {
        self.scene = scene
        self.motion = motion
        self.isHidingAnimated = isHidingAnimated
        self.stepCount = stepCount
        self.seen = seen
        arrival = nil
    }

    /// Makes `passage` that of a cancelled swipe, which would have led to `arrival`.
    init(_ passage: Passage, missing arrival: BarSnapshot?) {
        scene = passage.scene
        motion = passage.motion
        isHidingAnimated = passage.isHidingAnimated
        stepCount = passage.stepCount
        seen = passage.seen
        self.arrival = arrival
    }
}

extension Simulation {
    /// Records the bar in the running transition, if requested.
    func notePassage(of transition: Transition, _ record: inout OperationRecord) {
        guard record.interest.contains(.passage), transition.hasCoordinator, let scene = currentScene else { return }
        record.passage = Passage(
            scene: scene,
            motion: policy.motion(of: transition, in: self),
            isHidingAnimated: controller.isHidingAnimated,
            stepCount: record.steps.count,
            seen: seen(in: scene, of: transition)
        )
    }

    /// Returns the visible part of `scene` for the bar of the incoming screen of `transition`.
    private func seen(in scene: BarScene, of transition: Transition) -> BarScene {
        guard Policy.page.family == .fakeBarsInTransition, case .fakeBar = scene.drawnBy,
            let fakeBar = records[transition.to].fakeBar
        else { return scene }
        var seen = scene
        // If the real bar is hidden as a whole, none of it is visible; otherwise, everything but its background.
        let real = controller.bar.properties
        let drawn = controller.isBarHidden ? BarPropertySet.copyable : .drawnInBackground
        seen.properties = real.restricted(to: .all.subtracting(drawn)).followed(by: fakeBar.properties)
        return seen
    }

    /// Records the bar to which the running swipe, which will be cancelled, would have led.
    func noteArrival(of transition: Transition, removed: [Int], _ record: inout OperationRecord) {
        guard record.interest.contains(.arrival), let passage = record.passage else { return }
        let arrival = whatIf {
            $0.policy.interactionDidChange(transition, isCancelled: false, in: &$0, &$1)
            $0.finish(transition, removed: removed, inserted: [], &$1)
            return $0.currentSnapshot(include: [])
        }
        record.passage = Passage(passage, missing: arrival)
    }

    /// Returns the result of `happens` on a copy of the simulation with a record of its own, both of which are thrown
    /// away.
    func whatIf<Result>(_ happens: (inout Self, inout OperationRecord) -> Result) -> Result {
        var copy = self
        var record = OperationRecord()
        return happens(&copy, &record)
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
