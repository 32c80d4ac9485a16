package import NavigationStyle

extension CompareResponse {
    /// Writes the differences as an array, their values by the labels of the policies.
    package func writeDifferences(to writer: inout JSONWriter) {
        let labels = labels
        writer.beginArray()
        for difference in differences { difference.write(to: &writer, labels: labels) }
        writer.endArray()
    }
}

extension CompareResponse {
    /// Writes what policies have no word for as an array, by the labels of the policies.
    package func writeUnsayableParts(to writer: inout JSONWriter) {
        let labels = labels
        writer.beginArray()
        for part in unsayable {
            writer.beginObject()
            writer.member("policy", labels[part.policy])
            writer.member("screen", part.screen)
            writer.member("part", name: part.part)
            writer.member("pointer", part.pointer)
            writer.member("loss", part.loss)
            writer.endObject()
        }
        writer.endArray()
    }
}

extension Difference {
    fileprivate func write(to writer: inout JSONWriter, labels: [String]) {
        writer.beginObject()
        writer.member("screen", screen)
        writer.member("property", name: property)
        writer.member("at", moment)
        writer.key("values")
        writer.beginObject()
        for entry in values {
            writer.key(escaping: labels[entry.policy])
            writer.value(entry.value)
        }
        writer.endObject()
        writer.endObject()
    }
}

extension VisibleValue: JSONWritable {
    /// Writes the value as the bar's state and the layout have it.
    package func write(to writer: inout JSONWriter) {
        switch self {
        case .presentation(let presentation): writer.name(presentation)
        case .edge(let edge):
            if let edge { writer.double(edge) } else { writer.null() }
        case .flag(let flag): writer.boolean(flag)
        case .color(let color): writer.value(color)
        case .background(let background): writer.value(background)
        case .shadow(let shadow): writer.value(shadow)
        case .barStyle(let style): writer.name(style)
        case .title(let title): writer.value(title)
        case .backButton(let button): writer.value(button)
        case .statusBar(let statusBar): writer.value(statusBar)
        case .appearance(let slot): writer.name(slot)
        case .frame(let frame): writer.value(frame)
        case .view(let view): writer.value(view)
        case .insets(let insets): writer.value(insets)
        case .points(let points): writer.double(points)
        }
    }
}
