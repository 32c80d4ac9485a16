/// The props of `ScreenStackHeaderConfig`; nil if a screen does not set them.
struct ReactNativeHeaderConfig: Hashable, Sendable {
    var title: String?
    var hidden, translucent, hideShadow: Bool?
    var backgroundColor, color: BarColor?
    var blurEffect: BlurEffect?
    var titleColor: BarColor?
    /// The font size in points; 0 means that it is not set.
    var titleFontSize: Double?
    var titleFontWeight: FontWeightName?
    var titleFontFamily: String?
    var largeTitle, largeTitleHideShadow: Bool?
    var largeTitleColor, largeTitleBackgroundColor: BarColor?
    var largeTitleFontSize: Double?
    var largeTitleFontWeight: FontWeightName?
    var largeTitleFontFamily: String?
    var hideBackButton, backButtonInCustomView, disableBackButtonMenu, backTitleVisible: Bool?
    /// The name of the screen below on this screen's back button.
    var backTitle: String?
    var backButtonDisplayMode: NavigationItem.BackButtonDisplayMode?
    var backTitleFontSize: Double?
    var backTitleFontFamily: String?
    var backButtonImage: BarImage?
    var direction: Direction?
    var userInterfaceStyle: InterfaceStyle?
    /// Whether a React child is mounted at the place.
    var headerLeft, headerCenter, headerRight: Bool?

    init() {}

    /// The layout direction of a header.
    enum Direction: String, CaseIterable, WireName {
        case ltr, rtl
        static let names = NameTable(Self.self)
    }

    /// The names of `UIUserInterfaceStyle`.
    enum InterfaceStyle: String, CaseIterable, WireName {
        case unspecified, light, dark
        static let names = NameTable(Self.self)

        /// The interface style; nil for `unspecified`.
        var style: UserInterfaceStyle? { UserInterfaceStyle(rawValue: rawValue) }
    }

    /// The names of `UIBlurEffect.Style`, and `none`.
    enum BlurEffect: String, CaseIterable, WireName {
        case none, extraLight, light, dark, regular, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
        static let names = NameTable(Self.self)

        /// The UIKit effect of that name.
        var effect: BackgroundEffect? { BackgroundEffect(rawValue: rawValue) }
    }

    /// React Native's names for the weights of fonts.
    enum FontWeightName: String, CaseIterable, WireName {
        case ultraLight = "100"
        case thin = "200"
        case light = "300"
        case regular = "400"
        case medium = "500"
        case semibold = "600"
        case heavyBold = "700"
        case heavy = "800"
        case black = "900"
        case normal, bold
        static let names = NameTable(Self.self)

        /// The UIKit weight.
        var weight: FontWeight {
            switch self {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .regular, .normal: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .heavyBold, .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }

        /// Creates React Native's name of a weight.
        init(_ weight: FontWeight) {
            self =
                switch weight {
                case .ultraLight: .ultraLight
                case .thin: .thin
                case .light: .light
                case .regular: .regular
                case .medium: .medium
                case .semibold: .semibold
                case .bold: .heavyBold
                case .heavy: .heavy
                case .black: .black
                }
        }
    }
}

// Null means that a prop has not been set.
extension ReactNativeHeaderConfig: WireObject {
    static let table = MemberTable(Self.self)

    mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
        try visitor.text("title", &title, orNull: true)
        try visitor.optional("hidden", &hidden, orNull: true)
        try visitor.optional("translucent", &translucent, orNull: true)
        try visitor.optional("backgroundColor", &backgroundColor, orNull: true)
        try visitor.optional("blurEffect", &blurEffect, orNull: true)
        try visitor.optional("hideShadow", &hideShadow, orNull: true)
        try visitor.optional("color", &color, orNull: true)
        try visitor.optional("titleColor", &titleColor, orNull: true)
        try visitor.optional("titleFontSize", &titleFontSize, in: .fontSizes, orNull: true)
        try visitor.optional("titleFontWeight", &titleFontWeight, orNull: true)
        try visitor.optional("titleFontFamily", &titleFontFamily, orNull: true)
        try visitor.optional("largeTitle", &largeTitle, orNull: true)
        try visitor.optional("largeTitleColor", &largeTitleColor, orNull: true)
        try visitor.optional("largeTitleBackgroundColor", &largeTitleBackgroundColor, orNull: true)
        try visitor.optional("largeTitleHideShadow", &largeTitleHideShadow, orNull: true)
        try visitor.optional("largeTitleFontSize", &largeTitleFontSize, in: .fontSizes, orNull: true)
        try visitor.optional("largeTitleFontWeight", &largeTitleFontWeight, orNull: true)
        try visitor.optional("largeTitleFontFamily", &largeTitleFontFamily, orNull: true)
        try visitor.optional("hideBackButton", &hideBackButton, orNull: true)
        try visitor.text("backTitle", &backTitle, orNull: true)
        try visitor.optional("backTitleVisible", &backTitleVisible, orNull: true)
        try visitor.optional("backTitleFontSize", &backTitleFontSize, in: .fontSizes, orNull: true)
        try visitor.optional("backTitleFontFamily", &backTitleFontFamily, orNull: true)
        try visitor.optional("backButtonDisplayMode", &backButtonDisplayMode, orNull: true)
        try visitor.optional("backButtonInCustomView", &backButtonInCustomView, orNull: true)
        try visitor.optional("disableBackButtonMenu", &disableBackButtonMenu, orNull: true)
        try visitor.optional("backButtonImage", &backButtonImage, orNull: true)
        try visitor.optional("direction", &direction, orNull: true)
        try visitor.optional("userInterfaceStyle", &userInterfaceStyle, orNull: true)
        try visitor.optional("headerLeft", &headerLeft, orNull: true)
        try visitor.optional("headerCenter", &headerCenter, orNull: true)
        try visitor.optional("headerRight", &headerRight, orNull: true)
    }
}

