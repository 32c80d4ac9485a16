/// Every screen minds its own bar (seed0.6.1 and seed0.6.2).
enum OtherScreensBarRule: DiagnosticRule {
    static let pages = [page, scrolling]

    static let page = DiagnosticPage(
        code: .otherScreensBarChanged,
        severity: .warning,
        symptom: "The visible screen's bar changes for no apparent reason.",
        cause: "A covered screen restyles the shared bar while another screen is using it.",
        remedy: "Store the new style and write it in viewWillAppear, when the screen returns.",
        references: ["seed0.6.1"]
    )

    static let scrolling = DiagnosticPage(
        code: .scrollStylingNotStopped,
        severity: .warning,
        symptom: "The bar's transparency jumps during a push or pop, or the next screen's bar is half transparent.",
        cause:
            "The content offset changes once more during a transition, and code that still observes it changes "
            + "the bar.",
        remedy: "Stop observing the offset when the screen disappears.",
        references: ["seed0.6.4"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let pointer = context.operation?.pointer else { return }
        switch context.operation?.action {
        case .update(_, .some(let id)):
            // Many policies keep the style of a covered screen until it is shown.
            guard let top = context.top, context.id(top) != id, context.family != .barPerScreen,
                ![context.operation?.before].looksLike([context.after])
            else { return }
            findings.add(
                page,
                screen: id,
                at: pointer.appending(.screenID),
                "An update of \(id) restyles the bar while \(context.id(top)) is on top.",
                fix: "Write the style in \(context.conduct.stylePlace.words) of \(id) instead."
            )
        default: checkScrolling(at: pointer, context, &findings)
        }
    }

    private static func checkScrolling(
        at operation: RequestPointer,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        for write in context.writes where write.isScrollStyling {
            let id = context.id(write.screen)
            let pointer: RequestPointer
            if write.event == .duringTransition, context.transition?.from == write.screen, context.isSeen(write) {
                pointer = context.pointer(toScreen: write.screen).appending(.scrollStyling)
                    .appending(.stopsWhenDisappearing)
            } else if write.event == .call, context.top != write.screen, context.family != .barPerScreen {
                pointer = operation.appending(.screenID)
            } else {
                continue
            }
            for (property, value) in write.properties {
                findings.add(
                    scrolling,
                    screen: id,
                    property: property,
                    at: pointer,
                    """
                    \(id) still observes its scroll offset after it has left the top of the stack, and \
                    \(setting: property, to: value).
                    """,
                    fix: "Stop observing the offset when \(id) disappears.",
                    fixes: write.event == .call ? [] : [Fix(.stopScrollStyling, of: write.screen)]
                )
            }
        }
    }
}

extension DiagnosticContext {
    /// Whether the shared bar, to which `write` of the outgoing screen goes, is the one that this screen showed.
    fileprivate func isSeen(_ write: WriteLog.Write) -> Bool {
        family != .barPerScreen || operation?.before?.scene.drawnBy == .navigationBar
    }

    /// Whether all screens write to one bar.
    var hasSharedBar: Bool {
        switch family {
        case .customContainer, .barPerScreen: false
        case .sharedBar, .fakeBarsInTransition, .interpolation, .navigationItem: true
        }
    }
}
