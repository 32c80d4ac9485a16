/// The options of a screen in React Navigation's native stack, which turns them into the library's props
/// (libraries.16.7).
struct NativeStackOptions: Hashable, Sendable {
    /// A font and a color, as React Native writes them.
    struct TextStyle: Hashable, Sendable {
        var color: BarColor?
        var fontFamily: String?
        /// The font size in points.
        var fontSize: Double?
        var fontWeight: ReactNativeHeaderConfig.FontWeightName?
    }

    /// A background, as React Native writes it.
    struct ViewStyle: Hashable, Sendable {
        var backgroundColor: BarColor?
    }

    var title: String?
    /// Whether there is a header of the app's own, or a view of the app's in a part of the header.
    var header, headerBackground, headerSearchBarOptions: Bool?
    var headerTitle, headerLeft, headerRight: Bool?
    var headerShown, headerTransparent, headerLargeTitle, headerShadowVisible, headerLargeTitleShadowVisible: Bool?
    var headerStyle, headerLargeStyle: ViewStyle?
    var headerTintColor: BarColor?
    var headerTitleStyle, headerLargeTitleStyle, headerBackTitleStyle: TextStyle?
    var headerBlurEffect: ReactNativeHeaderConfig.BlurEffect?
    var headerBackTitle: String?
    var headerBackButtonDisplayMode: NavigationItem.BackButtonDisplayMode?
    var headerBackButtonMenuEnabled, headerBackVisible: Bool?
    var headerBackImageSource: BarImage?
    var animation: ReactNativeScreenProps.StackAnimation?
    var animationTypeForReplace: ReactNativeScreenProps.ReplaceAnimation?
    var animationMatchesGesture, gestureEnabled, fullScreenGestureEnabled: Bool?
    var statusBarStyle: ReactNativeScreenProps.StatusBar?
    var statusBarHidden: Bool?

    init() {}
}

/// The theme of React Navigation, as far as its native stack turns it into props.
struct ReactNavigationTheme: Hashable, Sendable {
    var dark = false
    /// The theme's colors; nil for those of React Navigation's own themes.
    var primary, card, text: BarColor?

    /// The color of buttons.
    var primaryColor: BarColor { primary ?? BarColor(RGBA(rawValue: dark ? 0x0A84_FFFF : 0x007A_FFFF)) }
    /// The color of headers.
    var cardColor: BarColor { card ?? BarColor(RGBA(rawValue: dark ? 0x1212_12FF : 0xFFFF_FFFF)) }
    /// The color of titles.
    var textColor: BarColor { text ?? BarColor(RGBA(rawValue: dark ? 0xE5E5_E7FF : 0x1C1C_1EFF)) }
}

extension NativeStackOptions {
    /// Returns the props for the options on iOS, as the native stack creates them.
    func header(in theme: ReactNavigationTheme, on os: SystemVersion) -> ReactNativeHeaderConfig {
        var props = ReactNativeHeaderConfig()
        let isTransparent = headerTransparent ?? false
        let hasBackground = headerBackground ?? false
        let isLarge = headerLargeTitle ?? false
        props.title = title
        props.hidden = headerShown == false || header ?? false
        let isClear = hasBackground || isTransparent || isLarge
        let ownBackground = headerStyle?.backgroundColor
        props.backgroundColor = ownBackground ?? (isClear ? BarColor(.clear) : theme.cardColor)
        let needsRoom = headerSearchBarOptions ?? false || isLarge
        props.translucent = hasBackground || isTransparent || needsRoom && headerTransparent != false
        props.hideShadow =
            headerShadowVisible == false || hasBackground || isTransparent && headerShadowVisible != true
        props.color = headerTintColor ?? theme.primaryColor
        // On a clear header the title follows the content below, unless a tint is set.
        let followsContent = isTransparent || ownBackground == nil && isClear
        props.titleColor = headerTitleStyle?.color ?? headerTintColor ?? (followsContent ? nil : theme.textColor)
        props.titleFontSize = headerTitleStyle?.fontSize
        // The theme's fonts: `bold` for titles, `heavy` for large ones.
        props.titleFontWeight = headerTitleStyle?.fontWeight ?? .semibold
        props.titleFontFamily = headerTitleStyle?.fontFamily ?? Self.systemFamily
        props.largeTitle = headerLargeTitle
        props.largeTitleColor = headerLargeTitleStyle?.color
        props.largeTitleFontSize = headerLargeTitleStyle?.fontSize
        props.largeTitleFontWeight = headerLargeTitleStyle?.fontWeight ?? .heavyBold
        props.largeTitleFontFamily = headerLargeTitleStyle?.fontFamily ?? Self.systemFamily
        props.largeTitleBackgroundColor = headerLargeStyle?.backgroundColor
        props.largeTitleHideShadow = headerLargeTitleShadowVisible == false
        props.blurEffect = headerBlurEffect
        setBackButton(of: &props, on: os)
        props.userInterfaceStyle = theme.dark ? .dark : .light
        props.headerLeft = headerLeft
        props.headerCenter = headerTitle
        props.headerRight = headerRight
        return props
    }

