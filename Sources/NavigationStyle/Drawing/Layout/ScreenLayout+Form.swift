extension ScreenLayout: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("Layout") }

    @inlinable @inline(__always)
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        view = try members.member("view", told?.view)
        obscured = try Obscured(&members, of: told?.obscured)
        adjustedContentInset = try members.nullableMember("adjustedContentInset", told?.adjustedContentInset)
        contentTop = try members.member("contentTop", told?.contentTop)
    }
}

extension ScreenLayout.Obscured {
    /// Writes or reads the safe area or the layout guides, which are beside the view.
    @inlinable @inline(__always)
    init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        if let insets = try members.optionalMember("safeAreaInsets", told?.safeAreaInsets) {
            self = .safeArea(insets)
        } else {
            let top = try members.member("topLayoutGuide", told?.layoutGuides?.top)
            self = .layoutGuides(top: top, bottom: try members.member("bottomLayoutGuide", told?.layoutGuides?.bottom))
        }
    }

    @inlinable var safeAreaInsets: Insets? { if case .safeArea(let insets) = self { insets } else { nil } }

    @inlinable var layoutGuides: (top: Double, bottom: Double)? {
        if case .layoutGuides(let top, let bottom) = self { (top, bottom) } else { nil }
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
