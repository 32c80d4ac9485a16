/// How the bar stands in a transition while its screens move: laid out, and before any `viewDidAppear`.
struct Passage: Sendable {
    /// What decides its look, with all that has been written by then.
    let scene: BarScene
    /// What the policy does with the one bar on the way.
    let motion: PolicyMotion
    /// Whether the last change of `isNavigationBarHidden` was animated.
    let isHidingAnimated: Bool
    /// How many steps there were by then.
    let stepCount: Int
    /// What is seen of the incoming screen's bar: where a fake bar draws it, what that does not have is not seen.
    let seen: BarScene
    /// The bar that a cancelled swipe would have led to.
    var arrival: BarSnapshot?
}

extension Simulation {
    /// Takes down how the bar stands in the transition under way, if anybody asked.
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

    /// What `scene` shows of the bar of the screen that comes in `transition`.
    private func seen(in scene: BarScene, of transition: Transition) -> BarScene {
        guard Policy.page.family == .fakeBarsInTransition, case .fakeBar = scene.drawnBy,
            let fakeBar = records[transition.to].fakeBar
        else { return scene }
        var seen = scene
        // Of the real bar nothing is seen where it is hidden as a whole, and otherwise what is not in its background.
        let real = controller.bar.properties
        let drawn = controller.isBarHidden ? BarPropertySet.copyable : .drawnInBackground
        seen.properties = real.restricted(to: .all.subtracting(drawn)).followed(by: fakeBar.properties)
        return seen
    }

    /// Takes down where the swipe under way would have led to, which is cancelled.
    func noteArrival(of transition: Transition, removed: [Int], _ record: inout OperationRecord) {
        guard record.interest.contains(.arrival), record.passage != nil else { return }
        record.passage?.arrival = whatIf {
            $0.policy.interactionDidChange(transition, isCancelled: false, in: &$0, &$1)
            $0.finish(transition, removed: removed, inserted: [], &$1)
            return $0.currentSnapshot(include: [])
        }
    }

    /// What is found where something `happens` that does not: to a copy, which is thrown away, with a record of its own.
    func whatIf<Result>(_ happens: (inout Self, inout OperationRecord) -> Result) -> Result {
        var copy = self
        var record = OperationRecord()
        return happens(&copy, &record)
    }
}

extension BarPropertySet {
    /// What a bar's background and its hairline are drawn by.
    fileprivate static let drawnInBackground: BarPropertySet = .appearances.union([
        .barStyle, .isTranslucent, .barTintColor, .backgroundImage, .compactBackgroundImage, .shadowImage,
    ])
}

extension NavigationOperation {
    /// How far the finger goes; nil for anything but a back swipe that says so.
    var swipeProgress: Double? {
        if case .interactivePop(.released(let progress, _)) = action { progress } else { nil }
    }
}
