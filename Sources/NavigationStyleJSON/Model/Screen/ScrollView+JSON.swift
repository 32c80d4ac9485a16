package import NavigationStyle

extension ScrollView: JSONReadable, JSONWritable {
    private enum Key: String, CaseIterable, JSONName {
        case isContentScrollView, contentInsetAdjustmentBehavior, contentOffset, contentHeight, contentWidth
        case alwaysBounceVertical, alwaysBounceHorizontal
        static let names = JSONNameTable(Self.self)
    }

    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        guard var scope = try reader.object(.object.orNull) else { return nil }
        self.init()
        while let key = try reader.key(Key.self, in: &scope) {
            switch key {
            case .isContentScrollView: isContentScrollView = try reader.boolean() ?? true
            case .contentInsetAdjustmentBehavior:
                contentInsetAdjustmentBehavior = try reader.name() ?? .automatic
            case .contentOffset: contentOffset = try reader.points() ?? 0
            case .contentHeight: contentHeight = try reader.length()
            case .contentWidth: contentWidth = try reader.length()
            case .alwaysBounceVertical: alwaysBounceVertical = try reader.boolean() ?? false
            case .alwaysBounceHorizontal: alwaysBounceHorizontal = try reader.boolean() ?? false
            }
        }
    }

    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        if !isContentScrollView { writer.member("isContentScrollView", isContentScrollView) }
        if contentInsetAdjustmentBehavior != .automatic {
            writer.member("contentInsetAdjustmentBehavior", name: contentInsetAdjustmentBehavior)
        }
        if contentOffset != 0 { writer.member("contentOffset", contentOffset) }
        writer.member("contentHeight", contentHeight)
        writer.member("contentWidth", contentWidth)
        if alwaysBounceVertical { writer.member("alwaysBounceVertical", alwaysBounceVertical) }
        if alwaysBounceHorizontal { writer.member("alwaysBounceHorizontal", alwaysBounceHorizontal) }
        writer.endObject()
    }
}

extension ScrollView.ContentInsetAdjustmentBehavior: JSONName {
    package static let names = JSONNameTable(Self.self)
}
