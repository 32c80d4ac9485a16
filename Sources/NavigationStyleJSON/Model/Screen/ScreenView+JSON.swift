package import NavigationStyle

extension ScreenView: JSONReadable, JSONWritable {
    private enum Key: String, CaseIterable, JSONName {
        case backgroundColor, edgesForExtendedLayout, extendedLayoutIncludesOpaqueBars
        case automaticallyAdjustsScrollViewInsets, additionalSafeAreaInsets, scrollView
        static let names = JSONNameTable(Self.self)
    }

    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        self.init()
        try read(from: &reader)
    }

    /// Reads a view into what is there.
    mutating func read(from reader: inout JSONReader) throws(JSONMalformed) {
        guard var scope = try reader.object() else { return }
        while let key = try reader.key(Key.self, in: &scope) {
            switch key {
            case .backgroundColor: backgroundColor = try Color(from: &reader)
            case .edgesForExtendedLayout: edgesForExtendedLayout = try Edges(from: &reader)
            case .extendedLayoutIncludesOpaqueBars:
                extendedLayoutIncludesOpaqueBars = try reader.boolean() ?? false
            case .automaticallyAdjustsScrollViewInsets:
                automaticallyAdjustsScrollViewInsets = try reader.boolean() ?? true
            case .additionalSafeAreaInsets: additionalSafeAreaInsets = try Insets(from: &reader) ?? .zero
            case .scrollView: scrollView = try reader.null() ? nil : try ScrollView(from: &reader)
            }
        }
    }

    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("backgroundColor", backgroundColor)
        writer.member("edgesForExtendedLayout", edgesForExtendedLayout)
        if extendedLayoutIncludesOpaqueBars {
            writer.member("extendedLayoutIncludesOpaqueBars", extendedLayoutIncludesOpaqueBars)
        }
        if !automaticallyAdjustsScrollViewInsets {
            writer.member("automaticallyAdjustsScrollViewInsets", automaticallyAdjustsScrollViewInsets)
        }
        if additionalSafeAreaInsets != .zero { writer.member("additionalSafeAreaInsets", additionalSafeAreaInsets) }
        writer.member("scrollView", scrollView)
        writer.endObject()
    }
}

extension Edges: JSONReadable, JSONWritable {
    private enum Edge: String, CaseIterable, JSONName {
        case top, left, bottom, right
        static let names = JSONNameTable(Self.self)

        var edges: Edges {
            switch self {
            case .top: .top
            case .left: .left
            case .bottom: .bottom
            case .right: .right
            }
        }
    }

    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        guard var scope = try reader.array() else { return nil }
        self = []
        while try reader.element(in: &scope) {
            if let edge: Edge = try reader.name() { insert(edge.edges) }
        }
    }

    package func write(to writer: inout JSONWriter) {
        writer.beginArray()
        for edge in Edge.allCases where contains(edge.edges) { writer.name(edge) }
        writer.endArray()
    }
}
