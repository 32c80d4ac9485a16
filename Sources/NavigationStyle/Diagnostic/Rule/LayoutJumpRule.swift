/// Views that move while nothing should (seed0.3; seed4; uikit.C6).
enum LayoutJumpRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .layoutJump,
        severity: .warning,
        symptom: "The content of a screen jumps up or down as the transition begins or ends.",
        cause:
            "Whether the bar is shown, whether it is translucent, and its height decide where a root view "
            + "begins and which insets a scroll view gets; if they change at once, the views move at once.",
        remedy:
            "Keep the translucency the same, hide the bar with the transition's animation, and change nothing "
            + "that moves the layout after viewWillAppear.",
        references: ["seed0.3", "seed4", "uikit.C6"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let operation = context.operation, let before = operation.before, let after = context.after else {
            return
        }
        if case .update = operation.action {
            return checkUpdate(before, after: after, context, &findings)
        }
        guard let transition = operation.transition, transition.hasCoordinator, let from = transition.from else {
            return
        }
        let beginning = operation.record.moving(before.scene, of: .from, context.family, on: context.device)
        if let beginning {
            report(
                context.id(from),
                from: before.scene,
                to: beginning,
                moment: "As the transition begins",
                context,
                &findings
            ) {
                // Code that runs alongside the transition finds the views laid out.
                context.effectTime(of: $0) == .way && $0.event != .duringTransition
            }
        }
        if context.isCancelled {
            // What has moved as the swipe began moves back; a bar that slides takes the content along.
            guard beginning == nil, before.scene.isNavigationBarHidden == after.scene.isNavigationBarHidden else {
                return
            }
            report(
                context.id(from),
                from: before.scene,
                to: after.scene,
                moment: "As the swipe is cancelled",
                context,
                &findings
            )
        } else if let arriving = operation.record.moving(after.scene, of: .to, context.family, on: context.device) {
            report(
                context.id(transition.to),
                from: arriving,
                to: after.scene,
                moment: "As the transition ends",
                context,
                &findings
            )
        }
    }

    /// Reports a jump of a screen that is restyled while visible.
    private static func checkUpdate(
        _ before: BarSnapshot,
        after: BarSnapshot,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        guard let top = context.top, !context.writes.contains(where: \.slidesByItself) else { return }
        report(context.id(top), from: before.scene, to: after.scene, moment: "With the update", context, &findings)
    }

    private static func report(
        _ screen: Screen.ID,
        from: BarScene,
        to: BarScene,
        moment: DiagnosticText,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings,
        isInTime: (WriteLog.Write) -> Bool = { _ in true }
    ) {
        // Without both layouts, the size of the jump is unknown.
        guard from.isLayoutKnown(on: context.device), to.isLayoutKnown(on: context.device) else { return }
        let jump = LayoutJump(from: from, to: to, on: context.device)
        let (view, content, safeArea) = (jump.view, jump.content, jump.safeArea)
        guard !jump.isNothing,
            let property = to.propertyThatMoves(from: from, to.layout(on: context.device), on: context.device)
        else { return }
        let write = context.writes.last { isInTime($0) && context.changed(by: $0).contains(property) }
        // A policy may bring back an earlier value; if that is UIKit's own, the cause is the code that had replaced it.
        let (old, new) = (from.layoutValue(of: property), to.layoutValue(of: property))
        let values = new == property.defaultValue ? [old] : [new, old]
        let pointer =
            write.map { context.pointer(to: property, in: $0) }
            ?? values.lazy.compactMap { context.cause(of: property, being: $0)?.pointer }.first
        guard let pointer else { return }
        var moves: DiagnosticText {
            if view == 0, content == 0 {
                "its \(context.environment.os >= .safeArea ? "safe area" : "top layout guide") moves \(words(of: safeArea))"
            } else if view == 0 {
                "its content moves \(words(of: content))"
            } else if content == 0 {
                "its root view moves \(words(of: view))"
            } else {
                "its root view moves \(words(of: view)), its content moves \(words(of: content))"
            }
        }
        findings.add(
            page,
            screen: screen,
            property: property,
            at: pointer,
            "\(moment), \(screen) jumps: \(moves).",
            fix: fix(
                of: property,
                hiding: write?.properties.isNavigationBarHidden?.hidden ?? to.isNavigationBarHidden,
                context
            ),
            fixes: fixes(of: property, by: write, on: screen, context)
        )
    }

    /// Returns the fixes that keep the views in place: the hide is animated with the transition, a late write comes
    /// earlier, or the root view begins at the upper edge under any bar.
    private static func fixes(
        of property: BarProperty,
        by write: WriteLog.Write?,
        on screen: Screen.ID,
        _ context: DiagnosticContext
    ) -> [Fix] {
        if property == .isNavigationBarHidden {
            guard let write else { return [] }
            return context.transition == nil ? context.fixes(slidingIn: write) : context.fixes(ofHidingIn: write)
        }
        let moved = write.map { $0.isLate ? context.fixes(movingToStylePlace: property, from: $0) : [] } ?? []
        // After a cancelled swipe, the outgoing screen is the one on top.
        let screens = [context.transition?.from, context.top].compactMap(\.self).uniqued()
        let extended = Fix(changes: screens.map { .screen($0, .extendUnderOpaqueBars) })
        let own = extended.changes.filter { change in
            if case .screen(let index, _) = change { context.id(index) == screen } else { false }
        }
        return moved + [Fix(changes: own)] + (extended.changes.count > own.count ? [extended] : [])
            + (write.map { context.fixes(thinning: $0) } ?? [])
    }

    private static func fix(
        of property: BarProperty,
        hiding isHidden: Bool,
        _ context: DiagnosticContext
    ) -> DiagnosticText {
        switch (property, context.transition == nil) {
        case (.isNavigationBarHidden, true):
            context.animationFixOfStyle ?? "Call setNavigationBarHidden(_:animated:) with animated: true."
        case (.isNavigationBarHidden, false): context.hidingPlace.fix(ofHiding: isHidden)
        case (.backgroundImage, _):
            "Use background images with an alpha below 1 throughout, or set extendedLayoutIncludesOpaqueBars."
        case (.prefersLargeTitles, _):
            "Keep prefersLargeTitles the same on both screens, and choose by largeTitleDisplayMode of their items."
        case (_, true): "Set it before the screen is seen, or set extendedLayoutIncludesOpaqueBars."
        case (_, false): "Keep \(property) the same on both screens, or set extendedLayoutIncludesOpaqueBars."
        }
    }

    private static func words(of points: Double) -> DiagnosticText {
        "\(abs(points)) pt \(points > 0 ? "down" : "up")"
    }
}

