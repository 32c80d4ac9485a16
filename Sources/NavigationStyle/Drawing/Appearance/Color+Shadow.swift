extension Color {
    /// The colour of the hairline that UIKit draws of its own accord: black at 30 %.
    ///
    /// Measured on iOS 26.1 in light mode (uikit.md A3); Apple publishes no number.
    static let systemShadow = Color(RGBA(rawValue: 0x0000_004D))
}
