/// The view that the library inserts into the bar's background, and the alphas of what lies in there (seed1.3).
struct WRBackground: Hashable, Sendable {
    /// What is inserted: setting the one removes the other.
    enum View: Hashable, Sendable {
        case none
        case color(BarColor)
        case image(BarImage)
    }

    /// The inserted view.
    var view = View.none
    /// Its alpha, 0…1.
    var viewAlpha = 1.0
    /// That of UIKit's own views beside it, the hairline among them, 0…1.
    var systemAlpha = 1.0
    /// That of the background as a whole, 0…1, which is what is set up to iOS 10.
    var backgroundAlpha = 1.0

    /// Paints a color; true if the view had to be made, for which UIKit's background is made clear.
    mutating func setColor(_ color: BarColor) -> Bool {
        let isNew = if case .color = view { false } else { true }
        view = .color(color)
        if isNew { viewAlpha = 1 }
        return isNew
    }

    /// Shows an image; true if the view had to be made.
    mutating func setImage(_ image: BarImage) -> Bool {
        let isNew = if case .image = view { false } else { true }
        view = .image(image)
        if isNew { viewAlpha = 1 }
        return isNew
    }

    mutating func setAlpha(_ alpha: Double, os: SystemVersion) {
        if os >= SystemVersion(11) {
            viewAlpha = alpha
            systemAlpha = alpha
        } else {
            backgroundAlpha = alpha
        }
    }

    /// What is seen of the inserted view; nil where there is none.
    func seen(in environment: NavigationEnvironment) -> BackgroundView? {
        var seen = BackgroundView()
        seen.alpha = viewAlpha * backgroundAlpha
        switch view {
        case .none: return nil
        case .color(let color): seen.color = color.resolved(for: environment.userInterfaceStyle)
        case .image(let image): seen.image = image
        }
        return seen
    }

    /// Whether nothing of the hairline is left.
    var fadesShadow: Bool { systemAlpha * backgroundAlpha == 0 }
}

// Of a color and an image only one is there.
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
