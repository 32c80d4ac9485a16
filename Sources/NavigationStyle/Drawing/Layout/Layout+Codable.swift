extension Layout: Codable {
    private enum CodingKeys: String, CodingKey {
        case view, safeAreaInsets, topLayoutGuide, bottomLayoutGuide, adjustedContentInset, contentTop
    }

    /// Reads a layout with a safe area, or with layout guides.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: CodingKeys.self)
        let obscured: Obscured =
            if let insets: Insets = try object.valueUnlessAbsent(.safeAreaInsets) {
                .safeArea(insets)
            } else {
                .layoutGuides(
                    top: try object.value(.topLayoutGuide),
                    bottom: try object.value(.bottomLayoutGuide)
                )
            }
        self.init(
            view: try object.value(.view),
            obscured: obscured,
            adjustedContentInset: try object.nullableValue(.adjustedContentInset),
            contentTop: try object.value(.contentTop)
        )
    }

    /// Writes the safe area where there is one, else the layout guides.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(view, forKey: .view)
        switch obscured {
        case .safeArea(let insets): try object.encode(insets, forKey: .safeAreaInsets)
        case .layoutGuides(let top, let bottom):
            try object.encode(top, forKey: .topLayoutGuide)
            try object.encode(bottom, forKey: .bottomLayoutGuide)
        }
        try object.encode(adjustedContentInset, forKey: .adjustedContentInset)
        try object.encode(contentTop, forKey: .contentTop)
    }
}
