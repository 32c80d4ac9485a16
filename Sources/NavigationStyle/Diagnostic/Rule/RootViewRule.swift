/// The content under the bar, and the part of it seen through the bar (seed1; seed4).
enum RootViewRule: DiagnosticRule {
    static let pages = [underBar, seenThrough]

    static let underBar = DiagnosticPage(
        code: .contentUnderBar,
        severity: .info,
        symptom: "The top of the content is under the bar.",
        cause: "The root view begins at the top of the window, and no scroll view makes room for the bar.",
        remedy:
            "Let UIKit adjust the scroll view's insets, lay out the content relative to the safe area, or remove the top edge "
            + "from edgesForExtendedLayout.",
        references: ["seed4", "uikit.C1", "uikit.C2"]
    )

    static let seenThrough = DiagnosticPage(
        code: .previousScreenVisible,
        severity: .warning,
        symptom: "During the swipe back, the other screen shows through the bar.",
        cause: "The bar is see-through, and the root view begins below it rather than behind it.",
        remedy:
            "Extend the root view to the top (edgesForExtendedLayout with top, extendedLayoutIncludesOpaqueBars), or give the "
            + "bar an opaque background.",
        references: ["seed1"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let after = context.after, let top = context.top else { return }
        checkUnderBar(after.scene, state: after.bar, top: top, context, &findings)
        guard let transition = context.transition, transition.kind == .pop, context.passage != nil,
            let from = transition.from
        else { return }
        let incoming = context.incoming
        if let operation = context.operation, let before = operation.before {
            // The change of the bar may move the root view to the top as the screens begin to move (uikit.C6).
            let moving =
                operation.record.moving(before.scene, of: .from, context.family, on: context.device) ?? before.scene
            if !moving.reachesTop {
                checkSeenThrough(before.scene, state: before.bar, screen: from, context, &findings)
                if let incoming { checkClearing(before, moving, incoming, transition, context, &findings) }
            }
        }
        if let incoming {
            checkSeenThrough(
                incoming.scene,
                state: incoming.bar,
                screen: transition.to,
                if: context.isIncomingSeeThrough(in: transition),
                context,
                &findings
            )
        }
    }

    private static func checkUnderBar(
        _ scene: BarScene,
        state: BarState,
        top: Int,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        guard !state.isHidden, let frame = state.frame else { return }
        let view = context.screen(top) { $0.view }
        let id = context.id(top)
        let pointer: RequestPointer
        let (key, reason): (String?, DiagnosticText)
        if let (path, because) = view.reasonForContentUnderBar(state, environment: context.environment) {
            pointer = path.reduce(context.pointer(toScreen: top).appending(.view)) { $0.appending($1) }
            (key, reason) = (path.last?.name, "\(because)")
        } else if view.scrollView == nil, let (image, cause) = scene.translucentImage(state, context) {
            // With an opaque image, the view would begin below the bar (seed4).
            pointer = cause.pointer
            (key, reason) = (
                BarProperty.backgroundImage.name,
                "\(image) has an alpha below 1, so the bar is translucent"
            )
        } else {
            return
        }
        let layout = scene.layout(on: context.device)
        guard layout.view.y == 0, layout.adjustedContentInset?.top ?? 0 <= 0 else { return }
        findings.add(
            underBar,
            screen: id,
            key: key,
            at: pointer,
            """
            The root view of \(id) begins under the bar, which ends at y \(frame.maxY), and no scroll view makes room \
            for it: \(reason).
            """,
            fix: "Let UIKit adjust the scroll view's insets, or lay out the content relative to the safe area."
        )
    }

    private static func checkSeenThrough(
        _ scene: BarScene,
        state: BarState,
        screen: Int,
        if isOnTheWay: @autoclosure () -> Bool = true,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        guard !state.isHidden, !state.background.isOpaque, let layout = scene.knownLayout(on: context.device),
            layout.view.y > 0, isOnTheWay()
        else { return }
        guard let pointer = context.pointer(toRootBelowBarOf: screen, seenThroughBarOf: screen) else { return }
        let id = context.id(screen)
        findings.add(
            seenThrough,
            screen: id,
            at: pointer,
            """
            The bar of \(id) is see-through, and its root view begins below it, at y \(layout.view.y): during the pop the \
            other screen shows through the bar.
            """,
            fix: "Extend the root view of \(id) to the top, or give the bar an opaque background."
        )
    }

    /// Reports a root view below an opaque bar that becomes see-through as the screens begin to move, because it has the
    /// look of the returning screen then: that screen, which reaches the top, shows through it (seed1).
    private static func checkClearing(
        _ before: BarSnapshot,
        _ moving: BarScene,
        _ incoming: BarSnapshot,
        _ transition: Transition,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        guard let from = transition.from, let passage = context.passage, let after = context.after,
            !before.bar.isHidden, before.bar.background.isOpaque, !incoming.bar.isHidden,
            !incoming.bar.background.isOpaque, incoming.scene.reachesTop,
            let layout = moving.knownLayout(on: context.device), layout.view.y > 0,
            let motion = context.motion(in: transition, passage, from: before, to: after), !motion.isSplit,
            let pointer = context.pointer(toRootBelowBarOf: from, seenThroughBarOf: transition.to)
        else { return }
        let (id, next) = (context.id(from), context.id(transition.to))
        findings.add(
            seenThrough,
            screen: id,
            at: pointer,
            """
            In the pop the bar becomes see-through like that of \(next), and the root view of \(id) begins below it, at \
            y \(layout.view.y): the other screen shows through the bar.
            """,
            fix: "Extend the root view of \(id) to the top, or give the bar of \(next) an opaque background."
        )
    }
}

extension DiagnosticContext {
    /// Whether the bar of the incoming screen is see-through while the screens move, and not only by what is written
    /// when they have arrived.
    fileprivate func isIncomingSeeThrough(in transition: Transition) -> Bool {
        guard let passage, let after, let before = operation?.before,
            let motion = motion(in: transition, passage, from: before, to: after)
        else { return true }
        return !motion.background(of: .to, at: 0.5).isOpaque
    }

