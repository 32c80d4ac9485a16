package import NavigationStyle

extension Environment: JSONReadable, JSONWritable {
    private enum Key: String, CaseIterable, JSONName {
        case os, linkedSDK, device, orientation, userInterfaceStyle, layoutDirection
        case reduceTransparency, increaseContrast, reduceMotion, designRequiresCompatibility
        static let names = JSONNameTable(Self.self)
    }

    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        guard var scope = try reader.object(.object.orNull) else { return nil }
        self.init()
        while let key = try reader.key(Key.self, in: &scope) {
            switch key {
            case .os: os = try SystemVersion(from: &reader) ?? os
            case .linkedSDK: linkedSDK = try SystemVersion(from: &reader)
            case .device: device = try reader.string() ?? device
            case .orientation: orientation = try reader.name() ?? orientation
            case .userInterfaceStyle: userInterfaceStyle = try reader.name() ?? userInterfaceStyle
            case .layoutDirection: layoutDirection = try reader.name() ?? layoutDirection
            case .reduceTransparency: reduceTransparency = try reader.boolean() ?? false
            case .increaseContrast: increaseContrast = try reader.boolean() ?? false
            case .reduceMotion: reduceMotion = try reader.boolean() ?? false
            case .designRequiresCompatibility: designRequiresCompatibility = try reader.boolean() ?? false
            }
        }
    }

    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("os", os)
        writer.member("linkedSDK", linkedSDK)
        writer.member("device", device)
        writer.member("orientation", name: orientation)
        writer.member("userInterfaceStyle", name: userInterfaceStyle)
        writer.member("layoutDirection", name: layoutDirection)
        writer.member("reduceTransparency", reduceTransparency)
        writer.member("increaseContrast", increaseContrast)
        writer.member("reduceMotion", reduceMotion)
        writer.member("designRequiresCompatibility", designRequiresCompatibility)
        writer.endObject()
    }
}

extension Orientation: JSONName {
    package static let names = JSONNameTable(Self.self)
}

extension UserInterfaceStyle: JSONName {
    package static let names = JSONNameTable(Self.self)
}

extension LayoutDirection: JSONName {
    package static let names = JSONNameTable(Self.self)
}
