extension ScreenLayout: AnswerObject, AnswerEncodable {
    @usableFromInline package static var shape: Shape { .named("Layout") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("view", view)
        switch obscured {
        case .safeArea(let insets): visitor.required("safeAreaInsets", insets)
        case .layoutGuides(let top, let bottom):
            visitor.required("topLayoutGuide", top)
            visitor.required("bottomLayoutGuide", bottom)
        }
        visitor.nullable("adjustedContentInset", adjustedContentInset)
        visitor.required("contentTop", contentTop)
    }
}

extension ScreenLayout.View: AnswerObject, AnswerEncodable {
    @usableFromInline package static var shape: Shape { .named("ViewFrame") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("y", y)
        visitor.required("height", height)
        visitor.required("width", width)
    }
}

extension ScreenLayout: Decodable {
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
}
