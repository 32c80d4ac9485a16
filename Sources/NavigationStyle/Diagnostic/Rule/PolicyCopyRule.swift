/// Changes that a policy's copying makes to styles, and the parts it leaves out (libraries.12).
enum PolicyCopyRule: DiagnosticRule {
    static let pages = [leftBehind, lost, unmanaged]

    static let leftBehind = DiagnosticPage(
        code: .barLeftBehind,
        severity: .error,
        symptom: "After the transition the bar has no background, or an old bar covers the new one.",
        cause:
            "The policy hides the real bar and adds fake bars to the screens, and nothing reverts that here.",
        remedy: "Avoid the call that causes it.",
        references: ["libraries.1.9"]
    )

    static let lost = DiagnosticPage(
        code: .changeLost,
        severity: .warning,
        symptom: "A style is lost when the transition ends.",
        cause: """
            At the end, the policy copies a fake bar's style to the real bar, and overwrites everything written \
            meanwhile.
            """,
        remedy: "Restyle after viewDidAppear, through the policy's own interface where it has one.",
        references: ["libraries.1.5"]
    )

    static let unmanaged = DiagnosticPage(
        code: .unmanagedByPolicy,
        severity: .warning,
        symptom: "A property changes for both screens at once, and does not return with its screen.",
        cause: "The policy neither copies nor restores it.",
        remedy: "Write it in viewWillAppear on every screen, or use a policy that manages it.",
        references: ["libraries.1.3", "libraries.1.9", "libraries.12"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard context.family == .fakeBarsInTransition else { return }
        checkLeftovers(context, &findings)
        guard let transition = context.transition, transition.from != nil else { return }
        let writes = context.writes
        // A policy that copies nothing is covered by another diagnostic.
        if context.conduct.copiesStyles {
            for write in writes { checkLost(write, among: writes, context, &findings) }
        }
        checkUnmanaged(transition, context, &findings)
    }

    private static func checkLeftovers(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        // A fake bar that is in use, or that another call of the same turn keeps, is not a leftover.
        guard !context.leftovers.isEmpty, context.operation?.isAtRest ?? true else { return }
        var words: [String] = []
        if context.leftovers.contains(.hiddenBackground) { words.append("the real bar's background stays hidden") }
        if context.leftovers.contains(.hiddenBar) { words.append("the real bar stays hidden") }
        if context.leftovers.contains(.fakeBar) { words.append("a fake bar stays on screen") }
        let fallback = RequestPointer(context.log.origin.restored == nil ? .stack : .controller)
        findings.add(
            leftBehind,
            screen: context.top.map { context.id($0) },
            at: context.operation?.pointer ?? fallback,
            "\(context.policy) leaves the bar broken: \(words.joined(separator: " and ")).",
            fix: context.transition == nil
                ? "Skip the call for a screen that is already on top."
                : "Wait for each transition to end before the next call."
        )
    }

    private static func checkLost(
        _ write: WriteLog.Write,
        among writes: [WriteLog.Write],
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        guard write.screen == context.top, write.isStyling else { return }
        for (property, value) in write.properties where property != .isNavigationBarHidden {
            let isPolicys = context.bar.origin(of: property).writer == .policy
            guard isPolicys, let shown = context.after?.scene.properties[property] ?? property.defaultValue,
                !shown.means(value),
                writes.last(where: { $0.screen == write.screen && $0.properties[property] != nil })?.properties[
                    property
                ]
                    == value
            else { continue }
            findings.add(
                lost,
                screen: context.id(write.screen),
                property: property,
                at: context.pointer(to: property, in: write),
                """
                \(context.subject(of: write)) \(setting: property, to: value)\(write.place), and \(context.policy) \
                overwrites it with its fake bar's value (\(was: shown)).
                """,
                fix: context.fixOfLostChange,
                fixes: context.fixes(movingToStylePlace: property, from: write)
                    + context.fixes(removing: property, from: write)
            )
        }
    }

    private static func checkUnmanaged(
        _ transition: Transition,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        guard !context.isCancelled, let before = context.operation?.before, let after = context.after else { return }
        let isPush = transition.kind == .push
        let earlier = isPush ? nil : context.log.look(of: transition.to)
        let (below, above) =
            isPush
            ? (before.scene.properties, after.scene.properties)
            : (earlier?.properties ?? after.scene.properties, before.scene.properties)
        let unmanaged = BarPropertySet.copyable.subtracting(context.managed).subtracting([.isTranslucent])
        let candidates = below.touched.union(above.touched).intersection(unmanaged)
        guard !candidates.isEmpty else { return }
        let (lower, upper) =
            isPush ? (before.scene.screen, after.scene.screen) : (after.scene.screen, before.scene.screen)
        let lowerIndex = isPush ? transition.from : transition.to
        let kept = candidates.filter {
            let value = above.currentValue(of: $0)
            return below.currentValue(of: $0) != value && !context.restyles(lower, $0)
                && (isPush || after.scene.properties.currentValue(of: $0) == value)
        }
        guard !kept.isEmpty else { return }
        // A pop shows the result; for a push it is predicted.
        let returned =
            isPush
            ? kept.reduce(before.scene) { $0.with(above.currentValue(of: $1), for: $1) } : after.scene
        let bar = isPush ? returned.barState(on: context.device) : after.bar
        guard let snapshot = BarSnapshot(of: bar, in: returned, on: context.device) else { return }
        var seen = VisibleBar(snapshot)
        let concealed = kept.filter {
            !snapshot.showsBackIndicator(set: $0)
                && seen.isSeen(of: returned.with(below.currentValue(of: $0), for: $0))
        }
        let earlierValues = concealed.map { ($0, below.currentValue(of: $0) as BarValue?) }
        let drawn = seen.appearance(concealedAmong: earlierValues, in: returned)
        for property in kept where !concealed.contains(property) || property == drawn {
            let values = (below.currentValue(of: property), above.currentValue(of: property))
            guard let cause = context.cause(of: property, being: values.1), context.author(of: cause) != nil
            else { continue }
            findings.add(
                PolicyCopyRule.unmanaged,
                screen: upper.id,
                property: property,
                at: cause.pointer,
                """
                \(property) is \(was: values.0) on \(lower.id) and \(was: values.1) on \(upper.id), and \
                \(context.policy) neither copies nor restores it: it is still \(was: values.1) when \(lower.id) returns.
                """,
                fix: "\(context.wordsForSetting(property)) of \(lower.id) too.",
                fixes: lowerIndex.map { index in
                    // One of the two images without the other would stay.
                    let images = BarPropertySet.backIndicator
                    let properties =
                        if images.contains(property) {
                            kept.filter { images.contains($0) }
                        } else {
                            property == drawn ? concealed : [property]
                        }
                    let changes = properties.map {
                        let value = below.currentValue(of: $0)
                        return context.style(index, $0, lower.ownValue(of: $0, meaning: value, context.environment))
                    }
                    return [Fix(changes: changes)]
                } ?? []
            )
        }
    }
}

extension DiagnosticContext {
    /// Whether `screen` writes `property` each time it appears, or has the policy do so.
    fileprivate func restyles(_ screen: Screen, _ property: BarProperty) -> Bool {
        if screen.restyles(property, on: environment.os) { return true }
        if conduct.stylePlace == .config { return screen.library?.configures(property) ?? false }
        let members = conduct.interface?.members(property) ?? []
        return given[property] != nil || members.contains { screen.library?[$0] != nil }
    }

