package import NavigationStyle

extension Step: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("at", at)
        writer.key("by")
        writer.name(by)
        writer.key("action")
        action.writeName(to: &writer)
        writer.member("rule", rule)
        action.writeMembers(to: &writer)
        writer.endObject()
    }
}

extension Step.Event: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("event")
        writer.name(name)
        writer.member("screen", screen)
        writer.endObject()
    }
}
