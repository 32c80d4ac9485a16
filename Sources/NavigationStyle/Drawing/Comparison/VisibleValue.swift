/// The visible value of one property, as ``BarState`` and ``ScreenLayout`` give it.
public enum VisibleValue: Hashable, Sendable {
    /// The bar's animation while the screens move.
    case presentation(Plan.Presentation)
    /// The x at which two bars meet, in points of the window; nil if one bar serves both screens.
    case edge(Double?)
    /// True or false.
    case flag(Bool)
    /// A color.
    case color(RGBA)
    /// The bar's background.
    case background(BarState.Background)
    /// The bar's hairline.
    case shadow(BarState.Shadow)
    /// The bar's style.
    case barStyle(SystemBarStyle)
    /// The bar's title.
    case title(BarState.Title)
    /// The bar's large title.
    case largeTitle(BarState.LargeTitle)
    /// The bar's search bar; nil without one.
    case searchBar(BarState.SearchBar?)
    /// The bar's back button.
    case backButton(BarState.BackButton)
    /// The status bar.
    case statusBar(BarState.StatusBar)
    /// The slot of the state that the bar is in.
    case appearance(BarState.AppearanceSlot)
    /// A place in the window.
    case frame(Rect)
    /// A root view's place in the window.
    case view(ScreenLayout.View)
    /// Insets; nil without a scroll view.
    case insets(Insets?)
    /// Points.
    case points(Double)
}

extension VisibleValue {
    /// Whether it is the part of a bar whose height is not known.
    var isHeightUnknown: Bool {
        switch self {
        case .largeTitle(let title): title.height == nil
        case .searchBar(let searchBar?): searchBar.height == nil
        default: false
        }
    }

    /// The value without its height, if it is a part of the bar.
    var withoutHeight: VisibleValue {
        switch self {
        case .largeTitle(var title):
            title.height = nil
            return .largeTitle(title)
        case .searchBar(var searchBar?):
            searchBar.height = nil
            return .searchBar(searchBar)
        default: return self
        }
    }

    /// The value without the attributes of invisible parts, such as the color of a hairline that is not drawn.
    var asSeen: VisibleValue {
        switch self {
        // A picture of one opaque color and the color itself look the same.
        case .background(var background)
        where background.kind == .image && background.image == nil && background.gradient == nil
            && background.color?.isOpaque == true
            && background.alpha == .value(1):
            background.kind = .color
            background.backing = nil
            return .background(background)
        case .shadow(var shadow) where !shadow.isVisible:
            shadow.color = nil
            return .shadow(shadow)
        case .title(let title) where title.text?.isEmpty ?? true:
            return .title(BarState.Title(text: nil, color: .clear, fontSize: 0, fontWeight: .regular, isLarge: false))
        // The scroll view that drives a large title is not visible.
        case .largeTitle(var title):
            title.trackedBy = nil
            return .largeTitle(title)
        case .backButton(let button) where !button.isShown:
            return .backButton(BarState.BackButton(isShown: false, title: nil, color: .clear))
        case .statusBar(var statusBar) where statusBar.isHidden:
            statusBar.style = .lightContent
            return .statusBar(statusBar)
        default:
            return self
        }
    }
}
