package import NavigationStyle

extension TransitionRequest: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        scenario.writeMembers(to: &writer)
        writer.member("operation", operation)
        writer.endObject()
    }
}

extension ReplayRequest: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        scenario.writeMembers(to: &writer)
        writer.key("operations")
        writer.array(operations)
        writer.endObject()
    }
}

extension ResolveRequest: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        scenario.writeMembers(to: &writer)
        writer.endObject()
    }
}

extension CompareRequest: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        var scenario = scenario
        // The scenario's own policy has no place in the text.
        scenario.policy = PolicySelection()
        writer.beginObject()
        writer.key("policies")
        writer.array(policies)
        scenario.writeMembers(to: &writer)
        writer.member("operation", operation)
        writer.endObject()
    }
}
