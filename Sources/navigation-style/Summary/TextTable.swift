/// Columns of words under their titles; each row has a label in front.
struct TextTable {
    /// The width of the labels, with the gap after them.
    static let labelWidth = 13

    /// A label, and the words of each column.
    typealias Row = (label: String, words: [String])

    let titles: [String]
    let rows: [Row]

    /// Returns the table; words that differ within a row are emphasized.
    func text(_ style: TextStyle) -> String {
        let widths = titles.indices.map { column in
            (rows.map { $0.words[column].count } + [titles[column].count]).max() ?? 0
        }
        func line(_ label: String, _ words: [String], _ emphases: TextStyle.Emphasis...) -> String {
            let gap = String(repeating: " ", count: 3)
            // Padding is not emphasized, and lines do not end with spaces.
            let cells = zip(words, widths).enumerated().map { column, cell in
                let isLast = words[(column + 1)...].allSatisfy(\.isEmpty)
                let padding = isLast ? "" : "".padded(to: cell.1 - cell.0.count) + gap
                return emphases.reduce(cell.0) { style($1, text: $0) } + padding
            }
            return "  " + label.padded(to: Self.labelWidth) + cells.joined()
        }
        let lines = rows.filter { $0.words.contains { !$0.isEmpty } }.map { row in
            Set(row.words).count > 1 ? line(row.label, row.words, .yellow) : line(row.label, row.words)
        }
        return ([line("", titles, .bold)] + lines).joined(separator: "\n")
    }
}

extension String {
    /// Returns the text padded with spaces to a width.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
