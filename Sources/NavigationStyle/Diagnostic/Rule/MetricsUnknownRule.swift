/// Numbers that an answer does not have since nobody knows them.
enum MetricsUnknownRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .metricsUnknown,
        severity: .info,
        symptom: "frame or layout is null, or a visibility is indeterminate.",
        cause:
            "Apple does not publish the heights of bars, and nobody has measured this one: that of a large title at most sizes of "
            + "text, of a bar while a search is active, of the toolbar of iOS 26. Nothing is estimated. Of a search bar at first "
            + "sight two heights are possible, and the documented one is given.",
        remedy: "Ask for a case that was measured, as the fix says, or go by what the answer has beside the numbers.",
        references: ["around.W2", "around.W3", "around.N4", "around.N5", "around.N12"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let after = context.after, let top = context.top, !after.bar.isHidden,
            let metric = after.scene.unknownMetric(on: context.device)
        else { return }
        let (id, key) = (context.id(top), metric.property?.rawValue ?? "layout")
        let item = context.pointer(toScreen: top).appending(.navigationItem)
        func add(_ pointer: RequestPointer, _ message: DiagnosticText, fix: DiagnosticText) {
            findings.add(page, screen: id, key: key, at: pointer, message, fix: fix)
        }
        switch metric {
        case .largeTitle:
            let environment = context.environment
            let category = "\(environment.contentSizeCategory.rawValue)" as DiagnosticText
            add(
                .textSize,
                """
                Nobody has measured how high the large title of \(id) is at the text size \(category) on iOS \
                \(environment.os): the bar's frame and the layout below it are left out.
                """,
                fix: environment.designVersion >= .liquidGlass
                    ? "Ask for large, extraExtraExtraLarge or accessibilityMedium, which were measured."
                    : "Ask for large, the one size that is known before iOS 26."
            )
        case .activeSearch:
            let isOwn = after.scene.isSearchActive
            let searching = isOwn ? top : context.stack.screenBelowTop(by: 1) ?? top
            add(
                context.pointer(toScreen: searching).appending(.navigationItem).appending(.searchController),
                """
                How high the bar is while the search of \(context.id(searching)) is active is not known: its frame and the \
                layout below it are left out.
                """,
                fix: "End the search (isActive: false) to see where the bar is without it."
            )
        case .toolbar:
            add(
                item.appending(.searchController),
                """
                iOS \(context.environment.os) puts the search bar of \(id) into the toolbar at the lower edge, whose height is \
                not known: the layout is left out.
                """,
                fix: "Set preferredSearchBarPlacement to stacked, which puts it below the bar's row."
            )
        case .searchBar:
            guard let frame = after.bar.frame, let height = after.bar.searchBar?.height else { return }
            add(
                item.appending(.searchController),
                """
                Whether the search bar of \(id) is seen before anything is scrolled is not known: documentation says it is, \
                with a bar of \(frame.height) pt, which is given; others saw it hidden, with one of \(frame.height - height) pt.
                """,
                fix: "Set hidesSearchBarWhenScrolling to false, or scroll."
            )
        }
    }
}
