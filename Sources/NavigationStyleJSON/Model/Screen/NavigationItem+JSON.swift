package import NavigationStyle

extension NavigationItem: JSONReadable, JSONWritable {
    private enum Key: String, CaseIterable, JSONName {
        case title, hasTitleView, prompt, largeTitleDisplayMode
        case leftBarButtonItems, rightBarButtonItems
        case backButtonTitle, backBarButtonItemTitle, backButtonDisplayMode
        case hidesBackButton, leftItemsSupplementBackButton, hasBackAction, style
        case standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance
        static let names = JSONNameTable(Self.self)
    }

    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        self.init()
        try read(from: &reader)
    }

    /// Reads an item into what is there.
    mutating func read(from reader: inout JSONReader) throws(JSONMalformed) {
        guard var scope = try reader.object() else { return }
        while let key = try reader.key(Key.self, in: &scope) {
            switch key {
            case .title: title = try reader.optionalString()
            case .hasTitleView: hasTitleView = try reader.boolean() ?? false
            case .prompt: prompt = try reader.optionalString()
            case .largeTitleDisplayMode: largeTitleDisplayMode = try reader.name() ?? .automatic
            case .leftBarButtonItems: leftBarButtonItems = try reader.strings() ?? []
            case .rightBarButtonItems: rightBarButtonItems = try reader.strings() ?? []
            case .backButtonTitle: backButtonTitle = try reader.optionalString()
            case .backBarButtonItemTitle: backBarButtonItemTitle = try reader.optionalString()
            case .backButtonDisplayMode: backButtonDisplayMode = try reader.name() ?? .default
            case .hidesBackButton: hidesBackButton = try reader.boolean() ?? false
            case .leftItemsSupplementBackButton: leftItemsSupplementBackButton = try reader.boolean() ?? false
            case .hasBackAction: hasBackAction = try reader.boolean() ?? false
            case .style: style = try reader.name() ?? .navigator
            case .standardAppearance: standardAppearance = try Self.appearance(from: &reader)
            case .compactAppearance: compactAppearance = try Self.appearance(from: &reader)
            case .scrollEdgeAppearance: scrollEdgeAppearance = try Self.appearance(from: &reader)
            case .compactScrollEdgeAppearance: compactScrollEdgeAppearance = try Self.appearance(from: &reader)
            }
        }
    }

    private static func appearance(from reader: inout JSONReader) throws(JSONMalformed) -> Appearance? {
        try reader.null() ? nil : try Appearance(from: &reader, .object.orNull)
    }

    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("title", title)
        if hasTitleView { writer.member("hasTitleView", hasTitleView) }
        writer.member("prompt", prompt)
        if largeTitleDisplayMode != .automatic { writer.member("largeTitleDisplayMode", name: largeTitleDisplayMode) }
        if !leftBarButtonItems.isEmpty {
            writer.key("leftBarButtonItems")
            writer.array(leftBarButtonItems)
        }
        if !rightBarButtonItems.isEmpty {
            writer.key("rightBarButtonItems")
            writer.array(rightBarButtonItems)
        }
        writer.member("backButtonTitle", backButtonTitle)
        writer.member("backBarButtonItemTitle", backBarButtonItemTitle)
        if backButtonDisplayMode != .default { writer.member("backButtonDisplayMode", name: backButtonDisplayMode) }
        if hidesBackButton { writer.member("hidesBackButton", hidesBackButton) }
        if leftItemsSupplementBackButton {
            writer.member("leftItemsSupplementBackButton", leftItemsSupplementBackButton)
        }
        if hasBackAction { writer.member("hasBackAction", hasBackAction) }
        if style != .navigator { writer.member("style", name: style) }
        writer.member("standardAppearance", standardAppearance)
        writer.member("compactAppearance", compactAppearance)
        writer.member("scrollEdgeAppearance", scrollEdgeAppearance)
        writer.member("compactScrollEdgeAppearance", compactScrollEdgeAppearance)
        writer.endObject()
    }
}

extension NavigationItem.LargeTitleDisplayMode: JSONName {
    package static let names = JSONNameTable(Self.self)
}

extension NavigationItem.BackButtonDisplayMode: JSONName {
    package static let names = JSONNameTable(Self.self)
}

extension NavigationItem.ItemStyle: JSONName {
    package static let names = JSONNameTable(Self.self)
}
