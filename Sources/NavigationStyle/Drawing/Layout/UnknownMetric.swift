/// A metric of a bar without a published or measured value: everything that depends on it is left out of an answer, and
/// nothing is estimated.
enum UnknownMetric {
    /// The height of a large title at a size of text for which it has not been measured (around.W2, around.W3).
    case largeTitle
    /// The height and the place of the bar in a presentation (around.O5).
    case presentation
    /// The height of a tab bar at the top, or of one that floats (around.P4).
    case tabBar
    /// The height of the bar while a search is active (around.N5).
    case activeSearch
    /// The height of the toolbar at the lower edge that has the search bar (around.N12).
    case toolbar
    /// The initial visibility of the search bar: two heights are possible, and the documented one is used (around.N4).
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
    /// Returns the unknown number that the bar's height or place depends on; nil if all are known.
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

    /// Returns the unknown number that the root view's layout depends on; nil if all are known.
    ///
    /// A hidden bar takes up no room, however high it would be.
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

    private func isTabBarUnknown(on device: Device) -> Bool {
        environment.designVersion >= (device.isPhone ? .liquidGlass : .tabBarsAtTop)
    }

    /// Returns the frame of the bar, hidden or not, in points of the window; nil if unknown.
    func knownFrame(on device: Device) -> Rect? {
        unknownMetric(on: device)?.property == .frame ? nil : frame(on: device)
    }

    /// Returns the layout of the root view; nil if unknown.
    func knownLayout(on device: Device) -> ScreenLayout? {
        isLayoutKnown(on: device) ? layout(on: device) : nil
    }

    /// Whether the layout of the root view is known.
    func isLayoutKnown(on device: Device) -> Bool { unknownLayoutMetric(on: device) == nil }
}
