package import NavigationStyle
package import NavigationStyleJSON

extension DevicePage: JSONWritable {
    /// Writes the whole page.
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("name", device.name)
        writer.member("family", name: device.family)
        writer.key("screen")
        writer.beginObject()
        writer.member("width", device.width)
        writer.member("height", device.height)
        writer.key("scale")
        writer.integer(device.scale)
        writer.member("confidence", name: Confidence.documented)
        writer.endObject()
        writer.key("metrics")
        writer.array(metrics)
        writer.endObject()
    }
}

extension DeviceMetrics: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("since", since.description)
        writer.member("statusBarHeight", statusBarHeight)
        writer.member("portrait", portrait)
        writer.member("landscape", landscape)
        writer.member("largeTitleHeight", largeTitleHeight)
        writer.member("promptHeight", promptHeight)
        writer.member("showsPromptInCompactHeight", showsPromptInCompactHeight)
        writer.member("confidence", name: Self.confidence)
        writer.key("evidence")
        writer.array(evidence)
        writer.endObject()
    }
}

extension DeviceMetrics.Room: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("safeAreaInsets", safeAreaInsets)
        writer.member("navigationBar", navigationBar)
        writer.endObject()
    }
}

extension Evidence: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("pointers")
        writer.array(pointers)
        writer.member("confidence", name: confidence)
        writer.member("source", source)
        writer.endObject()
    }
}

extension Constant: JSONWritable {
    /// Writes the whole of it.
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("name", name)
        writer.member("value", value)
        writer.member("unit", name: unit)
        writer.member("confidence", name: confidence)
        writer.member("source", source)
        writer.endObject()
    }
}
