package import NavigationStyle

extension BarState: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("isHidden", isHidden)
        writer.member("background", background)
        writer.member("isTranslucent", isTranslucent)
        writer.key("translucency")
        writer.name(translucency)
        writer.member("shadow", shadow)
        writer.key("barStyle")
        writer.name(barStyle)
        writer.member("tintColor", tintColor)
        writer.member("title", title)
        writer.member("backButton", backButton)
        writer.member("statusBar", statusBar)
        writer.key("appearance")
        writer.name(appearance)
        writer.member("frame", frame)
        writer.member("drawnBy", drawnBy)
        writer.member("contrast", contrast)
        if let provenance {
            writer.key("provenance")
            provenance.write(to: &writer)
        }
        writer.endObject()
    }
}

extension BarState.Background: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("kind")
        writer.name(kind)
        writer.key("color")
        writer.value(color)
        writer.key("image")
        writer.optionalString(image)
        writer.key("alpha")
        switch alpha {
        case .value(let alpha): writer.double(alpha)
        case .system: writer.name("system")
        }
        writer.key("backing")
        writer.value(backing)
        writer.endObject()
    }
}

extension BarState.Shadow: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("isVisible", isVisible)
        writer.key("color")
        writer.value(color)
        writer.endObject()
    }
}

extension BarState.Title: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("text")
        writer.optionalString(text)
        writer.member("color", color)
        writer.member("fontSize", fontSize)
        writer.key("fontWeight")
        writer.name(fontWeight)
        writer.member("isLarge", isLarge)
        writer.endObject()
    }
}

extension BarState.BackButton: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("isShown", isShown)
        writer.key("title")
        writer.optionalString(title)
        writer.member("color", color)
        writer.endObject()
    }
}

extension BarState.StatusBar: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("style")
        writer.name(style)
        writer.member("isHidden", isHidden)
        writer.endObject()
    }
}

extension Rect: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("x", x)
        writer.member("y", y)
        writer.member("width", width)
        writer.member("height", height)
        writer.endObject()
    }
}
