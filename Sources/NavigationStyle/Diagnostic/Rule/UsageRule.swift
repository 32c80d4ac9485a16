/// Breaches of a policy's usage rules by screens' code that no other diagnostic reports (seed0.5.2; seed3).
enum UsageRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .ruleBroken,
        severity: .warning,
        symptom: "The policy does not work as intended: styles arrive late, flash or are lost.",
        cause: "A screen's code breaks one of the policy's usage rules.",
        remedy: "Follow the rule in the reference; usageRules on the policy's page lists all of them.",
        references: ["seed0.5.2", "seed3"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let usage = context.conduct.usage else { return }
        for index in context.newWrites.indices {
            // Most writes do not touch these properties, which is checked without copying the write.
            let concerned = usage.properties(context.log.writes[index].event)
            let touched = context.log.writes[index].properties.touched.intersection(concerned)
            if touched.isEmpty { continue }
            let write = context.log.writes[index]
            guard write.isStyling, !write.isRunByPolicy, !write.isScrollStyling else { continue }
            for property in touched {
                guard let value = write.properties[property],
                    let breach = usage.breach(property, value, write, context)
                else { continue }
                findings.add(
                    page,
                    screen: context.id(write.screen),
                    property: property,
                    at: context.pointer(to: property, in: write),
                    sources: breach.rule.sourcesOfBreach,
                    """
                    \(context.subject(of: write)) \(setting: property, to: value)\(Self.place(of: write)), against a \
                    rule of \(context.policy): \(breach.rule.text)
                    """,
                    fix: breach.fix,
                    fixes: context.fixes(movingToStylePlace: property, from: write)
                        + context.fixes(removing: property, from: write)
                )
            }
        }
    }

    /// Returns the place of a write, with a remark if it is after the transition.
    private static func place(of write: WriteLog.Write) -> DiagnosticText {
        write.event == .viewDidAppear ? "\(write.place), after the transition" : write.place
    }
}
