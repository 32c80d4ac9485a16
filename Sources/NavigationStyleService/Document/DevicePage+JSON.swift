public import NavigationStyle
import NavigationStylePreview

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
        visitor.nullable("value", .some(value))
        visitor.required("unit", unit)
        visitor.required("confidence", confidence)
        visitor.required("source", source)
    }
}

/// A number that answers depend on, or would depend on if anybody knew it.
enum ListedConstant: AnswerObject {
    case known(Constant)
    case unknown(UnknownConstant)

    /// All numbers, those that are known to nobody last.
    static let all: [ListedConstant] =
        (Constant.all + PreviewConstant.all).map { .known($0) } + UnknownConstant.all.map { .unknown($0) }

    static var shape: Shape { Constant.shape }

    func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        switch self {
        case .known(let constant): constant.members(&visitor)
        case .unknown(let constant):
            visitor.required("name", constant.name)
            visitor.nullable("value", Double?.none)
            visitor.required("unit", constant.unit)
            visitor.required("confidence", Confidence.unknown)
            visitor.required("source", constant.source)
        }
    }
}

extension Confidence: AnswerName {}
extension Constant.Unit: AnswerName {}
extension Device.Family: AnswerName {}
