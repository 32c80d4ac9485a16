/// A property that a person can see: of a transition, the bar's animation and its look on the way; of a screen, the
/// members of its bar and of its layout, and whether it is on the stack.
///
/// The origin of translucency, the bar that draws and the writers of properties are left out: they cannot be seen.
public enum VisibleProperty: String, CaseIterable, Sendable {
    // Properties of the transition; `background`, `tintColor` and `title` may belong to one as well, at a moment of it.
    case presentation, edge, incomingBackground

    /// Whether the screen is on the stack at the end: a back swipe may begin under one policy and not under another.
    case isOnStack

    // The bar.
    case isHidden, background, isTranslucent, shadow, barStyle, tintColor, title, largeTitle, searchBar, backButton
    case statusBar, appearance, frame

    // The layout.
    case view = "layout.view"
    case safeAreaInsets = "layout.safeAreaInsets"
    case topLayoutGuide = "layout.topLayoutGuide"
    case bottomLayoutGuide = "layout.bottomLayoutGuide"
    case adjustedContentInset = "layout.adjustedContentInset"
    case contentTop = "layout.contentTop"
}

extension VisibleProperty {
    /// The properties of the bar that are compared at a moment of the transition.
    static let ofMoment: [VisibleProperty] = [.background, .edge, .incomingBackground, .tintColor, .title]

    /// The properties that are compared of a screen at rest.
    package static let ofScreen: [VisibleProperty] = [
        .isHidden, .background, .isTranslucent, .shadow, .barStyle, .tintColor, .title,
        .backButton, .statusBar, .appearance, .frame, .view, .safeAreaInsets, .topLayoutGuide, .bottomLayoutGuide,
        .adjustedContentInset,
        .contentTop, .largeTitle, .searchBar,
    ]

    /// Returns the value of the property at a moment; nil if the bar has none.
    func value(in look: BarLook) -> VisibleValue? {
        switch self {
        case .background: .background(look.background)
        case .edge: .edge(look.edge)
        case .incomingBackground: look.incomingBackground.map(VisibleValue.background)
        case .tintColor: .color(look.tintColor)
        case .title: .title(look.title)
        default: nil
        }
    }

    /// Returns the value of the property for a screen on the stack; nil if it has none, if it is unknown, or if it
    /// belongs to a hidden bar.
    package func value(in state: ScreenState) -> VisibleValue? {
        switch self {
        case .presentation, .edge, .incomingBackground: nil
        case .isOnStack: .flag(true)
        case .isHidden: .flag(state.bar.isHidden)
        case .statusBar: state.bar.statusBar.map(VisibleValue.statusBar)
        case .background, .isTranslucent, .shadow, .barStyle, .tintColor, .title, .largeTitle, .searchBar, .backButton,
            .appearance, .frame:
            state.bar.isHidden ? nil : value(in: state.bar)
        case .view, .safeAreaInsets, .topLayoutGuide, .bottomLayoutGuide, .adjustedContentInset, .contentTop:
            state.layout.flatMap(value)
        }
    }

    /// Returns the value of the property for a visible bar.
    private func value(in bar: BarState) -> VisibleValue? {
        switch self {
        case .background: .background(bar.background)
        case .isTranslucent: .flag(bar.isTranslucent)
        case .shadow: .shadow(bar.shadow)
        case .barStyle: .barStyle(bar.barStyle)
        case .tintColor: .color(bar.tintColor)
        case .title: .title(bar.title)
        case .largeTitle: .largeTitle(bar.largeTitle)
        case .searchBar: .searchBar(bar.searchBar)
        case .backButton: .backButton(bar.backButton)
        case .appearance: .appearance(bar.appearance)
        case .frame: bar.frame.map(VisibleValue.frame)
        default: nil
        }
    }

    /// Returns the value of the property in a layout, which has guides and no safe area below iOS 11.
    private func value(in layout: ScreenLayout) -> VisibleValue? {
        switch (self, layout.obscured) {
        case (.view, _): .view(layout.view)
        case (.safeAreaInsets, .safeArea(let insets)): .insets(insets)
        case (.topLayoutGuide, .layoutGuides(let top, _)): .points(top)
        case (.bottomLayoutGuide, .layoutGuides(_, let bottom)): .points(bottom)
        case (.adjustedContentInset, _): .insets(layout.adjustedContentInset)
        case (.contentTop, _): .points(layout.contentTop)
        default: nil
        }
    }
}

extension VisibleProperty: WireName {
    @usableFromInline package static let names = NameTable(Self.ofScreen) { $0.rawValue }
}
