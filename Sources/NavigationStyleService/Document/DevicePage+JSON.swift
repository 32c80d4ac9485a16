public import NavigationStyle

extension DevicePage: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("Device") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("name", device.name)
        visitor.required("family", device.family)
        visitor.required("screen", DeviceScreen(device: device))
        visitor.required("metrics", metrics)
    }
}

/// The screen of a device in portrait orientation.
private struct DeviceScreen: AnswerObject {
    let device: Device

    static var shape: Shape { .named("DeviceScreen") }

    func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("width", device.width)
        visitor.required("height", device.height)
        visitor.required("scale", device.scale)
        visitor.required("confidence", Confidence.documented)
    }
}

extension DeviceMetrics: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("DeviceMetrics") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("since", since.description)
        visitor.optional("statusBarHeight", statusBarHeight)
        visitor.required("portrait", portrait)
        visitor.required("landscape", landscape)
        visitor.optional("largeTitleHeight", largeTitleHeight)
        visitor.required("promptHeight", promptHeight)
        visitor.optional("showsPromptInCompactHeight", showsPromptInCompactHeight)
        visitor.required("confidence", Self.confidence)
        visitor.required("evidence", evidence)
    }
}

extension DeviceMetrics.Room: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("DeviceRoom") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("safeAreaInsets", safeAreaInsets)
        visitor.required("navigationBar", navigationBar)
    }
}

extension Evidence: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("Evidence") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("pointers", pointers)
        visitor.required("confidence", confidence)
        visitor.required("source", source)
    }
}

extension Constant: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("Constant") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("name", name)
        visitor.required("value", value)
        visitor.required("unit", unit)
        visitor.required("confidence", confidence)
        visitor.required("source", source)
    }
}

extension Confidence: AnswerName {}
extension Constant.Unit: AnswerName {}
extension Device.Family: AnswerName {}
