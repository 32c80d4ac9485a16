/// A small page for people: text and links, of which every character is escaped.
struct HTMLPage {
    /// A piece of a page.
    enum Block {
        /// A paragraph.
        case text(String)
        /// Words that programs use.
        case code(String)
        /// A list under a heading; nothing where it is empty.
        case list(String, [Link])
    }

    /// A place that a page leads to, or a text that leads nowhere.
    struct Link {
        var path: String?
        var text: String
        /// What is said of it.
        var note: String?

        init(_ text: String, to path: String? = nil, note: String? = nil) {
            self.text = text
            self.path = path
            self.note = note
        }
    }

    let title: String
    let blocks: [Block]

    /// The page, UTF-8.
    ///
    /// - Parameter linkPrefix: The beginning of each path.
    /// - Returns: The page.
    func bytes(linkPrefix: String) -> [UInt8] {
        var html = """
            <!DOCTYPE html>
            <html lang="en">
            <meta charset="utf-8">
            <title>\(title.escapedForHTML)</title>
            <h1>\(title.escapedForHTML)</h1>

            """
        for block in blocks { html += block.html(linkPrefix) }
        html += "</html>\n"
        return Array(html.utf8)
    }

    static let contentType = "text/html; charset=utf-8"
}

extension HTMLPage.Block {
    fileprivate func html(_ linkPrefix: String) -> String {
        switch self {
        case .text(let text): return "<p>\(text.escapedForHTML)</p>\n"
        case .code(let text): return "<p><code>\(text.escapedForHTML)</code></p>\n"
        case .list(let heading, let links):
            if links.isEmpty { return "" }
            let items = links.map { "<li>\($0.html(linkPrefix))</li>\n" }.joined()
            return "<h2>\(heading.escapedForHTML)</h2>\n<ul>\n\(items)</ul>\n"
        }
    }
}

extension HTMLPage.Link {
    fileprivate func html(_ linkPrefix: String) -> String {
        let text = text.escapedForHTML
        let link = path.map { "<a href=\"\((linkPrefix + $0).escapedForHTML)\">\(text)</a>" } ?? text
        return link + (note.map { ": \($0.escapedForHTML)" } ?? "")
    }
}

extension String {
    /// The text with the characters that HTML gives a meaning, in text and in attributes, as references.
    fileprivate var escapedForHTML: String {
        var escaped = ""
        escaped.reserveCapacity(utf8.count)
        for scalar in unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
