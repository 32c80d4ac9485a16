extension NavigationItem: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case title, hasTitleView, prompt, largeTitleDisplayMode
        case leftBarButtonItems, rightBarButtonItems
        case backButtonTitle, backBarButtonItemTitle, backButtonDisplayMode
        case hidesBackButton, leftItemsSupplementBackButton, hasBackAction, style
        case standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance
    }

    /// Reads an item; what is absent is as in an empty one.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.object(of: CodingKeys.self)
        self.init()
        title = try object.nullableValue(.title)
        hasTitleView = try object.value(.hasTitleView, or: hasTitleView)
        prompt = try object.nullableValue(.prompt)
        largeTitleDisplayMode = try object.value(.largeTitleDisplayMode, or: largeTitleDisplayMode)
        leftBarButtonItems = try object.value(.leftBarButtonItems, or: [])
        rightBarButtonItems = try object.value(.rightBarButtonItems, or: [])
        backButtonTitle = try object.nullableValue(.backButtonTitle)
        backBarButtonItemTitle = try object.nullableValue(.backBarButtonItemTitle)
        backButtonDisplayMode = try object.value(.backButtonDisplayMode, or: backButtonDisplayMode)
        hidesBackButton = try object.value(.hidesBackButton, or: hidesBackButton)
        leftItemsSupplementBackButton =
            try object.value(.leftItemsSupplementBackButton, or: leftItemsSupplementBackButton)
        hasBackAction = try object.value(.hasBackAction, or: hasBackAction)
        style = try object.value(.style, or: style)
        standardAppearance = try object.nullableValue(.standardAppearance)
        compactAppearance = try object.nullableValue(.compactAppearance)
        scrollEdgeAppearance = try object.nullableValue(.scrollEdgeAppearance)
        compactScrollEdgeAppearance = try object.nullableValue(.compactScrollEdgeAppearance)
    }

    /// Writes what differs from an empty item.
    public func encode(to encoder: any Encoder) throws {
        let empty = NavigationItem()
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encodeIfPresent(title, forKey: .title)
        try object.encode(hasTitleView, forKey: .hasTitleView, unless: empty.hasTitleView)
        try object.encodeIfPresent(prompt, forKey: .prompt)
        try object.encode(
            largeTitleDisplayMode,
            forKey: .largeTitleDisplayMode,
            unless: empty.largeTitleDisplayMode
        )
        try object.encode(leftBarButtonItems, forKey: .leftBarButtonItems, unless: [])
        try object.encode(rightBarButtonItems, forKey: .rightBarButtonItems, unless: [])
        try object.encodeIfPresent(backButtonTitle, forKey: .backButtonTitle)
        try object.encodeIfPresent(backBarButtonItemTitle, forKey: .backBarButtonItemTitle)
        try object.encode(
            backButtonDisplayMode,
            forKey: .backButtonDisplayMode,
            unless: empty.backButtonDisplayMode
        )
        try object.encode(hidesBackButton, forKey: .hidesBackButton, unless: empty.hidesBackButton)
        try object.encode(
            leftItemsSupplementBackButton,
            forKey: .leftItemsSupplementBackButton,
            unless: empty.leftItemsSupplementBackButton
        )
        try object.encode(hasBackAction, forKey: .hasBackAction, unless: empty.hasBackAction)
        try object.encode(style, forKey: .style, unless: empty.style)
        try object.encodeIfPresent(standardAppearance, forKey: .standardAppearance)
        try object.encodeIfPresent(compactAppearance, forKey: .compactAppearance)
        try object.encodeIfPresent(scrollEdgeAppearance, forKey: .scrollEdgeAppearance)
        try object.encodeIfPresent(compactScrollEdgeAppearance, forKey: .compactScrollEdgeAppearance)
    }
}
