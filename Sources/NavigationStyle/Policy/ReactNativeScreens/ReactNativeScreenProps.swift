/// The props of a `Screen` of a stack, with those of its header: the members of the library that a screen sets.
struct ReactNativeScreenProps: Hashable, Sendable {
    /// The screen's `ScreenStackHeaderConfig`; null for a screen without one, nil for one that sets none of its props.
    var headerConfig: ReactNativeHeaderConfig??
    var stackAnimation: StackAnimation?
    var replaceAnimation: ReplaceAnimation?
    var gestureEnabled, fullScreenSwipeEnabled, customAnimationOnSwipe, preventNativeDismiss: Bool?
    var statusBarStyle: StatusBar?
    var statusBarHidden: Bool?
    /// React Navigation's options, from which its native stack creates these props.
    var options: NativeStackOptions?

    init() {}

    /// The animation with which a screen comes and goes.
    enum StackAnimation: String, CaseIterable, WireName {
        case `default`, flip
        case simplePush = "simple_push"
        case none, fade
        case slideFromRight = "slide_from_right"
        case slideFromLeft = "slide_from_left"
        case slideFromBottom = "slide_from_bottom"
        case fadeFromBottom = "fade_from_bottom"
        case iosFromRight = "ios_from_right"
        case iosFromLeft = "ios_from_left"
        static let names = NameTable(Self.self)

        /// Whether the library's own animator runs the animation.
        var isCustom: Bool {
            switch self {
            case .default, .flip, .slideFromRight, .iosFromRight: false
            case .simplePush, .none, .fade, .slideFromLeft, .slideFromBottom, .fadeFromBottom, .iosFromLeft: true
            }
        }
    }

    /// The direction in which the screens move if one replaces another.
    enum ReplaceAnimation: String, CaseIterable, WireName {
        case pop, push
        static let names = NameTable(Self.self)
    }

    /// The library's names for the style of the status bar.
    enum StatusBar: String, CaseIterable, WireName {
        case auto, inverted, light, dark
        static let names = NameTable(Self.self)

        init(_ style: StatusBarStyle) {
            self =
                switch style {
                case .default: .auto
                case .lightContent: .light
                case .darkContent: .dark
                }
        }

        /// Returns the style that the screen returns to UIKit (libraries.16, `rns.status`).
        func style(in interface: UserInterfaceStyle, on os: SystemVersion) -> StatusBarStyle {
            guard os >= .appearanceObjects else { return self == .light ? .lightContent : .default }
            return switch self {
            case .auto: interface == .dark ? .lightContent : .darkContent
            case .inverted: interface == .dark ? .darkContent : .lightContent
            case .light: .lightContent
            case .dark: .darkContent
            }
        }
    }
}

extension ReactNativeScreenProps: WireObject {
    static let table = MemberTable(Self.self)

    mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
        try visitor.withNull("headerConfig", &headerConfig)
        try visitor.optional("stackAnimation", &stackAnimation, orNull: true)
        try visitor.optional("replaceAnimation", &replaceAnimation, orNull: true)
        try visitor.optional("gestureEnabled", &gestureEnabled, orNull: true)
        try visitor.optional("fullScreenSwipeEnabled", &fullScreenSwipeEnabled, orNull: true)
        try visitor.optional("customAnimationOnSwipe", &customAnimationOnSwipe, orNull: true)
        try visitor.optional("preventNativeDismiss", &preventNativeDismiss, orNull: true)
        try visitor.optional("statusBarStyle", &statusBarStyle, orNull: true)
        try visitor.optional("statusBarHidden", &statusBarHidden, orNull: true)
        try visitor.optional("options", &options, orNull: true)
    }
}

extension ReactNativeScreenProps {
    /// The header of the screen; nil if it has none.
    var header: ReactNativeHeaderConfig? { headerConfig.flatMap(\.self) }

    /// Returns the props with everything that a request sets for `screen`, and with colors resolved.
    ///
    /// The props themselves override the declared style, this overrides React Navigation's options, and these override
    /// the style for all screens.
    func completed(
        for screen: Screen,
        screenOptions: BarStyle?,
        theme: ReactNavigationTheme,
        _ userInterfaceStyle: UserInterfaceStyle,
        on os: SystemVersion,
        by edition: ReactNativeScreens.Edition
    ) -> Self {
        var result = self
        result.options = nil
        if let options {
            result.stackAnimation = stackAnimation ?? options.animation
            result.replaceAnimation = replaceAnimation ?? options.animationTypeForReplace ?? .push
            result.customAnimationOnSwipe = customAnimationOnSwipe ?? options.animationMatchesGesture
            result.gestureEnabled = gestureEnabled ?? options.gestureEnabled
            result.fullScreenSwipeEnabled = fullScreenSwipeEnabled ?? options.fullScreenGestureEnabled
            result.statusBarHidden = statusBarHidden ?? options.statusBarHidden
        }
        result.statusBarStyle =
            statusBarStyle ?? screen.bar?.statusBar.map { StatusBar($0) } ?? options?.statusBarStyle
            ?? screenOptions?.statusBar.map { StatusBar($0) }
        guard headerConfig != .some(.none) else { return result }
        var header = ReactNativeHeaderConfig()
        if let screenOptions { header.set(screenOptions) }
        if let options { header = header.followed(by: options.header(in: theme, on: os)) }
        if let style = screen.bar { header.set(style) }
        if let own = self.header { header = header.followed(by: own) }
        header.title = header.title ?? screen.itemTitle
        result.headerConfig = .some(header.resolved(within: userInterfaceStyle, by: edition))
        return result
    }

    /// Sets the screen's preferences for the status bar.
    func writeStatusBar(to screen: inout Screen, _ interface: UserInterfaceStyle, _ os: SystemVersion) {
        screen.preferredStatusBarStyle = (statusBarStyle ?? .auto).style(in: interface, on: os)
        if let statusBarHidden { screen.prefersStatusBarHidden = statusBarHidden }
    }
}

extension ReactNativeHeaderConfig {
    /// Sets the props for a declared style (libraries.16.7, `rns.bar`); there are none for an image, or for a
    /// hairline's color.
    mutating func set(_ style: BarStyle) {
        if let isHidden = style.hidden { hidden = isHidden }
        if let tint = style.tint { color = tint }
        if let title = style.title {
            if let color = title.color { titleColor = color }
            if let size = title.fontSize { titleFontSize = size }
            if let weight = title.fontWeight { titleFontWeight = FontWeightName(weight) }
        }
        if let isLarge = style.largeTitle { largeTitle = isLarge }
        switch style.background {
        case nil, .image: break
        case .default:
            backgroundColor = nil
            translucent = false
        case .transparent:
            backgroundColor = BarColor(.clear)
            translucent = true
            if style.shadow == nil { hideShadow = true }
        case .color(let color): backgroundColor = color
        }
        if let shadow = style.shadow { hideShadow = shadow == .none }
    }
}
