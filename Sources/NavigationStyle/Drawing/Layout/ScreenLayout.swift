/// The place of a screen's root view and the part of it that bars leave free, in points.
public struct ScreenLayout: Hashable, Sendable {
    /// The root view's place in the window.
    public struct View: Decodable, Hashable, Sendable {
        /// Its upper edge, its height and its width in points.
        public var y, height, width: Double
    }

    /// The form in which UIKit tells the app about the part under bars.
    public enum Obscured: Hashable, Sendable {
        /// iOS 11 and later: `safeAreaInsets`.
        case safeArea(Insets)
        /// iOS 10 and before: the lengths of `topLayoutGuide` and `bottomLayoutGuide`.
        case layoutGuides(top: Double, bottom: Double)
    }

    /// The root view.
    public var view: View
    /// The part of it that lies under bars.
    public var obscured: Obscured
    /// The scroll view's `adjustedContentInset`; on iOS 10 and before the `contentInset` that UIKit wrote.
    public var adjustedContentInset: Insets?
    /// The y in the window at which unobscured content begins.
    public var contentTop: Double
}