    private func setBackButton(of props: inout ReactNativeHeaderConfig, on os: SystemVersion) {
        props.backTitle = headerBackTitle
        props.backTitleFontFamily = headerBackTitleStyle?.fontFamily ?? Self.systemFamily
        props.backTitleFontSize = headerBackTitleStyle?.fontSize
        // The mode is left to UIKit unless something makes the library put an item of its own there.
        let isModeAvailable =
            os >= .backButtonDisplayMode && props.backTitleFontFamily == Self.systemFamily
            && props.backTitleFontSize == nil && headerBackButtonMenuEnabled != false
        if isModeAvailable {
            props.backButtonDisplayMode = headerBackButtonDisplayMode
        } else {
            props.backTitleVisible = headerBackButtonDisplayMode != .minimal
        }
        props.disableBackButtonMenu = headerBackButtonMenuEnabled == false
        props.hideBackButton = headerBackVisible == false
        props.backButtonInCustomView = headerBackVisible
        props.backButtonImage = headerBackImageSource
    }

    /// The family of the theme's fonts.
    static let systemFamily = "System"
}

// Null means that an option has not been set.
extension NativeStackOptions: WireObject {
    static let table = MemberTable(Self.self)

    mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
        try visitor.text("title", &title, orNull: true)
        try visitor.optional("header", &header, orNull: true)
        try visitor.optional("headerShown", &headerShown, orNull: true)
        try visitor.optional("headerStyle", &headerStyle, orNull: true)
        try visitor.optional("headerBackground", &headerBackground, orNull: true)
        try visitor.optional("headerTransparent", &headerTransparent, orNull: true)
        try visitor.optional("headerShadowVisible", &headerShadowVisible, orNull: true)
        try visitor.optional("headerBlurEffect", &headerBlurEffect, orNull: true)
        try visitor.optional("headerTintColor", &headerTintColor, orNull: true)
        try visitor.optional("headerTitle", &headerTitle, orNull: true)
        try visitor.optional("headerTitleStyle", &headerTitleStyle, orNull: true)
        try visitor.optional("headerLargeTitle", &headerLargeTitle, orNull: true)
        try visitor.optional("headerLargeStyle", &headerLargeStyle, orNull: true)
        try visitor.optional("headerLargeTitleStyle", &headerLargeTitleStyle, orNull: true)
        try visitor.optional("headerLargeTitleShadowVisible", &headerLargeTitleShadowVisible, orNull: true)
        try visitor.optional("headerSearchBarOptions", &headerSearchBarOptions, orNull: true)
        try visitor.text("headerBackTitle", &headerBackTitle, orNull: true)
        try visitor.optional("headerBackTitleStyle", &headerBackTitleStyle, orNull: true)
        try visitor.optional("headerBackButtonDisplayMode", &headerBackButtonDisplayMode, orNull: true)
        try visitor.optional("headerBackButtonMenuEnabled", &headerBackButtonMenuEnabled, orNull: true)
        try visitor.optional("headerBackVisible", &headerBackVisible, orNull: true)
        try visitor.optional("headerBackImageSource", &headerBackImageSource, orNull: true)
        try visitor.optional("headerLeft", &headerLeft, orNull: true)
        try visitor.optional("headerRight", &headerRight, orNull: true)
        try visitor.optional("animation", &animation, orNull: true)
        try visitor.optional("animationTypeForReplace", &animationTypeForReplace, orNull: true)
        try visitor.optional("animationMatchesGesture", &animationMatchesGesture, orNull: true)
        try visitor.optional("gestureEnabled", &gestureEnabled, orNull: true)
        try visitor.optional("fullScreenGestureEnabled", &fullScreenGestureEnabled, orNull: true)
        try visitor.optional("statusBarStyle", &statusBarStyle, orNull: true)
        try visitor.optional("statusBarHidden", &statusBarHidden, orNull: true)
    }
}

extension NativeStackOptions.TextStyle: WireObject {
    static let table = MemberTable(Self.self)

    mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
        try visitor.optional("color", &color, orNull: true)
        try visitor.optional("fontFamily", &fontFamily, orNull: true)
        try visitor.optional("fontSize", &fontSize, in: .fontSizes, orNull: true)
        try visitor.optional("fontWeight", &fontWeight, orNull: true)
    }
}

extension NativeStackOptions.ViewStyle: WireObject {
    static let table = MemberTable(Self.self)

    mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
        try visitor.optional("backgroundColor", &backgroundColor, orNull: true)
    }
}

extension ReactNavigationTheme: WireObject {
    static let table = MemberTable(Self.self)

    mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
        try visitor.member("dark", &dark, default: false)
        try visitor.optional("primary", &primary)
        try visitor.optional("card", &card)
        try visitor.optional("text", &text)
    }
}
