/// A number of a bar that nobody has published or measured: what depends on it is left out of an answer, and nothing is
/// estimated.
enum UnknownMetric {
    /// The height of a large title at a size of text at which nobody has measured it (around.W2, around.W3).
    case largeTitle
    /// The height and the place of the bar in a presentation (around.O5).
    case presentation
    /// The height of a tab bar at the top, or of one that floats (around.P4).
    case tabBar

    /// The part of an answer that is not known for it.
    var property: String {
        switch self {
        case .largeTitle, .presentation: "frame"
        case .tabBar: "layout"
        }
    }
}

extension BarScene {
    /// The number that is missing for the bar's height or place; nil where all is known.
    func unknownMetric(on device: Device) -> UnknownMetric? {
        if modalPresentationStyle != nil, presentation(on: device) == .unknown { return .presentation }
        guard environment.contentSizeCategory != .large else { return nil }
        return largeTitleHeight(on: device) == nil ? .largeTitle : nil
    }

    /// The number that is missing for the place of the root view and for what is left of it; nil where all is known: a bar
    /// that is hidden takes no room, however high it would be.
    func unknownLayoutMetric(on device: Device) -> UnknownMetric? {
        if let metric = unknownMetric(on: device), isInsetByBar || metric == .presentation { return metric }
        return tabBar != nil && isTabBarUnknown(on: device) ? .tabBar : nil
    }

    private func isTabBarUnknown(on device: Device) -> Bool {
        environment.designVersion >= (device.isPhone ? .liquidGlass : .tabBarsAtTop)
    }

    /// The frame of the bar, hidden or not, in points of the window; nil where nobody knows it.
    func knownFrame(on device: Device) -> Rect? {
        unknownMetric(on: device) == nil ? frame(on: device) : nil
    }

    /// The place of the root view; nil where nobody knows it.
    func knownLayout(on device: Device) -> ScreenLayout? {
        isLayoutKnown(on: device) ? layout(on: device) : nil
    }

    /// Whether somebody knows where the root view is.
    func isLayoutKnown(on device: Device) -> Bool { unknownLayoutMetric(on: device) == nil }
}
