extension ScreenView: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case backgroundColor, edgesForExtendedLayout, extendedLayoutIncludesOpaqueBars
        case automaticallyAdjustsScrollViewInsets, additionalSafeAreaInsets, scrollView
    }

    /// Reads a view; what is absent is as UIKit makes it.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.object(of: CodingKeys.self)
        self.init()
        backgroundColor = try object.valueUnlessAbsent(.backgroundColor)
        edgesForExtendedLayout = try object.valueUnlessAbsent(.edgesForExtendedLayout)
        extendedLayoutIncludesOpaqueBars =
            try object.value(.extendedLayoutIncludesOpaqueBars, or: extendedLayoutIncludesOpaqueBars)
        automaticallyAdjustsScrollViewInsets =
            try object.value(.automaticallyAdjustsScrollViewInsets, or: automaticallyAdjustsScrollViewInsets)
        additionalSafeAreaInsets = try object.value(.additionalSafeAreaInsets, or: additionalSafeAreaInsets)
        scrollView = try object.nullableValue(.scrollView)
    }

    /// Writes what was given, and what UIKit makes otherwise.
    public func encode(to encoder: any Encoder) throws {
        let plain = ScreenView()
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encodeIfPresent(backgroundColor, forKey: .backgroundColor)
        try object.encodeIfPresent(edgesForExtendedLayout, forKey: .edgesForExtendedLayout)
        try object.encode(
            extendedLayoutIncludesOpaqueBars,
            forKey: .extendedLayoutIncludesOpaqueBars,
            unless: plain.extendedLayoutIncludesOpaqueBars
        )
        try object.encode(
            automaticallyAdjustsScrollViewInsets,
            forKey: .automaticallyAdjustsScrollViewInsets,
            unless: plain.automaticallyAdjustsScrollViewInsets
        )
        try object.encode(
            additionalSafeAreaInsets,
            forKey: .additionalSafeAreaInsets,
            unless: plain.additionalSafeAreaInsets
        )
        try object.encodeIfPresent(scrollView, forKey: .scrollView)
    }
}

extension Edges: Codable {
    private enum Edge: String, CaseIterable {
        case top, left, bottom, right

        var edges: Edges {
            switch self {
            case .top: .top
            case .left: .left
            case .bottom: .bottom
            case .right: .right
            }
        }
    }

    /// Reads an array of the edges' names.
    public init(from decoder: any Decoder) throws {
        let edges = try decoder.names(of: Edge.allCases.map(\.rawValue)) { Edge(rawValue: $0) }
        self.init(edges.map(\.edges))
    }

    /// Writes an array of the edges' names.
    public func encode(to encoder: any Encoder) throws {
        try Edge.allCases.filter { contains($0.edges) }.map(\.rawValue).encode(to: encoder)
    }
}
