import NavigationStyle

/// The outline of a device: its round corners, and the notch that covers the status bar.
struct DeviceOutline: Hashable, Sendable {
    /// The radius of the corners of the screen, in points; 0 for a screen with a home button below it.
    let cornerRadius: Double
    /// The notch, in points of the window; nil without one.
    let notch: Rect?
    /// The height of the window, in points.
    let windowHeight: Double

    /// Makes the outline of the device of `screen`.
    ///
    /// A device with a home indicator has round corners. In portrait the safe area begins below the notch or the Dynamic
    /// Island, which is drawn with the status bar.
    init(of screen: SeenScreen) {
        let insets = screen.windowInsets
        windowHeight = screen.windowHeight
        let isIsland = screen.showsDynamicIsland
        let isRound = insets.top >= Self.leastNotchedInset || insets.left >= Self.leastNotchedInset
        let radius = isIsland ? PreviewConstant.islandCornerRadius : PreviewConstant.notchCornerRadius
        cornerRadius = isRound ? radius.value : 0
        guard insets.top >= Self.leastNotchedInset, !isIsland else {
            notch = nil
            return
        }
        let width = PreviewConstant.notchWidth.value
        // The notch begins above the window, so that its rounded upper corners are cut off.
        let height = PreviewConstant.notchHeight.value + Self.notchRadius
        notch = Rect(x: (screen.windowWidth - width) / 2, y: -Self.notchRadius, width: width, height: height)
    }

    /// The least safe area of a device without a home button, in points.
    private static let leastNotchedInset = 44.0
    /// The radius of the lower corners of a notch, in points.
    static let notchRadius = 20.0

    /// The width of the rim around the screen, in pixels of CSS.
    static let rim = 6.0
}

extension SVGWriter {
    /// Writes the value of `d`: an area with round corners, the lower ones only where the area ends there.
    mutating func outline(_ area: Rect, radius: Double, isWhole: Bool) {
        func corner(_ x: Double, _ y: Double) {
            append("a")
            pair(radius, radius)
            append(" 0 0 1 ")
            pair(x * radius, y * radius)
        }
        let lower = isWhole ? radius : 0
        append("M")
        pair(area.x, area.maxY - lower)
        append("V")
        number(area.y + radius)
        corner(1, -1)
        append("H")
        number(area.maxX - radius)
        corner(1, 1)
        append("V")
        number(area.maxY - lower)
        if isWhole {
            corner(-1, 1)
            append("H")
            number(area.x + radius)
            corner(-1, -1)
        }
        append("z")
    }
}
