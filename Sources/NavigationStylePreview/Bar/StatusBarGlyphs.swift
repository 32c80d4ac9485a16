import NavigationStyle

/// The time and the battery, which show the style of the status bar, and the Dynamic Island; their sizes are not
/// measured.
enum StatusBarGlyphs {
    /// Returns the status bar of `screen` in `color`; empty if it has none.
    static func layers(on screen: SeenScreen, _ color: Track<RGBA>) -> [Layer] {
        (shapes(on: screen).map { Layer(shape: $0, color: color) } + island(on: screen)).grouped(as: .statusBar)
    }

    private static func island(on screen: SeenScreen) -> [Layer] {
        // A sheet begins below the island.
        guard screen.showsDynamicIsland, screen.windowInsets.top > 0 else { return [] }
        let (width, height) = (PreviewConstant.islandWidth.value, PreviewConstant.islandHeight.value)
        // The island is lower on devices with a taller safe area.
        let y = PreviewConstant.islandY.value + (screen.windowInsets.top - 59) / 2
        let area = Rect(x: (screen.windowWidth - width) / 2, y: y, width: width, height: height)
        return [Layer(shape: .rectangle(area, radius: height / 2), color: .constant(.black))]
    }

    /// Returns the time at the leading edge, or in the middle of a low bar, and the battery at the trailing edge.
    private static func shapes(on screen: SeenScreen) -> [Layer.Shape] {
        let height = screen.windowInsets.top
        guard height >= 20 else { return [] }
        let isSmall = height < 40
        let font = SystemFont(size: isSmall ? 12 : 17, weight: .semibold, on: screen.environment.os)
        let middle = isSmall ? min(height, 24) / 2 : height / 2 + 3
        let time = TextLine("9:41", in: font, baseline: middle + font.size * 0.36, room: screen.windowWidth)
        let side = screen.windowWidth * 0.13
        let battery = isSmall ? Point(x: 22, y: 9) : Point(x: 25, y: 12)
        let batteryX = isSmall ? screen.windowWidth - battery.x - 6 : screen.windowWidth - side - battery.x / 2
        var clock = time.map { $0.moved(toX: isSmall ? (screen.windowWidth - $0.width) / 2 : side - $0.width / 2) }
        var charge = Rect(x: batteryX, y: middle - battery.y / 2, width: battery.x, height: battery.y)
        if screen.environment.layoutDirection == .rightToLeft {
            clock = clock?.mirrored(in: screen.windowWidth)
            charge = charge.mirrored(in: screen.windowWidth)
        }
        return [clock.map { .text($0) }, .rectangle(charge, radius: battery.y * 0.3)].compactMap(\.self)
    }
}

extension BarState {
    /// The color of the status bar; clear if the bar is hidden or belongs to another controller.
    var statusBarColor: RGBA {
        guard let statusBar, !statusBar.isHidden else { return .clear }
        return statusBar.style == .lightContent ? .white : .black
    }
}
