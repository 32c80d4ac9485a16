/// The modifiers of a screen's content, under SwiftUI's own names (libraries.17.1); nil for one that is not applied.
struct SwiftUIModifiers: Hashable, Sendable {
    var navigationTitle: String?
    var navigationSubtitle: String?
    var navigationBarTitleDisplayMode: SwiftUITitleDisplayMode?
    var toolbarTitleDisplayMode: SwiftUIToolbarTitleDisplayMode?
    var toolbarBackground: SwiftUIBackgroundStyle?
    var toolbarBackgroundVisibility: SwiftUIVisibility?
    var toolbarColorScheme: UserInterfaceStyle?
    var toolbarVisibility: SwiftUIVisibility?
    var navigationBarHidden: Bool?
    var navigationBarBackButtonHidden: Bool?
    var toolbarItems: SwiftUIToolbarItems?
    var toolbarRole: SwiftUIToolbarRole?
    /// The tint of the screen's content; the bar's is an option of the policy.
    var tint: BarColor?
    var containerBackground: SwiftUIBackgroundStyle?
    var scrollEdgeEffectStyle: SwiftUIScrollEdgeEffectStyle?
    var scrollEdgeEffectHidden: Bool?
    /// The preferred color scheme of the whole presentation.
    var preferredColorScheme: UserInterfaceStyle?
    var statusBarHidden: Bool?
    /// The properties that the screen's `onAppear` sets on `UINavigationBar.appearance()`.
    var appearanceProxy: BarProperties?

    init() {}

    /// Returns the modifiers, overridden by those of `others`, which are applied further inside.
    func followed(by others: SwiftUIModifiers) -> SwiftUIModifiers {
        var result = self
        result.navigationTitle = others.navigationTitle ?? navigationTitle
        result.navigationSubtitle = others.navigationSubtitle ?? navigationSubtitle
        // The two mean the same, one for each API.
        if others.titleDisplayMode != nil {
            result.navigationBarTitleDisplayMode = others.navigationBarTitleDisplayMode
            result.toolbarTitleDisplayMode = others.toolbarTitleDisplayMode
        }
        result.toolbarBackground = others.toolbarBackground ?? toolbarBackground
        result.toolbarBackgroundVisibility = others.toolbarBackgroundVisibility ?? toolbarBackgroundVisibility
        result.toolbarColorScheme = others.toolbarColorScheme ?? toolbarColorScheme
        if others.isBarHidden != nil || others.toolbarVisibility != nil {
            result.toolbarVisibility = others.toolbarVisibility
            result.navigationBarHidden = others.navigationBarHidden
        }
        result.navigationBarBackButtonHidden = others.navigationBarBackButtonHidden ?? navigationBarBackButtonHidden
        result.toolbarItems = others.toolbarItems ?? toolbarItems
        result.toolbarRole = others.toolbarRole ?? toolbarRole
        result.tint = others.tint ?? tint
        result.containerBackground = others.containerBackground ?? containerBackground
        result.scrollEdgeEffectStyle = others.scrollEdgeEffectStyle ?? scrollEdgeEffectStyle
        result.scrollEdgeEffectHidden = others.scrollEdgeEffectHidden ?? scrollEdgeEffectHidden
        result.preferredColorScheme = others.preferredColorScheme ?? preferredColorScheme
        result.statusBarHidden = others.statusBarHidden ?? statusBarHidden
        result.appearanceProxy = others.appearanceProxy ?? appearanceProxy
        return result
    }
}

extension SwiftUIModifiers {
    /// Whether the bar has a background that can be shown: from iOS 26 on, there is only the app's (libraries.17.8).
    func hasBackground(in environment: NavigationEnvironment) -> Bool {
        toolbarBackground != nil || environment.designVersion < .liquidGlass
    }

    /// The display mode of the title; nil if no modifier sets it.
    var titleDisplayMode: SwiftUIToolbarTitleDisplayMode? {
        if let toolbarTitleDisplayMode { return toolbarTitleDisplayMode }
        switch navigationBarTitleDisplayMode {
        case .automatic: return .automatic
        case .inline: return .inline
        case .large: return .large
        case nil: return nil
        }
    }

