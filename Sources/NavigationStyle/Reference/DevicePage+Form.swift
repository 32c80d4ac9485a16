extension DevicePage: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("Device") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        let name = try members.member("name", told?.device.name)
        let family = try members.member("family", told?.device.family)
        let screen = try members.member("screen", told.map { Screen($0.device) })
        device = Device(name: name, family: family, width: screen.width, height: screen.height, scale: screen.scale)
        metrics = try members.member("metrics", told?.metrics)
    }

    /// The screen of a device in portrait orientation.
    private struct Screen: AnswerObject, Decodable {
        let width, height: Double
        let scale: Int

        init(_ device: Device) { (width, height, scale) = (device.width, device.height, device.scale) }

        static var shape: Shape { .named("DeviceScreen") }

        func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
            visitor.required("width", width)
            visitor.required("height", height)
            visitor.required("scale", scale)
            visitor.required("confidence", Confidence.documented)
        }
    }
}

extension Constant: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("Constant") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        name = try members.member("name", told?.name)
        let value = told.flatMap { $0.confidence == .unknown ? nil : $0.value }
        self.value = try members.nullableMember("value", value) ?? 0
        unit = try members.member("unit", told?.unit)
        confidence = try members.member("confidence", told?.confidence)
        source = try members.member("source", told?.source)
    }
}

extension DeviceList: AnswerObject, AnswerEncodable {
    @usableFromInline package static var shape: Shape { .named("DeviceList") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("devices", devices)
        visitor.required("constants", constants)
    }
}

extension Constant.Unit: AnswerName {}