extension ReactNativeHeaderConfig {
    /// Returns the props after those of `later` have been set too.
    func followed(by later: Self) -> Self {
        var result = self
        result.title = later.title ?? title
        result.hidden = later.hidden ?? hidden
        result.translucent = later.translucent ?? translucent
        result.backgroundColor = later.backgroundColor ?? backgroundColor
        result.blurEffect = later.blurEffect ?? blurEffect
        result.hideShadow = later.hideShadow ?? hideShadow
        result.color = later.color ?? color
        result.titleColor = later.titleColor ?? titleColor
        result.titleFontSize = later.titleFontSize ?? titleFontSize
        result.titleFontWeight = later.titleFontWeight ?? titleFontWeight
        result.titleFontFamily = later.titleFontFamily ?? titleFontFamily
        result.largeTitle = later.largeTitle ?? largeTitle
        result.largeTitleColor = later.largeTitleColor ?? largeTitleColor
        result.largeTitleBackgroundColor = later.largeTitleBackgroundColor ?? largeTitleBackgroundColor
        result.largeTitleHideShadow = later.largeTitleHideShadow ?? largeTitleHideShadow
        result.largeTitleFontSize = later.largeTitleFontSize ?? largeTitleFontSize
        result.largeTitleFontWeight = later.largeTitleFontWeight ?? largeTitleFontWeight
        result.largeTitleFontFamily = later.largeTitleFontFamily ?? largeTitleFontFamily
        result.hideBackButton = later.hideBackButton ?? hideBackButton
        result.backTitle = later.backTitle ?? backTitle
        result.backTitleVisible = later.backTitleVisible ?? backTitleVisible
        result.backTitleFontSize = later.backTitleFontSize ?? backTitleFontSize
        result.backTitleFontFamily = later.backTitleFontFamily ?? backTitleFontFamily
        result.backButtonDisplayMode = later.backButtonDisplayMode ?? backButtonDisplayMode
        result.backButtonInCustomView = later.backButtonInCustomView ?? backButtonInCustomView
        result.disableBackButtonMenu = later.disableBackButtonMenu ?? disableBackButtonMenu
        result.backButtonImage = later.backButtonImage ?? backButtonImage
        result.direction = later.direction ?? direction
        result.userInterfaceStyle = later.userInterfaceStyle ?? userInterfaceStyle
        result.headerLeft = later.headerLeft ?? headerLeft
        result.headerCenter = later.headerCenter ?? headerCenter
        result.headerRight = later.headerRight ?? headerRight
        return result
    }

    /// The props with the library's defaults of those that a declared style sets to their defaults.
    var withDefaults: Self {
        var result = self
        result.hidden = hidden ?? false
        result.translucent = translucent ?? false
        result.hideShadow = hideShadow ?? false
        result.largeTitle = largeTitle ?? false
        return result
    }

    /// Returns the props of `edition` with their colors resolved for the header's own interface style, or else for
    /// `interface`.
    func resolved(within interface: UserInterfaceStyle, by edition: ReactNativeScreens.Edition) -> Self {
        var result = self
        // libraries.16.6: 3.x has no such prop.
        if edition == .three { result.userInterfaceStyle = nil }
        let style = result.userInterfaceStyle?.style ?? interface
        result.backgroundColor = backgroundColor?.fixed(for: style)
        result.color = color?.fixed(for: style)
        result.titleColor = titleColor?.fixed(for: style)
        result.largeTitleColor = largeTitleColor?.fixed(for: style)
        result.largeTitleBackgroundColor = largeTitleBackgroundColor?.fixed(for: style)
        result.backButtonImage = backButtonImage?.resolved(for: style)
        return result
    }

    /// Whether the colors of equal props are resolved from the same ones.
    func hasSameVariants(as other: Self) -> Bool {
        // In 3.x a header has no interface style of its own, and so shows both variants.
        resolved(within: .light, by: .three) == other.resolved(within: .light, by: .three)
            && resolved(within: .dark, by: .three) == other.resolved(within: .dark, by: .three)
    }
}
