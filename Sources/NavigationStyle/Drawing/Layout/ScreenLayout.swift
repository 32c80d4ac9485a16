/// Where a screen's root view is and what is left of it, in points.
public struct ScreenLayout: Hashable, Sendable {
    /// The root view's place in the window.
    public struct View: Decodable, Hashable, Sendable {
        /// Its upper edge, its height and its width in points.
        public var y, height, width: Double
    }

    /// How the part under bars is told to the app.
    public enum Obscured: Hashable, Sendable {
        /// iOS 11 and later: `safeAreaInsets`.
        case safeArea(Insets)
        /// iOS 10 and before: the lengths of `topLayoutGuide` and `bottomLayoutGuide`.
        case layoutGuides(top: Double, bottom: Double)
    }

    /// The root view.
    public var view: View
    /// What of it lies under bars.
    public var obscured: Obscured
    /// The scroll view's `adjustedContentInset`; on iOS 10 and before the `contentInset` that UIKit wrote.
    public var adjustedContentInset: Insets?
    /// The y in the window at which unobscured content begins.
    public var contentTop: Double
}
