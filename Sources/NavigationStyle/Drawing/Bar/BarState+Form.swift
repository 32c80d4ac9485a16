extension BarState: AnswerObject, AnswerEncodable {
    @usableFromInline package static var shape: Shape { .named("BarState") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("isHidden", isHidden)
        visitor.required("background", background)
        visitor.required("isTranslucent", isTranslucent)
        visitor.required("translucency", translucency)
        visitor.required("shadow", shadow)
        visitor.required("barStyle", barStyle)
        visitor.required("tintColor", tintColor)
        visitor.required("title", title)
        visitor.required("largeTitle", largeTitle)
        visitor.nullable("searchBar", searchBar)
        visitor.required("backButton", backButton)
        visitor.nullable("statusBar", statusBar)
        visitor.required("appearance", appearance)
        visitor.nullable("frame", frame)
        visitor.required("drawnBy", drawnBy)
        visitor.required("contrast", contrast)
        visitor.optional("provenance", provenance)
    }
}

extension BarState.Background: AnswerObject, AnswerEncodable {
    @usableFromInline package static var shape: Shape { .named("BarBackground") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("kind", kind)
        visitor.nullable("color", color)
        visitor.nullable("image", image)
        visitor.required("alpha", alpha)
        visitor.nullable("backing", backing)
        visitor.optional("gradient", gradient)
    }
}

extension BarState.Background.Alpha: AnswerForm, AnswerEncodable {
    @usableFromInline package static var shape: Shape { .anyOf([Double.shape, .name(["system"])]) }

    @inlinable @inline(__always) package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        switch self {
        case .value(let number): writer.double(number)
        case .system: writer.name("system")
        }
    }
}

extension BarState.Background.Alpha: Decodable {
    /// Reads a number or `"system"`.
    public init(from decoder: any Decoder) throws {
        switch try Value(from: decoder) {
        case .number(let number): self = .value(number)
        case Self.system.tree: self = .system
        default: throw DecodingError.dataCorrupted(at: decoder.codingPath, "Expected a number or system")
        }
    }
}

extension BarState.Shadow: AnswerObject, AnswerEncodable {
    @usableFromInline package static var shape: Shape { .named("BarShadow") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("isVisible", isVisible)
        visitor.nullable("color", color)
    }
}

extension BarState.Title: AnswerObject, AnswerEncodable {
    @usableFromInline package static var shape: Shape { .named("BarTitle") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.nullable("text", text)
        visitor.required("color", color)
        visitor.required("fontSize", fontSize)
        visitor.required("fontWeight", fontWeight)
        visitor.required("isLarge", isLarge)
    }
}

extension BarState.LargeTitle: AnswerObject, AnswerEncodable {
    @usableFromInline package static var shape: Shape { .named("BarLargeTitle") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("state", state)
        visitor.nullable("height", height)
        visitor.nullable("trackedBy", trackedBy)
    }
}

extension BarState.SearchBar: AnswerObject, AnswerEncodable {
    @usableFromInline package static var shape: Shape { .named("BarSearchBar") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("placement", placement)
        visitor.required("visibility", visibility)
        visitor.nullable("height", height)
        visitor.required("isActive", isActive)
    }
}

extension BarState.BackButton: AnswerObject, AnswerEncodable {
    @usableFromInline package static var shape: Shape { .named("BarBackButton") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("isShown", isShown)
        visitor.nullable("title", title)
        visitor.required("color", color)
    }
}

extension BarState.StatusBar: AnswerObject, AnswerEncodable {
    @usableFromInline package static var shape: Shape { .named("BarStatusBar") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("style", style)
        visitor.required("isHidden", isHidden)
    }
}

extension Rect: AnswerObject, AnswerEncodable {
    @usableFromInline package static var shape: Shape { .named("Rect") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("x", x)
        visitor.required("y", y)
        visitor.required("width", width)
        visitor.required("height", height)
    }
}

extension BarState.AppearanceSlot: AnswerName {}
extension BarState.LargeTitle.State: AnswerName {}
extension BarState.LargeTitle.Tracking: AnswerName {}
extension BarState.SearchBar.Placement: AnswerName {}
extension BarState.SearchBar.Visibility: AnswerName {}
extension BarState.Background.Kind: AnswerName {}
extension BarState.Translucency: AnswerName {}

extension BarContrast: AnswerEncodable {}
extension BarLook: AnswerEncodable {}
extension BarState.Background.Gradient: AnswerEncodable {}
extension BarState.Background.Gradient.Stop: AnswerEncodable {}
extension Contrast: AnswerEncodable {}
