package import NavigationStyle

extension BarValue: JSONWritable {
    /// Reads a value of `property`.
    init?(of property: BarProperty, from reader: inout JSONReader) throws(JSONMalformed) {
        let value: BarValue?
        switch property.kind {
        case .barStyle:
            let style: SystemBarStyle? = try reader.name()
            value = style.map(BarValue.barStyle)
        case .flag: value = try reader.boolean().map(BarValue.flag)
        case .number: value = try reader.double(in: 0...1).map(BarValue.number)
        case .visibility: value = try BarVisibility(from: &reader).map(BarValue.visibility)
        case .color:
            value = try reader.null() ? .null : try Color(from: &reader, .color.orNull).map(BarValue.color)
        case .image:
            value = try reader.null() ? .null : try Image(from: &reader, .image.orNull).map(BarValue.image)
        case .textAttributes:
            value =
                try reader.null()
                ? .null : try TextAttributes(from: &reader, .object.orNull).map(BarValue.textAttributes)
        case .appearance:
            value = try reader.null() ? .null : try Appearance(from: &reader, .object.orNull).map(BarValue.appearance)
        }
        guard let value else { return nil }
        self = value
    }

    package func write(to writer: inout JSONWriter) {
        switch self {
        case .null: writer.null()
        case .barStyle(let style): writer.name(style)
        case .flag(let flag): writer.boolean(flag)
        case .number(let number): writer.double(number)
        case .color(let color): color.write(to: &writer)
        case .image(let image): image.write(to: &writer)
        case .textAttributes(let attributes): attributes.write(to: &writer)
        case .appearance(let appearance): appearance.write(to: &writer)
        case .visibility(let visibility): visibility.write(to: &writer)
        }
    }
}

extension SystemBarStyle: JSONName {
    package static let names = JSONNameTable(Self.self)
}
