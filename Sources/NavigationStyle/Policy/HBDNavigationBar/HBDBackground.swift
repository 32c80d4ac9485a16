/// The views that the library's bar puts into its background: a blur under a color, an image, a hairline.
struct HBDBackground: Hashable, Sendable {
    /// The color over the blur.
    var barTintColor: BarColor?
    /// The image view's.
    var image: BarImage?
    /// The hairline's; nil is the library's own line.
    var shadowImage: BarImage?
    /// How much is drawn of the blur with its color, of the image and of the hairline, 0…1.
    var barAlpha = 1.0, imageAlpha = 0.0, shadowAlpha = 1.0

    /// What is seen of blur, color and image.
    func view(in environment: NavigationEnvironment) -> BackgroundView {
        var view = BackgroundView()
        if imageAlpha > 0 {
            view.image = image ?? .empty
            view.alpha = imageAlpha
        } else {
            view.color = barTintColor?.resolved(for: environment.userInterfaceStyle)
            view.hasEffect = true
            view.alpha = barAlpha
        }
        return view
    }

    /// What is seen of the hairline.
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

    /// The same as properties of a bar, for the plan.
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
    /// What the views become when the bar takes on `style`.
    mutating func take(_ style: HBDResolvedStyle) {
        let hasImage = style.image != nil
        barAlpha = hasImage ? 0 : style.alpha
        imageAlpha = hasImage ? style.alpha : 0
        shadowAlpha = style.shadowAlpha
        barTintColor = style.barTintColor
        image = style.image
    }

    /// Takes from `properties` what the library's bar has setters of its own for; the rest reaches UIKit's bar.
    ///
    /// Its images go to one view whatever the metrics, and it is translucent whatever is asked for.
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

    /// Reads what is drawn: nothing of what is not told.
    static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> HBDBackground? {
        var background = HBDBackground(barAlpha: 0, imageAlpha: 0, shadowAlpha: 0)
        return try background.fill(from: &reader, .object) ? background : nil
    }
}
