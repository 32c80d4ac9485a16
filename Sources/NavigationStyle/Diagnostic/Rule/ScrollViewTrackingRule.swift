/// Scroll views that the bar does not follow (around.M1, around.M3).
enum ScrollViewTrackingRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .scrollViewNotTracked,
        severity: .warning,
        symptom:
            "The large title never collapses, or the bar stays as at the scroll edge, however far the content "
            + "is scrolled.",
        cause:
            "UIKit follows the scroll view that is the first subview at every level below the root view at the "
            + "layout for its appearance, or the one that setContentScrollView(_:for:) names. It follows no "
            + "other.",
        remedy:
            "Make the scroll view the first subview, in viewDidLoad, or call setContentScrollView(_:for: .top) from iOS 15 on.",
        references: ["around.M1", "around.M2", "around.M3", "uikit.B2"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let after = context.after, let top = context.top, isUntracked(in: after, context),
            let (path, reason, fixes) = cause(in: after.scene, of: top, context)
        else { return }
        let effect: DiagnosticText =
            after.bar.largeTitle.height ?? 1 > 0
            ? "its large title never collapses" : "the bar stays as it is at the scroll edge"
        let view = context.pointer(toScreen: top).appending(.view)
        findings.add(
            page,
            screen: context.id(top),
            key: path.last?.name,
            at: path.reduce(view) { $0.appending($1) },
            "UIKit does not follow the scroll view of \(context.id(top)), so \(effect): \(reason).",
            fix: context.environment.os >= .contentScrollViews
                ? "Make it the first subview of the root view, or call setContentScrollView(_:for: .top) with it."
                : "Make it the first subview of the root view before the screen appears.",
            fixes: fixes
        )
    }

    /// Whether there is content to scroll that the bar visibly does not follow.
    static func isUntracked(in after: BarSnapshot, _ context: DiagnosticContext) -> Bool {
        let (scene, device) = (after.scene, context.device)
        guard let top = context.top, !after.bar.isHidden, scene.isManaged,
            scene.place({ $0.view.scrollView != nil }), !scene.tracksScrollView, scene.canScroll(on: device)
        else { return false }
        // A screen without members about the search for scroll views is reported only for a hidden background.
        guard context.screen(top, { $0.view.tellsOfDiscovery }) else {
            return ScrollEdgeRule.hiddenBackground(context) != nil
        }
        return after.bar.largeTitle.height ?? 1 > 0 || differsByScrolling(scene, on: device)
    }

    /// Returns the member that keeps UIKit from following the scroll view, the reason, and the fixes, the best first;
    /// nil if the request does not say.
    private static func cause(
        in scene: BarScene,
        of top: Int,
        _ context: DiagnosticContext
    ) -> (path: [RequestPointer.Key], reason: DiagnosticText, fixes: [Fix])? {
        let os = context.environment.os
        let view = context.screen(top) { $0.view }
        guard let scrollView = view.scrollView else { return nil }
        func fixes(_ change: ScrollViewChange?) -> [Fix] {
            var fixes = change.map { [Fix(.scrollView($0), of: top)] } ?? []
            if os >= .contentScrollViews, scrollView.isContentScrollView == nil {
                fixes.append(Fix(.setContentScrollView, of: top))
            }
            // Tracking alone does not give the bar the screen's look at the scroll edge.
            let edge = edgeFixes(scene, of: top, context)
            return fixes + fixes.flatMap { fix in edge.map { fix.and($0) } }
        }
        if scrollView.isContentScrollView == false {
            let reason: DiagnosticText = "isContentScrollView is false"
            return ([.scrollView, .isContentScrollView], reason, fixes(.takeAsContentScrollView))
        }
        if view.namedContentScrollView(on: os) == .none {
            return ([.contentScrollView], "contentScrollView(for:) returns nil", fixes(nil))
        }
        if scrollView.isInsideScrollView ?? false {
            let reason: DiagnosticText = "it is inside another scroll view, which UIKit finds instead"
            return ([.scrollView, .isInsideScrollView], reason, fixes(nil))
        }
        if !scrollView.isFirst {
            let reason: DiagnosticText = "it is not the first subview at every level below the root view"
            return ([.scrollView, .subviewIndexPath], reason, fixes(.moveToFront))
        }
        let reason: DiagnosticText = "it is added in viewDidAppear, after UIKit has looked for it"
        return scrollView.addedIn == .viewDidAppear
            ? ([.scrollView, .addedIn], reason, fixes(.addInViewDidLoad)) : nil
    }

    /// Returns the fixes that make the bar look the same at the scroll edge as elsewhere.
    private static func edgeFixes(_ scene: BarScene, of top: Int, _ context: DiagnosticContext) -> [Fix] {
        guard let hidden = ScrollEdgeRule.hiddenBackground(context) else { return [] }
        return ScrollEdgeRule.fixes(of: hidden.source, property: hidden.property, scene: scene, on: top, context)
    }

    /// Whether the bar, from iOS 15 on, would look different with its content scrolled.
    private static func differsByScrolling(_ scene: BarScene, on device: Device) -> Bool {
        guard scene.environment.era >= .scrollEdgeForAllBars else { return false }
        let isCompact = device.hasCompactHeight(in: scene.environment.orientation)
        let edge = scene.effectiveAppearance(in: isCompact ? .compactScrollEdge : .scrollEdge, on: device)
        let rest = scene.effectiveAppearance(in: isCompact ? .compact : .standard, on: device)
        return edge.background != rest.background || edge.shadow != rest.shadow
    }
}

extension BarScene {
    /// Whether there is more content in the scroll view than fits between the bars.
    func canScroll(on device: Device) -> Bool {
        guard let contentHeight = place({ $0.view.scrollView?.contentHeight }) else { return false }
        let layout = layout(on: device)
        let insets = layout.adjustedContentInset ?? .zero
        return contentHeight + insets.top + insets.bottom > layout.view.height
    }

    /// Whether the content of the scroll view is known to fit between the bars, and not to bounce.
    func keepsContentInPlace(on device: Device) -> Bool {
        place { $0.view.scrollView?.contentHeight != nil && !($0.view.scrollView?.alwaysBounceVertical ?? false) }
            && !canScroll(on: device)
    }
}