extension DiagnosticContext {
    /// Returns the properties to which `write` gave other values; on a bar of the screen's own, all that it wrote.
    fileprivate func changed(by write: WriteLog.Write) -> BarPropertySet {
        conduct.givesCodeOwnBar ? written(in: write).touched : write.changed
    }

    /// Returns the fix by which `write`, beside no transition, slides the bar that it hides or shows.
    fileprivate func fixes(slidingIn write: WriteLog.Write) -> [Fix] {
        guard let isHidden = write.properties.isNavigationBarHidden?.hidden else { return [] }
        let said = BarValue.visibility(BarVisibility(hidden: isHidden, animation: .animated))
        return [change(writing: .isNavigationBarHidden, said, beside: .isNavigationBarHidden, in: write)]
            .compactMap(\.self).map { Fix(changes: [$0]) }
    }

    /// The policy's advice on how to animate the bar, if the operation updates a declared style; nil if it has none.
    fileprivate var animationFixOfStyle: DiagnosticText? {
        guard case .update(.style, _) = operation?.action else { return nil }
        return conduct.interface?.animationFix
    }
}

extension BarPropertySet {
    /// The properties that the layout of a root view depends on (uikit.C1, uikit.C5).
    fileprivate static let layout: BarPropertySet = [
        .barStyle, .isTranslucent, .backgroundImage, .prefersLargeTitles, .alpha, .isHidden, .isNavigationBarHidden,
    ]
}

