import NavigationStyle

/// Placeholders for the content of root views, which the request does not describe.
enum RootContent {
    /// Returns lines that stand for text, from the top of unobscured content; they scroll along.
    static func rows(of screen: SeenScreen, downTo height: Double) -> [Rect] {
        let margin = screen.windowInsets.left + screen.barMargin
        let first = screen.contentY + firstRow - screen.contentOffset
        let top = max(screen.layout.view.y, 0)
        var index = max(((top - first) / pitch).rounded(.up), 0)
        var rows: [Rect] = []
        let widest = screen.windowWidth - 2 * margin
        while case let y = first + index * pitch, y < height {
            let share = shares[Int(index.truncatingRemainder(dividingBy: Double(shares.count)))]
            rows.append(Rect(x: margin, y: y, width: widest * share, height: thickness))
            index += 1
        }
        guard screen.environment.layoutDirection == .rightToLeft else { return rows }
        return rows.map { $0.mirrored(in: screen.windowWidth) }
    }

    /// Returns the color of the lines.
    static func ink(on screen: SeenScreen) -> RGBA {
        screen.backgroundColor.luminance > 0.4 ? RGBA.black.withAlpha(0.14) : RGBA.white.withAlpha(0.24)
    }

    /// Returns tiles in several colors that fill `view`, the root view in a window of `width` points; each overlaps the
    /// next a little.
    static func tiles(in view: Rect, of width: Double) -> [(Rect, RGBA)] {
        let step = width / Double(colors.count)
        return colors.enumerated().map { index, color in
            let x = index == 0 ? view.x : Double(index) * step
            return (Rect(x: x, y: view.y, width: view.maxX - x, height: view.height), color)
        }
    }

    private static let firstRow = 22.0
    private static let pitch = 28.0
    private static let thickness = 10.0
    private static let shares = [0.62, 0.48, 0.35]
    private static let colors = [0xFF3B_30FF, 0xFF95_00FF, 0xFFCC_00FF, 0x34C7_59FF, 0x007A_FFFF, 0xAF52_DEFF]
        .map { RGBA(rawValue: $0) }
}
