import NavigationStyle

// What surrounds the bar and the root view: the tab bar, and the upper corners of a sheet.
extension SeenScreen {
    /// The tab bar at the window's lower edge, without items, as far as `style` draws so much of the window.
    func tabBarLayers(_ style: SceneStyle) -> [Layer] {
        let top = windowHeight - tabBarHeight
        guard tabBarHeight > 0, top < style.height else { return [] }
        let isDark = environment.os >= .appearanceObjects && environment.userInterfaceStyle == .dark
        let area = Reach.all.area(top: top, bottom: windowHeight, of: self)
        var line = area
        line.height = 1 / scale
        let ground = Material.blur(isDark: isDark).color(over: backgroundColor.composited(over: style.containerColor))
        return [
            Layer(shape: .rectangle(area, radius: 0), color: .constant(ground)),
            Layer(shape: .rectangle(line, radius: 0), color: .constant(Self.systemHairline(isDark: isDark))),
        ]
    }

    /// The visible part of the presenter above a sheet, dimmed.
    var presenterLayers: [Layer] {
        let area = Reach.all.area(top: 0, bottom: sheetTop, of: self)
        return [Layer(shape: .rectangle(area, radius: 0), color: .constant(presenterColor))]
    }

    /// The color of a presenter that nobody has colored, dimmed.
    private var presenterColor: RGBA {
        let presenter: RGBA = environment.userInterfaceStyle == .dark ? .black : .white
        return RGBA.black.withAlpha(PreviewConstant.presenterDimming.value).composited(over: presenter)
    }

    /// The presenter beside the round upper corners of a sheet; empty for a screen that is not in a sheet.
    var sheetCornerLayers: [Layer] {
        guard isInSheet else { return [] }
        let radius = PreviewConstant.sheetCornerRadius.value
        // From the left edge up to the upper one, past both, so that nothing shines through.
        let beyond = Reach.distance
        var corner = [Point(x: -beyond, y: -beyond), Point(x: -beyond, y: radius)]
        corner += Self.quarterCircle.map { Point(x: radius - radius * $0.x, y: radius - radius * $0.y) }
        corner.append(Point(x: radius, y: -beyond))
        let mirrored = corner.map { Point(x: windowWidth - $0.x, y: $0.y) }
        return [corner, mirrored].map {
            Layer(shape: .polygon($0), color: .constant(presenterColor))
        }
    }

    /// Points of the unit circle, 15 degrees from one to the next.
    private static let quarterCircle: [Point] = {
        let sines = [0, 0.258_819_045, 0.5, 0.707_106_781, 0.866_025_404, 0.965_925_826, 1]
        return zip(sines.reversed(), sines).map { Point(x: $0, y: $1) }
    }()

    /// Where black shows through the bar while the next screen comes from `isFromLeft`, or from the right: the share of the bar at
    /// that side.
    func darkBarArea(isFromLeft: Bool) -> Rect {
        let width = (windowWidth * PreviewConstant.darkBarShare.value).rounded()
        return Rect(x: isFromLeft ? 0 : windowWidth - width, y: 0, width: width, height: barFrame.maxY)
    }
}

extension Rect {
    /// Stripes across the area from the lower left to the upper right.
    var hatching: [[Point]] {
        let (gap, stroke) = (PreviewConstant.hatchingGap.value, PreviewConstant.hatchingStroke.value)
        var stripes: [[Point]] = []
        var start = -height
        while start < width {
            // Along the lower edge from `start`, along the upper one a height farther; what is outside is cut off.
            let stripe = [(start, height), (start + stroke, height), (start + stroke + height, 0), (start + height, 0)]
            let corners = stripe.map { place, down -> Point in
                let shift = min(max(place, 0), width) - place
                return Point(x: x + place + shift, y: y + min(max(down - shift, 0), height))
            }
            stripes.append(corners)
            start += gap
        }
        return stripes
    }
}
