/// A page for people in the style of the playground, made of text and links; every character is escaped.
struct HTMLPage {
    /// A piece of a page.
    enum Block {
        /// A paragraph.
        case text(String)
        /// Text for programs.
        case code(String)
        /// A list under a heading; left out if it is empty.
        case list(String, [Link])
    }

    /// A link to a page, or a text without a link.
    struct Link {
        var path: String?
        var text: String
        /// A remark about it.
        var note: String?

        init(_ text: String, to path: String? = nil, note: String? = nil) {
            self.text = text
            self.path = path
            self.note = note
        }
    }

    let title: String
    let blocks: [Block]

    /// Returns the page as UTF-8.
    ///
    /// - Parameters:
    ///   - linkPrefix: The beginning of each path.
    ///   - hasPlayground: Whether the server has a playground, to which the page leads back.
    /// - Returns: The page.
    func bytes(linkPrefix: String, hasPlayground: Bool) -> [UInt8] {
        let name = "<b>navigation-style</b>"
        var html = """
            <!DOCTYPE html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(title.escapedForHTML) · navigation-style</title>
            <style>\(Self.style)</style>\(hasPlayground ? Self.icon(linkPrefix) : "")
            <body>
            <header>
            \(hasPlayground ? "<a href=\"\(linkPrefix)/\">\(name)</a>" : name)
            <nav aria-label="Reference">\(Self.navigation(linkPrefix))</nav>
            </header>
            <main>
            <h1>\(title.escapedForHTML)</h1>

            """
        for block in blocks { html += block.html(linkPrefix) }
        html += "</main>\n</body>\n</html>\n"
        return Array(html.utf8)
    }

    static let contentType = "text/html; charset=utf-8"

    /// A policy under which nothing is loaded but the server's icon, and nothing runs; only the page's own style
    /// applies.
    static let contentSecurityPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'"

    /// Returns the link to the icon of the playground.
    private static func icon(_ linkPrefix: String) -> String {
        "\n<link rel=\"icon\" href=\"\(linkPrefix)/playground.svg\">"
    }

    /// Returns the links to all lists.
    private static func navigation(_ linkPrefix: String) -> String {
        ["Policies", "Devices", "Diagnostics", "Rules", "References", "Problems"]
            .map { "<a href=\"\(linkPrefix)/\($0.lowercased())\">\($0)</a>" }.joined(separator: "\n")
    }

    /// The colors of the playground, light and dark.
    private static let style = """
        :root { color-scheme: light dark; font: 15px/1.55 system-ui, sans-serif; overflow-wrap: anywhere; \
        color: light-dark(#1b1f26, #e6ebf1); background: light-dark(#f4f5f7, #0d1117) }
        * { box-sizing: border-box }
        body { margin: 0 }
        header { display: flex; flex-wrap: wrap; gap: 4px 20px; padding: 8px 16px; \
        background: light-dark(#fff, #161b22); border-bottom: 1px solid light-dark(#d8dce2, #30363d) }
        header > b, header a { display: inline-block; min-height: 30px; margin-right: 14px; line-height: 30px }
        main { max-width: 52rem; margin: 0 auto; padding: 8px 16px 48px }
        h1 { font-size: 22px }
        h2 { margin: 28px 0 8px; font-size: 16px }
        a { color: light-dark(#0b57d0, #8ab8ff) }
        :focus-visible { outline: 2px solid; outline-offset: 2px }
        code { font: 13px/1.5 ui-monospace, Menlo, monospace }
        ul { padding: 0; list-style: none }
        li { padding: 6px 0; border-top: 1px solid light-dark(#d8dce2, #30363d) }
        """
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
    /// The text with the special characters of HTML, in text and in attributes, as references.
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
