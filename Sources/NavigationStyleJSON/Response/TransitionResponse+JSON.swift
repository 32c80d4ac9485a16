package import NavigationStyle

extension TransitionResponse: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("outcome", name: outcome)
        writer.member("reason", name: reason)
        writer.member("policy", policy)
        writer.member("environment", environment)
        writer.contested(contested)
        writer.member("stack", stack)
        writer.member("bars", bars)
        writer.member("diagnostics", diagnostics)
        writer.member("plan", plan)
        writer.member("screens", screens)
        writer.member("controller", controller)
        writer.endObject()
    }
}

extension PolicyReference: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("name", name)
        writer.member("edition", edition)
        for option in options {
            writer.key(escaping: option.key)
            option.value.write(to: &writer)
        }
        writer.endObject()
    }
}

extension TransitionResponse.StackChange: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("before", before)
        writer.member("after", after)
        writer.member("pushed", pushed)
        writer.member("popped", popped)
        writer.endObject()
    }
}

extension TransitionResponse.Bars: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("before")
        writer.value(before)
        writer.member("during", during)
        writer.key("after")
        writer.value(after)
        writer.endObject()
    }
}

extension ScreenState: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("id", id)
        writer.member("bar", bar)
        writer.member("matchesDeclared", matchesDeclared)
        writer.member("layout", layout)
        writer.endObject()
    }
}
