import NavigationStyle

/// The time and the battery, enough to tell the style of the status bar: nothing of it is measured.
enum StatusBarGlyphs {
    /// The shapes on `screen`; none where it has no status bar.
    static func shapes(on screen: SeenScreen) -> [Layer.Shape] {
        let height = screen.windowInsets.top
        guard height >= 20 else { return [] }
        let isSmall = height < 40
        let font = SystemFont(size: isSmall ? 12 : 17, weight: .semibold, on: screen.environment.os)
        let middle = isSmall ? min(height, 24) / 2 : height / 2 + 3
        let time = TextLine("9:41", in: font, baseline: middle + font.size * 0.36, room: screen.windowWidth)
        let side = screen.windowWidth * 0.13
        let battery = isSmall ? Point(x: 22, y: 9) : Point(x: 25, y: 12)
        let batteryX = isSmall ? screen.windowWidth - battery.x - 6 : screen.windowWidth - side - battery.x / 2
        return [
            time.map { .text($0.moved(toX: isSmall ? (screen.windowWidth - $0.width) / 2 : side - $0.width / 2)) },
            .rectangle(
                Rect(x: batteryX, y: middle - battery.y / 2, width: battery.x, height: battery.y),
                radius: battery.y * 0.3
            ),
        ].compactMap(\.self)
    }
}

extension BarState.StatusBar {
    /// What the status bar is drawn in.
    var color: RGBA { isHidden ? .clear : style == .lightContent ? .white : .black }
}
