package import NavigationStyle
package import NavigationStyleJSON
import NavigationStylePreview

extension PolicyPage: JSONWritable {
    /// Writes the whole page.
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("name", name)
        writer.member("summary", summary)
        writer.member("family", name: family)
        writer.member("source", source)
        writer.key("editions")
        writer.array(editions)
        writer.key("options")
        writer.array(options)
        writer.key("libraryMembers")
        writer.array(libraryMembers)
        writer.member("copiedProperties", copiedProperties)
        writer.member("schemas", schemas)
        writer.key("knownLimits")
        writer.array(knownLimits)
        writer.key("constants")
        writer.array(constants)
        writer.key("declarations")
        writer.array(declarations)
        writer.key("rules")
        writer.array(rules)
        writer.key("silentRules")
        writer.array(silentRules)
        writer.key("usageRules")
        writer.array(usageRules)
        writer.member("example", example)
        writer.member("link", PreviewRequest(.transition(example)).playgroundLink)
        writer.endObject()
    }

    /// Writes what a list of policies tells of each.
    func writeSummary(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("name", name)
        writer.member("summary", summary)
        writer.member("family", name: family)
        writer.key("editions")
        writer.array(editions.map(\.name))
        writer.endObject()
    }
}

extension PolicyPage.Edition: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("name", name)
        writer.member("summary", summary)
        if let minimumSystem { writer.member("minimumSystem", minimumSystem.description) }
        writer.endObject()
    }
}

extension PolicyPage.Option: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("name", name)
        writer.member("type", type)
        writer.member("summary", summary)
        writer.member("since", since?.description)
        if !excludes.isEmpty {
            writer.key("excludes")
            writer.array(excludes)
        }
        writer.endObject()
    }
}

extension PolicyPage.Schemas: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("options", options)
        writer.member("library", library)
        writer.member("policyState", policyState)
        writer.endObject()
    }
}

extension Rule: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("id", id)
        writer.member("summary", text)
        writer.endObject()
    }
}

extension Declaration: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("part", name: part)
        writer.key("members")
        writer.array(members)
        writer.member("direction", name: direction)
        writer.member("limit", name: limit)
        writer.member("since", since?.description)
        writer.member("until", until?.description)
        writer.member("loss", loss)
        writer.endObject()
    }
}
