extension ScrollView: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case isContentScrollView, contentInsetAdjustmentBehavior, contentOffset, contentHeight, contentWidth
        case alwaysBounceVertical, alwaysBounceHorizontal
    }

    /// Reads a scroll view; what is absent is as UIKit makes it.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.object(of: CodingKeys.self)
        self.init()
        isContentScrollView = try object.value(.isContentScrollView, or: isContentScrollView)
        contentInsetAdjustmentBehavior =
            try object.value(.contentInsetAdjustmentBehavior, or: contentInsetAdjustmentBehavior)
        contentOffset = try object.numberUnlessAbsent(.contentOffset, in: .points) ?? contentOffset
        contentHeight = try object.numberUnlessAbsent(.contentHeight, in: .lengths)
        contentWidth = try object.numberUnlessAbsent(.contentWidth, in: .lengths)
        alwaysBounceVertical = try object.value(.alwaysBounceVertical, or: alwaysBounceVertical)
        alwaysBounceHorizontal = try object.value(.alwaysBounceHorizontal, or: alwaysBounceHorizontal)
    }

    /// Writes what UIKit makes otherwise.
    public func encode(to encoder: any Encoder) throws {
        let plain = ScrollView()
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(isContentScrollView, forKey: .isContentScrollView, unless: plain.isContentScrollView)
        try object.encode(
            contentInsetAdjustmentBehavior,
            forKey: .contentInsetAdjustmentBehavior,
            unless: plain.contentInsetAdjustmentBehavior
        )
        try object.encode(contentOffset, forKey: .contentOffset, unless: plain.contentOffset)
        try object.encodeIfPresent(contentHeight, forKey: .contentHeight)
        try object.encodeIfPresent(contentWidth, forKey: .contentWidth)
        try object.encode(alwaysBounceVertical, forKey: .alwaysBounceVertical, unless: plain.alwaysBounceVertical)
        try object.encode(
            alwaysBounceHorizontal,
            forKey: .alwaysBounceHorizontal,
            unless: plain.alwaysBounceHorizontal
        )
    }
}