    /// Whether the bar is hidden, by either of the two modifiers; nil if neither is applied.
    var isBarHidden: Bool? {
        if navigationBarHidden == true || toolbarVisibility == .hidden { return true }
        if navigationBarHidden == false || toolbarVisibility == .visible { return false }
        return nil
    }
}

// The modifiers for a declared style, and the parts for which there are none.
extension SwiftUIModifiers {
    /// Applies `style`, whose colors are resolved, as far as `os` has modifiers for it.
    mutating func apply(_ style: BarStyle, on os: SystemVersion) {
        if let isLarge = style.largeTitle {
            navigationBarTitleDisplayMode = isLarge ? .large : .inline
            toolbarTitleDisplayMode = nil
        }
        guard os >= SwiftUI.navigationStack else {
            if let hidden = style.hidden { navigationBarHidden = hidden }
            return
        }
        if let hidden = style.hidden {
            toolbarVisibility = hidden ? .hidden : .visible
            navigationBarHidden = nil
        }
        switch style.background {
        case .color(let color): (toolbarBackground, toolbarBackgroundVisibility) = (.color(color), .visible)
        case .image(let image):
            if let gradient = SwiftUIBackgroundStyle(image) {
                (toolbarBackground, toolbarBackgroundVisibility) = (gradient, .visible)
            }
        case .transparent: toolbarBackgroundVisibility = .hidden
        case .default: (toolbarBackground, toolbarBackgroundVisibility) = (nil, nil)
        case nil: break
        }
        if let statusBar = style.statusBar { toolbarColorScheme = UserInterfaceStyle(below: statusBar) }
        if let color = style.title?.color, let scheme = UserInterfaceStyle(ofText: color) {
            toolbarColorScheme = scheme
        }
    }
}

extension UserInterfaceStyle {
    /// Creates the color scheme in which text without a color of its own has `color`; nil if there is none.
    init?(ofText color: BarColor) {
        switch (color.light, color.dark) {
        case (.white, .white): self = .dark
        case (.black, .black): self = .light
        default: return nil
        }
    }

    /// Creates the color scheme in which the status bar has `style`; nil for the app's own.
    init?(below style: StatusBarStyle) {
        switch style {
        case .lightContent: self = .dark
        case .darkContent: self = .light
        case .default: return nil
        }
    }
}

extension SwiftUIModifiers: WireObject {
    static let table = MemberTable(Self.self)

    mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
        try visitor.text("navigationTitle", &navigationTitle, orNull: true)
        try visitor.text("navigationSubtitle", &navigationSubtitle, orNull: true)
        try visitor.optional("navigationBarTitleDisplayMode", &navigationBarTitleDisplayMode)
        try visitor.optional("toolbarTitleDisplayMode", &toolbarTitleDisplayMode)
        try visitor.optional("toolbarBackground", &toolbarBackground)
        try visitor.optional("toolbarBackgroundVisibility", &toolbarBackgroundVisibility)
        try visitor.optional("toolbarColorScheme", &toolbarColorScheme, orNull: true)
        try visitor.optional("toolbarVisibility", &toolbarVisibility)
        try visitor.optional("navigationBarHidden", &navigationBarHidden)
        try visitor.optional("navigationBarBackButtonHidden", &navigationBarBackButtonHidden)
        try visitor.optional("toolbarItems", &toolbarItems)
        try visitor.optional("toolbarRole", &toolbarRole)
        try visitor.optional("tint", &tint, orNull: true)
        try visitor.optional("containerBackground", &containerBackground)
        try visitor.optional("scrollEdgeEffectStyle", &scrollEdgeEffectStyle)
        try visitor.optional("scrollEdgeEffectHidden", &scrollEdgeEffectHidden)
        try visitor.optional("preferredColorScheme", &preferredColorScheme, orNull: true)
        try visitor.optional("statusBarHidden", &statusBarHidden)
        try visitor.optional("appearanceProxy", &appearanceProxy)
    }
}
