package import NavigationStyle

extension Appearance: JSONReadable, JSONWritable {
    private enum Key: String, CaseIterable, JSONName {
        case background, backgroundColor, backgroundEffect, backgroundImage, shadowColor, shadowImage
        case titleTextAttributes, largeTitleTextAttributes, buttonColor
        case backIndicatorImage, backIndicatorTransitionMaskImage
        static let names = JSONNameTable(Self.self)
    }

    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        try self.init(from: &reader, .object)
    }

    /// Reads an appearance where `expected` may be.
    init?(from reader: inout JSONReader, _ expected: Expectation) throws(JSONMalformed) {
        guard var scope = try reader.object(expected) else { return nil }
        self.init()
        while let key = try reader.key(Key.self, in: &scope) {
            // The two that `null` takes away; for the others it is the same as leaving them out.
            switch key {
            case .backgroundEffect: backgroundEffect = .some(try reader.null() ? nil : try reader.name())
            case .shadowColor: shadowColor = .some(try reader.null() ? nil : try Color(from: &reader, .color.orNull))
            default: if try !reader.null() { try read(key, from: &reader) }
            }
        }
    }

    private mutating func read(_ key: Key, from reader: inout JSONReader) throws(JSONMalformed) {
        switch key {
        case .background: background = try reader.name() ?? .default
        case .backgroundColor: backgroundColor = try Color(from: &reader, .color.orNull)
        case .backgroundImage: backgroundImage = try Image(from: &reader, .image.orNull)
        case .shadowImage: shadowImage = try Image(from: &reader, .image.orNull)
        case .titleTextAttributes: titleTextAttributes = try TextAttributes(from: &reader, .object.orNull)
        case .largeTitleTextAttributes: largeTitleTextAttributes = try TextAttributes(from: &reader, .object.orNull)
        case .buttonColor: buttonColor = try Color(from: &reader, .color.orNull)
        case .backIndicatorImage: backIndicatorImage = try Image(from: &reader, .image.orNull)
        case .backIndicatorTransitionMaskImage:
            backIndicatorTransitionMaskImage = try Image(from: &reader, .image.orNull)
        case .backgroundEffect, .shadowColor: break
        }
    }

    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("background")
        writer.name(background)
        writer.member("backgroundColor", backgroundColor)
        if let backgroundEffect {
            writer.key("backgroundEffect")
            if let backgroundEffect { writer.name(backgroundEffect) } else { writer.null() }
        }
        writer.member("backgroundImage", backgroundImage)
        if let shadowColor {
            writer.key("shadowColor")
            writer.value(shadowColor)
        }
        writer.member("shadowImage", shadowImage)
        writer.member("titleTextAttributes", titleTextAttributes)
        writer.member("largeTitleTextAttributes", largeTitleTextAttributes)
        writer.member("buttonColor", buttonColor)
        writer.member("backIndicatorImage", backIndicatorImage)
        writer.member("backIndicatorTransitionMaskImage", backIndicatorTransitionMaskImage)
        writer.endObject()
    }
}

extension Appearance.Background: JSONName {
    package static let names = JSONNameTable(Self.self)
}

extension BackgroundEffect: JSONName {
    package static let names = JSONNameTable(Self.self)
}
