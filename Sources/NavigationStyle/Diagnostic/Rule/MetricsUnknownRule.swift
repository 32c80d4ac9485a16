/// Finds numbers that are missing from an answer because they are unknown.
enum MetricsUnknownRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .metricsUnknown,
        severity: .info,
        symptom: "frame or layout is null, or a visibility is indeterminate.",
        cause:
            "Apple does not publish the heights of bars, and nobody has measured this one: at most sizes of text that of a "
            + "large title; in a sheet on iOS 26 and in a custom presentation; tab bars of iPadOS 18 and of iOS 26; that of a bar "
            + "while a search is active, and of the toolbar of iOS 26. Nothing is estimated. Of a search bar at first sight two "
            + "heights are possible, and the documented one is given.",
        remedy: "Ask for a case that was measured, as the fix says, or go by what the answer has beside the numbers.",
        references: [
            "around.W2", "around.W3", "around.O5", "around.P4", "around.N4", "around.N5", "around.N12",
        ]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let after = context.after, let top = context.top else { return }
        let frameMetric = after.bar.isHidden ? nil : after.scene.unknownMetric(on: context.device)
        guard let metric = frameMetric ?? after.scene.unknownLayoutMetric(on: context.device) else { return }
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
                context.pointerToContentSizeCategory,
                """
                Nobody has measured how high the large title of \(id) is at the text size \(category) on iOS \
                \(environment.os): the bar's frame and the layout below it are left out.
                """,
                fix: environment.designVersion >= .liquidGlass
                    ? "Ask for large, extraExtraExtraLarge or accessibilityMedium, which were measured."
                    : "Ask for large, the one size that is known before iOS 26."
            )
        case .presentation:
            add(
                RequestPointer(.navigationController).appending(.modalPresentationStyle),
                """
                Nobody has measured the bar of this presentation on iOS \(context.environment.os): its frame and the layout below \
                it are left out.
                """,
                fix: "Ask for a full-screen presentation, or for a sheet of iOS 13 to 18."
            )
        case .tabBar:
            add(
                RequestPointer(.navigationController).appending(.tabBar),
                """
                Nobody has measured the tab bar of this device on iOS \(context.environment.os): the layout above it is left out.
                """,
                fix: "Leave tabBar out to know the layout without it."
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

extension DiagnosticContext {
    /// The place of the size of text: in the operation that has changed it, or in the environment.
    fileprivate var pointerToContentSizeCategory: RequestPointer {
        if let operation, case .traitChange(changesTextSize: true) = operation.action {
            return operation.pointer.appending(.contentSizeCategory)
        }
        return RequestPointer(.environment).appending(.contentSizeCategory)
    }
}
