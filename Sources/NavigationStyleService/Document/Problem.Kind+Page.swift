import HTTPMessage
import NavigationStyleJSON

extension Problem.Kind {
    /// Writes the whole page.
    func writePage(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("type", type)
        writer.member("title", title)
        writer.key("status")
        writer.integer(status.code)
        writer.member("explanation", explanation)
        writer.endObject()
    }

    /// Writes what a list of problems tells of each.
    func writeSummary(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("type", type)
        writer.member("title", title)
        writer.key("status")
        writer.integer(status.code)
        writer.endObject()
    }

    /// The page for people.
    var html: HTMLPage {
        HTMLPage(title: title, blocks: [.code("\(type), status \(status.code)"), .text(explanation)])
    }
}
