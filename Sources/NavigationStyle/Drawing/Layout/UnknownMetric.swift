/// A number of a bar that nobody has published or measured: what depends on it is left out of an answer, and nothing is
/// estimated.
enum UnknownMetric {
    /// The height of a large title at a size of text at which nobody has measured it (around.W2, around.W3).
    case largeTitle
    /// The height and the place of the bar in a presentation (around.O5).
    case presentation
    /// The height of a tab bar at the top, or of one that floats (around.P4).
    case tabBar
    /// The height of the bar while a search is active (around.N5).
    case activeSearch
    /// The height of the toolbar at the lower edge that has the search bar (around.N12).
    case toolbar
    /// The visibility of the search bar at first sight: two heights are possible, of which the documented one is given
    /// (around.N4).
    case searchBar

    /// The part of an answer that is not known for it; nil of the layout alone.
    var property: VisibleProperty? {
        switch self {
        case .largeTitle, .presentation, .activeSearch: .frame
        case .tabBar, .toolbar: nil
        case .searchBar: .searchBar
        }
    }
}

extension BarScene {
    /// The number that is missing for the bar's height or place; nil where all is known.
    func unknownMetric(on device: Device) -> UnknownMetric? {
        if modalPresentationStyle != nil, presentation(on: device) == .unknown { return .presentation }
        if isUnderSearch { return .activeSearch }
        let usual = environment.contentSizeCategory == .large
        if !usual, largeTitleHeight(on: device) == nil { return .largeTitle }
        guard let searchBar = searchBar(on: device) else { return nil }
        if searchBar.isActive { return .activeSearch }
        if searchBar.placement == .toolbar { return .toolbar }
        return searchBar.visibility == .indeterminate ? .searchBar : nil
    }

    /// The number that is missing for the place of the root view and for what is left of it; nil where all is known: a bar
    /// that is hidden takes no room, however high it would be.
    func unknownLayoutMetric(on device: Device) -> UnknownMetric? {
        switch unknownMetric(on: device) {
        case nil, .searchBar: break
        case .presentation: return .presentation
        case .toolbar: return .toolbar
        case .tabBar: return .tabBar
        case .largeTitle where isInsetByBar: return .largeTitle
        case .activeSearch where isInsetByBar: return .activeSearch
        case .largeTitle, .activeSearch: break
        }
        return tabBar != nil && isTabBarUnknown(on: device) ? .tabBar : nil
    }

    /// Whether nobody has measured the tab bar of `device`.
    func isTabBarUnknown(on device: Device) -> Bool {
        environment.designVersion >= (device.isPhone ? .liquidGlass : .tabBarsAtTop)
    }

    /// The frame of the bar, hidden or not, in points of the window; nil where nobody knows it.
    func knownFrame(on device: Device) -> Rect? {
        unknownMetric(on: device)?.property == .frame ? nil : frame(on: device)
    }

    /// The place of the root view; nil where nobody knows it.
    func knownLayout(on device: Device) -> ScreenLayout? {
        isLayoutKnown(on: device) ? layout(on: device) : nil
    }

    /// Whether somebody knows where the root view is.
    func isLayoutKnown(on device: Device) -> Bool { unknownLayoutMetric(on: device) == nil }
}
