/// A new appearance object in the place of one that said more (uikit.B).
enum AppearanceResetRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .appearanceResets,
        severity: .info,
        symptom: "After a new background is set, the title color or the back indicator returns to the system's.",
        cause:
            "An appearance object is replaced as a whole: the new one keeps nothing of the previous one.",
        remedy: "Copy the current appearance and change the copy, or set everything in the new one.",
        references: ["uikit.B1", "uikit.B3"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        // A screen that returns restores its earlier look.
        guard let after = context.after, let top = context.top, !after.bar.isHidden, !context.isReturn else { return }
        let source = after.scene.appearanceSource(for: after.bar.appearance)
        guard source.owner == .bar, case .appearance(let new) = after.scene.properties[source.property],
            let index = context.newWrites.indices.last(where: {
                context.log.writes[$0].properties.touched.contains(source.property)
            }),
            case let write = context.log.writes[index], write.screen == top,
            case .appearance(let old) = write.replaced[source.property]
        else { return }
        let dropped = new.parts(droppedOf: old, in: after)
        guard !dropped.isEmpty else { return }
        let id = context.id(top)
        findings.add(
            page,
            screen: id,
            property: source.property,
            at: context.pointer(to: source.property, in: write),
            """
            \(context.subject(of: write)) replaces \(source.property) as a whole\(write.place) and loses \
            \(dropped.joined(separator: " and ")).
            """,
            fix: """
                Copy the current appearance and change the copy, or set \(dropped.joined(separator: " and ")) in the new \
                one too.
                """
        )
    }
}

extension Appearance {
    /// Returns the parts of `old` that this one leaves out, in words, where `snapshot` shows the loss.
    fileprivate func parts(droppedOf old: Appearance, in snapshot: BarSnapshot) -> [String] {
        var parts: [String] = []
        let scene = snapshot.scene
        let isLarge = snapshot.bar.title.isLarge
        let (before, now) =
            isLarge
            ? (old.largeTitleTextAttributes, largeTitleTextAttributes) : (old.titleTextAttributes, titleTextAttributes)
        if let color = before?.color.map(scene.resolved), now?.color == nil, color != snapshot.bar.title.color,
            !snapshot.partsWithoutPlace.contains(.title)
        {
            parts.append("the title color (\(color))")
        }
        if let color = old.buttonColor.map(scene.resolved), buttonColor == nil, color != snapshot.bar.backButton.color {
            parts.append("the button color (\(color))")
        }
        if snapshot.bar.backButton.isShown, old.backIndicatorImage != nil, old.backIndicatorTransitionMaskImage != nil,
            backIndicatorImage == nil || backIndicatorTransitionMaskImage == nil
        {
            parts.append("the back indicator")
        }
        return parts
    }
}
