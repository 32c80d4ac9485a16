extension AuditReport {
    /// The report as a comment on a pull request: a row for each cause, and the path to the first new finding.
    var markdown: String {
        let annotations = annotations
        let rows = annotations.map { annotation in
            let (file, line, _) = place(of: annotation)
            let place = [file, line.map { "\(file == nil ? "line " : "")\($0)" }].compactMap(\.self)
            return MarkdownReport.Row(
                severity: annotation.severity,
                place: place.joined(separator: ":"),
                code: annotation.code,
                lines: lines(of: annotation),
                group: changeGroup(of: annotation.issues)
            )
        }
        let drawing = rows.isEmpty ? nil : GraphDrawing(of: self, showing: nil, in: .mermaid).mermaid
        return MarkdownReport(
            title: summary(annotations),
            introduction: descriptionWords,
            rows: rows,
            drawing: drawing
        ).text
    }
}