    /// Returns the place that lets the root view of `screen` begin below the bar or, if a policy does, the one that makes
    /// the bar of `other` see-through; nil if neither is in the request.
    fileprivate func pointer(toRootBelowBarOf screen: Int, seenThroughBarOf other: Int) -> RequestPointer? {
        if self.screen(screen, { !$0.view.extendsUnderTopBars }) {
            return pointer(toScreen: screen).appending(.view).appending(.edgesForExtendedLayout)
        }
        if let cause = cause(of: .isTranslucent) ?? cause(of: .backgroundImage) { return cause.pointer }
        if let pointer = pointer(to: .background, of: other) { return pointer }
        return self.screen(other) { $0.bar?.background != nil }
            ? pointer(toScreen: other).appending(.bar).appending(.background) : nil
    }
}

extension BarScene {
    /// Returns the background image whose alpha makes the bar translucent, and its origin; nil if there is none.
    ///
    /// An empty image is meant to let all of the content show.
    fileprivate func translucentImage(
        _ state: BarState,
        _ context: DiagnosticContext
    ) -> (image: BarImage, cause: DiagnosticContext.ValueOrigin)? {
        guard state.isTranslucent, state.translucency == .inferred,
            case .image(let image) = properties[.backgroundImage], case .picture = image,
            let cause = context.cause(of: .backgroundImage)
        else { return nil }
        return (image, cause)
    }
}

extension ScreenView {
    /// Returns the keys and the reason for which nothing makes room for the bar; nil if the request does not say.
    fileprivate func reasonForContentUnderBar(
        _ state: BarState,
        environment: NavigationEnvironment
    ) -> (path: [RequestPointer.Key], reason: String)? {
        if let scrollView {
            guard environment.os >= .safeArea else { return reasonForUnownedScrollView(scrollView, on: environment.os) }
            // One that is pinned to the safe area begins below the bar.
            guard scrollView.pinnedTo != .safeArea else { return nil }
            let path: [RequestPointer.Key] = [.scrollView, .contentInsetAdjustmentBehavior]
            // Content of unknown height is not said to be short.
            let isKnown = scrollView.contentHeight != nil
            let unowned = reasonForUnownedScrollView(scrollView, on: environment.os)
            switch scrollView.contentInsetAdjustmentBehavior {
            case .never: return (path, "contentInsetAdjustmentBehavior is never")
            case .scrollableAxes where isKnown && unowned == nil:
                return (path, "contentInsetAdjustmentBehavior is scrollableAxes" + Self.shortContent)
            case .automatic where isKnown:
                return unowned.map { ($0.path, $0.reason + Self.shortContent) }
            case .always, .scrollableAxes, .automatic: return nil
            }
        }
        if extendedLayoutIncludesOpaqueBars, !state.isTranslucent {
            return ([.extendedLayoutIncludesOpaqueBars], "there is none")
        }
        guard let edgesForExtendedLayout, edgesForExtendedLayout.contains(.top) else { return nil }
        return ([.edgesForExtendedLayout], "there is none")
    }

    private static var shortContent: String { ", and the content is too short to scroll" }

    /// Returns the keys and the reason for which UIKit does not make room for the bar in any scroll view (uikit.C2);
    /// nil if it does.
    private func reasonForUnownedScrollView(
        _ scrollView: ScreenScrollView,
        on os: SystemVersion
    ) -> (path: [RequestPointer.Key], reason: String)? {
        if !automaticallyAdjustsScrollViewInsets {
            return ([.automaticallyAdjustsScrollViewInsets], "automaticallyAdjustsScrollViewInsets is false")
        }
        guard !ownsScrollView(on: os) else { return nil }
        let reason = "UIKit adjusts only the first scroll view, and this is another one"
        guard scrollView.isContentScrollView == false else {
            let isInside = scrollView.isInsideScrollView ?? false
            return ([.scrollView, isInside ? .isInsideScrollView : .subviewIndexPath], reason)
        }
        return ([.scrollView, .isContentScrollView], reason)
    }
}