    fileprivate var fixOfLostChange: DiagnosticText {
        if conduct.stylePlace == .config {
            return "Move it to library.config, or to an update once the screen is shown."
        }
        return isReturn
            ? "Restyle a returning screen after viewDidAppear, or let the policy restore its style."
            : "Write it in viewDidLoad or viewWillAppear, before the policy makes its copy."
    }
}

extension BarPropertySet {
    /// The arrow of the back button, and its mask.
    fileprivate static let backIndicator: BarPropertySet = [.backIndicatorImage, .backIndicatorTransitionMaskImage]
}

extension BarSnapshot {
    /// Whether `property` is one of the two that draw the arrow of the back button, which the state of a bar leaves out;
    /// UIKit needs both (seed0.4.4).
    fileprivate func showsBackIndicator(set property: BarProperty) -> Bool {
        guard BarPropertySet.backIndicator.contains(property) else { return false }
        let properties = scene.properties
        return !bar.isHidden && bar.backButton.isShown && properties.backIndicatorImage ?? nil != nil
            && properties.backIndicatorTransitionMaskImage ?? nil != nil
    }
}

extension Screen {
    /// Whether its own code writes `property` each time it appears.
    fileprivate func restyles(_ property: BarProperty, on os: SystemVersion) -> Bool {
        for callback in Callback.whenAppearing where callback != .viewDidLoad {
            guard callback != .viewIsAppearing || os >= .viewIsAppearing else { continue }
            if callbacks.touched(in: callback).contains(property) { return true }
        }
        guard styledIn == .viewWillAppear, let bar else { return false }
        return bar.properties(for: os)[property] != nil
    }
}
