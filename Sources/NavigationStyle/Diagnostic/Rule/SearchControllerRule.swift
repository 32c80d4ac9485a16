/// The effects of an active search on a push, and search controllers that come too late (around.N6, around.N7, around.N9).
enum SearchControllerRule: DiagnosticRule {
    static let pages = [reveals, stays, tooLate]

    static let reveals = DiagnosticPage(
        code: .searchRevealsHiddenBar,
        severity: .warning,
        symptom: "A screen that hides the bar shows it when it is pushed from a search.",
        cause:
            "From iOS 13 on, UISearchController shows the bar when the navigation controller is about to show a "
            + "screen while the search is active, after the screen has hidden the bar in viewWillAppear.",
        remedy: """
            Set isActive of the search controller to false before the push, or hide the bar again in the next turn \
            of the run loop.
            """,
        references: ["around.N6"]
    )

    static let stays = DiagnosticPage(
        code: .searchStaysOverPushedScreen,
        severity: .warning,
        symptom: "The search stays over the screen that is pushed from it.",
        cause:
            "UIKit presents the search over the nearest view controller that defines a presentation context. If "
            + "the searching screen does not, that is a view controller above the navigation controller's "
            + "screens.",
        remedy: "Set definesPresentationContext to true on the screen that has the search controller.",
        references: ["around.N7"]
    )

    static let tooLate = DiagnosticPage(
        code: .searchControllerTooLate,
        severity: .warning,
        symptom: "The search bar never appears.",
        cause: "A searchController that is set while its screen is being pushed is ignored.",
        remedy: "Set it in viewDidLoad.",
        references: ["around.N9"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let top = context.top, let after = context.after, after.scene.takesSearchControllers,
            context.environment.os >= .searchControllers
        else { return }
        checkTime(after.scene, of: top, context, &findings)
        guard let operation = context.operation, let transition = context.transition, transition.kind == .push,
            transition.to == top, let from = transition.from, operation.before?.bar.searchBar?.isActive ?? false
        else { return }
        checkReveal(over: from, of: top, context, &findings)
        checkContext(of: from, under: top, context, &findings)
    }

    private static func checkReveal(
        over from: Int,
        of top: Int,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        guard context.after?.bar.isHidden == false, context.operation?.record.revealsBar ?? false,
            let write = context.lastWrite(touching: [.isNavigationBarHidden]), write.screen == top
        else { return }
        let id = context.id(top)
        findings.add(
            reveals,
            screen: id,
            property: .isNavigationBarHidden,
            at: context.pointer(to: .isNavigationBarHidden, in: write),
            """
            \(id) hides the bar, and the search controller of \(context.id(from)), whose search is active, shows it again as \
            \(id) is pushed.
            """,
            fix: "Set isActive of the search controller of \(context.id(from)) to false before the push.",
            fixes: context.operation.map { operation in
                let end = Fix(changes: [.endSearch(beforeOperation: operation.index)])
                // Once the bar is hidden, the swipe back may have to be let begin.
                return [end, end.and(Fix(.guardSwipe, of: top))]
            } ?? []
        )
    }

    private static func checkContext(
        of from: Int,
        under top: Int,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        guard context.screen(from, { !$0.definesPresentationContext }) else { return }
        let id = context.id(from)
        findings.add(
            stays,
            screen: id,
            key: "definesPresentationContext",
            at: context.pointer(toScreen: from).appending(.navigationItem).appending(.searchController),
            """
            \(id) does not define a presentation context, so its active search is presented from further up and stays over \
            \(context.id(top)).
            """,
            fix: "Set definesPresentationContext to true on \(id).",
            fixes: [Fix(.definePresentationContext, of: from)]
        )
    }

    private static func checkTime(
        _ scene: BarScene,
        of top: Int,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        guard context.isFirstAppearance, context.stack.count > 1,
            context.screen(top, { $0.navigationItem.searchController?.setIn == .duringTransition })
        else { return }
        let id = context.id(top)
        findings.add(
            tooLate,
            screen: id,
            key: "searchController",
            at: context.pointer(toScreen: top).appending(.navigationItem).appending(.searchController)
                .appending(.setIn),
            "\(id) sets its searchController while it is being pushed: its search bar never appears.",
            fix: "Set it in viewDidLoad of \(id).",
            fixes: [Fix(.setSearchControllerInTime, of: top)]
        )
    }
}
