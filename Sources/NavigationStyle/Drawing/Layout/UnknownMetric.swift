/// A number of a bar that nobody has published or measured: what depends on it is left out of an answer, and nothing is
/// estimated.
enum UnknownMetric {
    /// The height of a large title at a size of text at which nobody has measured it (around.W2, around.W3).
    case largeTitle

    /// The part of an answer that is not known for it.
    var property: VisibleProperty { .frame }
}

extension BarScene {
    /// The number that is missing for the bar's height or place, or for the layout below it; nil where all is known.
    func unknownMetric(on device: Device) -> UnknownMetric? {
        guard environment.contentSizeCategory != .large else { return nil }
        return largeTitleHeight(on: device) == nil ? .largeTitle : nil
    }

    /// The frame of the bar, hidden or not, in points of the window; nil where nobody knows it.
    func knownFrame(on device: Device) -> Rect? {
        unknownMetric(on: device) == nil ? frame(on: device) : nil
    }

    /// The place of the root view; nil where nobody knows it.
    func knownLayout(on device: Device) -> ScreenLayout? {
        isLayoutKnown(on: device) ? layout(on: device) : nil
    }

    /// Whether somebody knows where the root view is: a bar that is hidden takes no room, however high it would be.
    func isLayoutKnown(on device: Device) -> Bool {
        !isInsetByBar || unknownMetric(on: device) == nil
    }
}
