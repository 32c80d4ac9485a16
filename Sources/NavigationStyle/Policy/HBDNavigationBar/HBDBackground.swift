/// The views that the library's bar inserts into its background: a blur under a color, an image, a hairline.
struct HBDBackground: MemoryValue, Sendable {
    /// The color over the blur.
    var barTintColor: BarColor?
    /// The image of the image view.
    var image: BarImage?
    /// The image of the hairline; nil is the library's own line.
    var shadowImage: BarImage?
    /// The opacities of the blur with its color, of the image and of the hairline, 0…1.
    var barAlpha = 1.0, imageAlpha = 0.0, shadowAlpha = 1.0

    /// The visible blur, color and image.
    var view: BackgroundView {
        var view = BackgroundView()
        if imageAlpha > 0 {
            view.image = image ?? .empty
            view.alpha = imageAlpha
        } else {
            view.color = barTintColor
            view.hasEffect = true
            view.alpha = barAlpha
        }
        return view
    }

    /// Returns the visible hairline.
    func shadow(in environment: NavigationEnvironment) -> BarState.Shadow {
        guard shadowAlpha > 0 else { return .invisible }
        switch shadowImage {
        case nil: return BarState.Shadow(isVisible: true, color: BarColor.systemShadow.light)
        case .empty: return .invisible
        case .picture(let picture):
            return BarState.Shadow(
                isVisible: true,
                color: picture.color?.resolved(for: environment.userInterfaceStyle)
            )
        }
    }

    /// The views as properties of a bar, for the plan.
    var properties: BarProperties {
        var properties = BarProperties()
        properties.barTintColor = .some(barTintColor)
        properties.backgroundImage = .some(image)
        properties.shadowImage = shadowAlpha == 0 ? .empty : .some(shadowImage)
        properties.alpha = max(barAlpha, imageAlpha)
        return properties
    }
}

extension HBDBackground {
    /// Applies `style` to the views.
    mutating func take(_ style: HBDResolvedStyle) {
        let hasImage = style.image != nil
        barAlpha = hasImage ? 0 : style.alpha
        imageAlpha = hasImage ? style.alpha : 0
        shadowAlpha = style.shadowAlpha
        barTintColor = style.barTintColor
        image = style.image
    }

    /// Takes from `properties` those for which the library's bar has its own setters; the rest reaches UIKit's bar.
    ///
    /// The images for all bar metrics go to one view, and the bar stays translucent whatever is set.
    mutating func takeOwn(from properties: inout BarProperties) {
        if let color = properties.barTintColor { barTintColor = color }
        if let image = properties.backgroundImage { self.image = image }
        if let image = properties.compactBackgroundImage { self.image = image }
        if let image = properties.shadowImage { shadowImage = image }
        properties = properties.restricted(to: .all.subtracting(HBDBackground.ownProperties))
        if properties.isTranslucent != nil { properties.isTranslucent = true }
    }

    /// The properties that never reach UIKit's bar.
    static let ownProperties: BarPropertySet = [
        .barTintColor, .backgroundImage, .compactBackgroundImage, .shadowImage,
    ]
}

extension HBDBackground: ColoredMemory {
    func resolved(for style: UserInterfaceStyle) -> Self {
        var background = self
        background.barTintColor = barTintColor?.fixed(for: style)
        background.image = image?.resolved(for: style)
        background.shadowImage = shadowImage?.resolved(for: style)
        return background
    }
}

extension HBDBackground: WireObject {
    static let table = MemberTable(Self.self)

    mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
        try visitor.optional("barTintColor", &barTintColor)
        try visitor.optional("image", &image)
        try visitor.optional("shadowImage", &shadowImage)
        try visitor.always("barAlpha", &barAlpha, in: 0...1, default: 0)
        try visitor.always("imageAlpha", &imageAlpha, in: 0...1, default: 0)
        try visitor.always("shadowAlpha", &shadowAlpha, in: 0...1, default: 0)
    }

    /// Reads the views; an absent opacity is 0.
    static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> HBDBackground? {
        var background = HBDBackground(barAlpha: 0, imageAlpha: 0, shadowAlpha: 0)
        return try background.fill(from: &reader, .object) ? background : nil
    }
}
