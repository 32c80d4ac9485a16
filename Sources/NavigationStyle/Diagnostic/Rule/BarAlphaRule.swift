/// The bar's own alpha is left alone (seed0.6.4).
enum BarAlphaRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .barAlphaChanged,
        severity: .warning,
        symptom:
            "The title and buttons fade with the background, and the next screen gets a faded bar; at 0 the layout changes too.",
        cause: "The alpha of UINavigationBar applies to the whole view, which all screens share.",
        remedy: "Change the alpha of the background image or of the appearance's background color.",
        references: ["seed0.6.4"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        // A config runs more than once in a transition.
        var told: [RequestPointer] = []
        for index in context.newWrites.indices
        where context.log.writes[index].touches(.alpha) {
            let write = context.log.writes[index]
            // A write of 1 restores the default.
            guard let alpha = context.written(in: write).alpha, alpha < 1 || write.isScrollStyling else { continue }
            let pointer = context.pointer(to: .alpha, in: write)
            if write.isRunByPolicy {
                if told.contains(pointer) { continue }
                told.append(pointer)
            }
            let id = context.id(write.screen)
            findings.add(
                page,
                screen: id,
                property: .alpha,
                at: pointer,
                "\(context.subject(of: write)) sets the bar's alpha to \(alpha)\(write.place).",
                fix: write.isScrollStyling
                    ? "Change backgroundImageAlpha instead."
                    : "Use a background image or an appearance's background color with that alpha instead.",
                fixes: context.fixes(removing: .alpha, from: write)
            )
        }
    }
}
