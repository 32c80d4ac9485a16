// What the script tells the trace.
extension Simulation {
    /// What the bar's own properties are now.
    var look: Trace.Look {
        Trace.Look(
            properties: controller.bar.properties,
            isNavigationBarHidden: controller.isNavigationBarHidden
        )
    }

    /// Notes what the screen on top shows, where it is at rest.
    mutating func noteLook() {
        guard trace?.keepsLooks ?? false, let top, controller.visible == top, controller.transition == nil else {
            return
        }
        let look = look
        trace?.note(look, of: top)
    }

    /// Notes what the incoming screen is laid out under.
    mutating func noteLayout() {
        guard let operation = trace?.operation, operation >= 0 else { return }
        let look = look
        trace?.layoutLook = look
    }

    /// Notes the bar of a transition that moves the screens, as it is on the way.
    mutating func tracePassage(of transition: Transition) {
        guard let operation = trace?.operation, operation >= 0, transition.hasCoordinator, var scene = currentScene
        else { return }
        if Policy.page.family == .fakeBarsInTransition, case .fakeBar = scene.drawnBy,
            let fakeBar = records[transition.to].fakeBar
        {
            // What the fake bar does not have is not seen, where the real one is hidden as a whole, or its background is.
            let real = controller.bar.properties
            let drawn = controller.isBarHidden ? BarPropertySet.copyable : .drawnInBackground
            scene.properties = real.restricted(to: .all.subtracting(drawn)).followed(by: fakeBar.properties)
        }
        let passage = Trace.Passage(
            scene: scene,
            motion: policy.motion(of: transition, in: self),
            isHidingAnimated: controller.isHidingAnimated
        )
        trace?.passage = passage
    }

    /// Carries out a write by the code of `screen`, and notes it: of what the code `asked` for, `properties` are what
    /// the policy lets through.
    mutating func tracing(
        _ properties: BarProperties,
        asked: BarProperties,
        by screen: Int,
        isRunByPolicy: Bool = false,
        _ write: (inout Self) -> Void
    ) {
        guard let operation = trace?.operation, let isScrollStyling = trace?.isScrollStyling else {
            write(&self)
            return
        }
        var entry = Trace.Write(
            screen: screen,
            event: event,
            isScrollStyling: isScrollStyling,
            operation: operation,
            properties: properties,
            wasHidden: controller.isNavigationBarHidden
        )
        entry.isRunByPolicy = isRunByPolicy
        if properties != asked { entry.withheld = asked.subtracting(properties) }
        let appearances = properties.touched.intersection(.appearances)
        if !appearances.isEmpty { entry.replaced = controller.bar.properties.restricted(to: appearances) }
        let wasTranslucent =
            properties.touched.contains(.backgroundImage) && controller.bar.properties.translucency.isTranslucent
        write(&self)
        if wasTranslucent { entry.turnedOpaque = controller.bar.properties.translucency == (false, .inferred) }
        trace?.add(entry)
    }
}

extension BarPropertySet {
    /// What a bar's background and its hairline are drawn by.
    fileprivate static let drawnInBackground: BarPropertySet = .appearances.union([
        .barStyle, .isTranslucent, .barTintColor, .backgroundImage, .compactBackgroundImage, .shadowImage,
    ])

    /// The slots for appearance objects.
    static let appearances: BarPropertySet = [
        .standardAppearance, .compactAppearance, .scrollEdgeAppearance, .compactScrollEdgeAppearance,
    ]
}

extension BarProperties {
    /// The part of the write that `other` leaves out, or of which it makes something else.
    ///
    /// Attributes of a title that were put together with others are no others.
    fileprivate func subtracting(_ other: BarProperties) -> BarProperties {
        BarProperties(touched) { property in
            guard let left = other[property] else { return self[property] }
            return property.kind == .textAttributes || left == self[property] ? nil : self[property]
        }
    }
}
