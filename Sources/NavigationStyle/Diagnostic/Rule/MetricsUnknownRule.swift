/// Finds numbers that are missing from an answer because they are unknown.
enum MetricsUnknownRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .metricsUnknown,
        severity: .info,
        symptom: "frame or layout is null, or a visibility is indeterminate.",
        cause:
            "Apple does not publish the heights of bars, and this one was not measured: large titles at most "
            + "text sizes; bars in a sheet on iOS 26 and in a custom presentation; tab bars of iPadOS 18 and iOS "
            + "26; a bar while a search is active; the toolbar of iOS 26. Nothing is estimated. For a search bar "
            + "at first sight two heights are possible, and the documented one is given.",
        remedy: "Request a case that was measured, as the fix suggests, or rely on the rest of the answer.",
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
                The height of the large title of \(id) at the text size \(category) on iOS \(environment.os) was not \
                measured: the bar's frame and the layout below it are left out.
                """,
                fix: environment.designVersion >= .liquidGlass
                    ? "Use large, extraExtraExtraLarge or accessibilityMedium, which were measured."
                    : "Use large, the only size that is known before iOS 26."
            )
        case .presentation:
            add(
                RequestPointer(.navigationController).appending(.modalPresentationStyle),
                """
                The bar of this presentation on iOS \(context.environment.os) was not measured: its frame and the \
                layout below it are left out.
                """,
                fix: "Use a full-screen presentation, or a sheet of iOS 13 to 18."
            )
        case .tabBar:
            add(
                RequestPointer(.navigationController).appending(.tabBar),
                """
                The tab bar of this device on iOS \(context.environment.os) was not measured: the layout above it is \
                left out.
                """,
                fix: "Leave tabBar out to get the layout without it."
            )
        case .activeSearch:
            let isOwn = after.scene.isSearchActive
            let searching = isOwn ? top : context.stack.screenBelowTop(by: 1) ?? top
            add(
                context.pointer(toScreen: searching).appending(.navigationItem).appending(.searchController),
                """
                The height of the bar while the search of \(context.id(searching)) is active is not known: its frame \
                and the layout below it are left out.
                """,
                fix: "End the search (isActive: false) to get the bar without it."
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
                It is not known whether the search bar of \(id) is visible before anything is scrolled: according to \
                the documentation it is, with a bar of \(frame.height) pt, which is given; others saw it hidden, with \
                a bar of \(frame.height - height) pt.
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