extension WriteLog.Write {
    /// Whether it only slides the bar, and the layout with it.
    fileprivate var slidesByItself: Bool {
        properties.touched.intersection(.layout) == [.isNavigationBarHidden]
            && properties.isNavigationBarHidden?.animation == .animated
    }
}

extension OperationRecord {
    /// Returns `scene`, that of the screen of `side` at rest, in the layout that the screen has while both move; nil if
    /// that is the same.
    func moving(
        _ scene: BarScene,
        of side: Component.Side,
        _ family: PolicyPage.Family,
        on device: Device
    ) -> BarScene? {
        guard let look = layoutLook, let passage else { return nil }
        // A screen that its own bar makes room for does not move with UIKit's.
        // The bar of a navigation controller of its own makes room as long as it is there (libraries.6).
        if family == .barPerScreen, scene.layoutProperties == nil, scene.drawnBy != .navigationBar {
            guard side == .to, scene.isNavigationBarHidden != passage.scene.isNavigationBarHidden else { return nil }
            var moving = scene
            moving.isNavigationBarHidden = passage.scene.isNavigationBarHidden
            return moving
        }
        // Where each screen has a bar of its own and UIKit's is hidden, UIKit's moves nothing.
        if family == .barPerScreen, look.isNavigationBarHidden != passage.scene.isNavigationBarHidden { return nil }
        // A late hide moves content that has already arrived, animated or not.
        let isLate = side == .to && scene.isNavigationBarHidden != passage.scene.isNavigationBarHidden
        let slides = passage.isHidingAnimated && !isLate
        guard !scene.isLaidOut(as: look, slides: slides) else { return nil }
        let moving = scene.adopting(look, slides: slides)
        return LayoutJump(from: scene, to: moving, on: device).isNothing ? nil : moving
    }
}

extension BarScene {
    /// Returns the value of a property that the layout depends on.
    fileprivate func layoutValue(of property: BarProperty) -> BarValue {
        property == .isNavigationBarHidden
            ? .visibility(BarVisibility(hidden: isNavigationBarHidden)) : properties.currentValue(of: property)
    }

    /// Returns the scene with the shared bar as in `look`; a hide that `slides` moves the views along with it.
    fileprivate func adopting(_ look: WriteLog.ShownBar, slides: Bool) -> BarScene {
        var scene = self
        scene.properties = look.properties.followed(by: properties.restricted(to: ownProperties))
        if !slides { scene.isNavigationBarHidden = look.isNavigationBarHidden }
        scene.isBarHidden = false
        return scene
    }

    /// Returns the property that caused `layout` by differing from `other`; if only several together did, the first of
    /// them.
    fileprivate func propertyThatMoves(from other: BarScene, _ layout: ScreenLayout, on device: Device) -> BarProperty?
    {
        var changed: [BarProperty] =
            isNavigationBarHidden == other.isNavigationBarHidden ? [] : [.isNavigationBarHidden]
        for property in BarPropertySet.layout where properties[property] != other.properties[property] {
            changed.append(property)
        }
        let decisive = changed.first { property in
            var scene = self
            if property == .isNavigationBarHidden {
                scene.isNavigationBarHidden = other.isNavigationBarHidden
            } else {
                scene.properties[property] = other.properties[property]
            }
            return scene.layout(on: device) != layout
        }
        return decisive ?? changed.first
    }

    /// Whether the layout is the same as with `look`, as far as the bar decides it.
    fileprivate func isLaidOut(as look: WriteLog.ShownBar, slides: Bool) -> Bool {
        (slides || isNavigationBarHidden == look.isNavigationBarHidden)
            && properties.agrees(with: look.properties, in: .layout.subtracting(ownProperties))
    }
}

extension BarProperties {
    /// Whether `other` touches the same of `properties`, with the same values.
    fileprivate func agrees(with other: BarProperties, in properties: BarPropertySet) -> Bool {
        let common = touched.intersection(properties)
        return common == other.touched.intersection(properties) && common.allSatisfy { self[$0] == other[$0] }
    }
}
