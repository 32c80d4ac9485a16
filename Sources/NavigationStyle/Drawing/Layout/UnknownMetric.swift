/// A number of a bar that nobody has published or measured: what depends on it is left out of an answer, and nothing is
/// estimated.
enum UnknownMetric {
    /// The height of a large title at a size of text at which nobody has measured it (around.W2, around.W3).
    case largeTitle
    /// The height of the bar while a search is active (around.N5).
    case activeSearch
    /// The height of the toolbar at the lower edge that has the search bar (around.N12).
    case toolbar
    /// The visibility of the search bar at first sight: two heights are possible, of which the documented one is given
    /// (around.N4).
    case searchBar

    /// The part of an answer that is not known for it.
    var property: VisibleProperty? {
        switch self {
        case .largeTitle, .activeSearch: .frame
        case .toolbar: nil
        case .searchBar: .searchBar
        }
    }
}

extension BarScene {
    /// The number that is missing for the bar's height or place, or for the layout below it; nil where all is known.
    func unknownMetric(on device: Device) -> UnknownMetric? {
        if isUnderSearch { return .activeSearch }
        let usual = environment.contentSizeCategory == .large
        if !usual, largeTitleHeight(on: device) == nil { return .largeTitle }
        guard let searchBar = searchBar(on: device) else { return nil }
        if searchBar.isActive { return .activeSearch }
        if searchBar.placement == .toolbar { return .toolbar }
        return searchBar.visibility == .indeterminate ? .searchBar : nil
    }

    /// The frame of the bar, hidden or not, in points of the window; nil where nobody knows it.
    func knownFrame(on device: Device) -> Rect? {
        unknownMetric(on: device)?.property == .frame ? nil : frame(on: device)
    }

    /// The place of the root view; nil where nobody knows it.
    func knownLayout(on device: Device) -> ScreenLayout? {
        isLayoutKnown(on: device) ? layout(on: device) : nil
    }

    /// Whether somebody knows where the root view is: a bar that is hidden takes no room, however high it would be.
    func isLayoutKnown(on device: Device) -> Bool {
        switch unknownMetric(on: device) {
        case nil, .searchBar: true
        case .toolbar: false
        case .largeTitle, .activeSearch: !isInsetByBar
        }
    }
}
