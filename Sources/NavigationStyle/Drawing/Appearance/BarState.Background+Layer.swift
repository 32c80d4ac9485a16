extension BarState.Background {
    /// Nothing is drawn.
    static let clear = BarState.Background(.clear)

    /// A layer of one kind, drawn fully.
    init(_ kind: Kind, color: RGBA? = nil) {
        self.init(kind: kind, color: color, image: nil, alpha: .value(1), backing: nil)
    }

    /// An image as it is, without a blur (uikit.md A2): its smallest alpha is what of it is drawn.
    static func picture(_ picture: Image.Picture, in environment: Environment) -> BarState.Background {
        BarState.Background(
            kind: .image,
            color: picture.color?.resolved(for: environment.userInterfaceStyle),
            image: picture.name,
            alpha: .value(picture.minimumAlpha),
            backing: nil
        )
    }
}
