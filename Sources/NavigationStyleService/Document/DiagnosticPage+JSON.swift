package import NavigationStyle
package import NavigationStyleJSON

extension DiagnosticPage: JSONWritable {
    /// Writes the whole page.
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("code", name: code)
        writer.member("severity", name: severity)
        writer.member("symptom", symptom)
        writer.member("cause", cause)
        writer.member("remedy", remedy)
        writer.member("offersEdits", offersEdits)
        writer.member("reference", reference)
        writer.member("references", references)
        writer.endObject()
    }

    /// Writes what a list of diagnostics tells of each.
    func writeSummary(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("code", name: code)
        writer.member("severity", name: severity)
        writer.member("symptom", symptom)
        writer.endObject()
    }
}
