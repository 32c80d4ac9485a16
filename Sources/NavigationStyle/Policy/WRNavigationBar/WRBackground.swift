/// The view that the library inserts into the bar's background, and the alphas of the views in there (seed1.3).
struct WRBackground: Hashable, Sendable {
    /// The inserted view: setting a color removes an image, and vice versa.
    enum View: Hashable, Sendable {
        case none
        case color(BarColor)
        case image(BarImage)
    }

    /// The inserted view.
    var view = View.none
    /// The alpha of the inserted view, 0…1.
    var viewAlpha = 1.0
    /// The alpha of UIKit's own views beside it, including the hairline, 0…1.
    var systemAlpha = 1.0
    /// The alpha of the whole background, 0…1, which the library sets up to iOS 10.
    var backgroundAlpha = 1.0

    /// Paints a color; returns true if the view is new, for which UIKit's background is made clear.
    mutating func setColor(_ color: BarColor) -> Bool {
        let isNew = if case .color = view { false } else { true }
        view = .color(color)
        if isNew { viewAlpha = 1 }
        return isNew
    }

    /// Shows an image; returns true if the view is new.
    mutating func setImage(_ image: BarImage) -> Bool {
        let isNew = if case .image = view { false } else { true }
        view = .image(image)
        if isNew { viewAlpha = 1 }
        return isNew
    }

    /// Resolves the color of the inserted view for `style`: it is a view of UIKit's, whose color follows.
    mutating func resolve(for style: UserInterfaceStyle) {
        switch view {
        case .none: break
        case .color(let color): view = .color(color.fixed(for: style))
        case .image(let image): view = .image(image.resolved(for: style))
        }
    }

    mutating func setAlpha(_ alpha: Double, os: SystemVersion) {
        if os >= SystemVersion(11) {
            viewAlpha = alpha
            systemAlpha = alpha
        } else {
            backgroundAlpha = alpha
        }
    }

    /// The visible inserted view; nil if there is none.
    var seen: BackgroundView? {
        var seen = BackgroundView()
        seen.alpha = viewAlpha * backgroundAlpha
        switch view {
        case .none: return nil
        case .color(let color): seen.color = color
        case .image(let image): seen.image = image
        }
        return seen
    }

    /// Whether the hairline is invisible.
    var fadesShadow: Bool { systemAlpha * backgroundAlpha == 0 }
}

// There is either a color or an image.
extension WRBackground: WireObject {
    static let table = MemberTable(Self.self)

    mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
        try visitor.optional("color", &color)
        try visitor.optional("image", &image)
        try visitor.always("viewAlpha", &viewAlpha, in: 0...1, default: 1)
        try visitor.always("systemAlpha", &systemAlpha, in: 0...1, default: 1)
        try visitor.always("backgroundAlpha", &backgroundAlpha, in: 0...1, default: 1)
    }

    private var color: BarColor? {
        get { if case .color(let color) = view { color } else { nil } }
        set { if let newValue { view = .color(newValue) } }
    }

    private var image: BarImage? {
        get { if case .image(let image) = view { image } else { nil } }
        set { if let newValue { view = .image(newValue) } }
    }
}
