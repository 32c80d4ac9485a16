/// The modifiers that stand on a screen's content, by SwiftUI's own names (libraries.17.1); nil is one that does not stand
/// there.
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
    /// Of the screen's content: the bar's is the policy's option.
    var tint: BarColor?
    var containerBackground: SwiftUIBackgroundStyle?
    var scrollEdgeEffectStyle: SwiftUIScrollEdgeEffectStyle?
    var scrollEdgeEffectHidden: Bool?
    /// Of the whole presentation.
    var preferredColorScheme: UserInterfaceStyle?
    var statusBarHidden: Bool?
    /// What the screen's `onAppear` sets on `UINavigationBar.appearance()`.
    var appearanceProxy: BarProperties?

    init() {}

    /// The modifiers with those of `others`, which stand further inside, in the place of their own.
    func followed(by others: SwiftUIModifiers) -> SwiftUIModifiers {
        var result = self
        result.navigationTitle = others.navigationTitle ?? navigationTitle
        result.navigationSubtitle = others.navigationSubtitle ?? navigationSubtitle
        // The two say the same, one for each API.
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
    /// How the title is to be shown; nil where no modifier says.
    var titleDisplayMode: SwiftUIToolbarTitleDisplayMode? {
        if let toolbarTitleDisplayMode { return toolbarTitleDisplayMode }
        switch navigationBarTitleDisplayMode {
        case .automatic: return .automatic
        case .inline: return .inline
        case .large: return .large
        case nil: return nil
        }
    }

    /// Whether the bar is hidden: hidden flags are taken together; nil where no modifier says.
    var isBarHidden: Bool? {
        if navigationBarHidden == true || toolbarVisibility == .hidden { return true }
        if navigationBarHidden == false || toolbarVisibility == .visible { return false }
        return nil
    }
}

// How a declared style is said by modifiers, and what of it cannot be.
extension SwiftUIModifiers {
    /// Says `style`, whose colors are resolved, as far as there are modifiers for it on `os`.
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
    /// The color scheme in which text without a color of its own has `color`; nil where there is none.
    init?(ofText color: BarColor) {
        switch (color.light, color.dark) {
        case (.white, .white): self = .dark
        case (.black, .black): self = .light
        default: return nil
        }
    }

    /// The color scheme in which the status bar has `style`; nil where that is the app's.
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
