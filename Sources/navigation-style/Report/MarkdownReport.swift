internal import NavigationStyle

/// A report as a comment on a pull request: a heading, and a table with the most severe findings of each group first.
struct MarkdownReport {
    /// The limit of all rows, in bytes: a comment on GitHub has at most 65,536 characters.
    private static let mostBytes = 50_000

    /// The limit of a drawing beside the rows, in bytes.
    private static let mostDrawnBytes = 12_000

    /// The heading: the subject, and the numbers of findings.
    let title: String
    /// A sentence below the heading.
    var introduction: String?
    let rows: [Annotation]
    /// A drawing in the language of Mermaid, if there is one.
    var drawing: String?

    /// The report in the Markdown of GitHub and GitLab.
    var text: String {
        var text = "### \(title.markdownText)\n"
        if let introduction { text += "\n\(introduction.markdownText)\n" }
        let order = rows.indices.sorted { left, right in
            (rows[left].group, rows[left].severity.rank, left) < (rows[right].group, rows[right].severity.rank, right)
        }
        let lines = order.map { rows[$0].row }
        if !lines.isEmpty { text += "\n| | Where | What |\n|---|---|---|\n" }
        var told = 0
        for line in lines {
            guard text.utf8.count + line.utf8.count <= Self.mostBytes else { break }
            text += line
            told += 1
        }
        if told < lines.count { text += "\n…and \(lines.count - told) more.\n" }
        if let drawing, drawing.utf8.count <= Self.mostDrawnBytes { text += "\n```mermaid\n\(drawing)```\n" }
        return text
    }
}

extension Annotation {
    /// The line of the table.
    fileprivate var row: String {
        let told = "**\(code.markdownText)**: " + lines.map(\.markdownText).joined(separator: "<br>")
        return "| \(severity.emblem) \(severity.rawValue) | \(place.markdownText) | \(told) |\n"
    }
}

extension Diagnostic.Severity {
    /// The emblem of the severity, which is easy to spot.
    fileprivate var emblem: String {
        switch self {
        case .error: "🚫"
        case .warning: "⚠️"
        case .info: "📖"
        }
    }
}

extension String {
    /// The text as Markdown that shows exactly this text, on one line.
    ///
    /// A backslash removes the meaning of punctuation (CommonMark 2.4). A name after `@` and a number after `#` would
    /// still mention a person or another issue, so an invisible character separates them.
    fileprivate var markdownText: String {
        var text = ""
        for scalar in onOneLine.unicodeScalars {
            switch scalar {
            case "@", "#": text += "\\\(scalar)\u{2060}"
            case "!"..."/", ":"..."?", "["..."`", "{"..."~":
                // These characters have a meaning only at the beginning of a line, or next to others that are escaped.
                text += ",'\"/;?%-+=(){}".unicodeScalars.contains(scalar) ? String(scalar) : "\\\(scalar)"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
