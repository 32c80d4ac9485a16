import NavigationStyle

/// The field of a search bar below the row of a bar.
struct SearchField: Sendable {
    /// The field.
    private(set) var field: Rect
    /// The magnifying glass: its rim and its handle.
    private(set) var symbol: [[Point]]
    /// The placeholder.
    private(set) var text: TextLine?
    /// Whether its visibility is unknown.
    let isIndeterminate: Bool

    /// Places the field of `screen`; nil if no field is drawn below its row.
    init?(of screen: SeenScreen) {
        guard let searchBar = screen.bar.searchBar, searchBar.placement == .stacked, searchBar.visibility != .hidden,
            !screen.bar.isHidden
        else { return nil }
        let height = PreviewConstant.searchFieldHeight.value
        let inset = PreviewConstant.searchFieldInset.value
        let x = screen.windowInsets.left + screen.barMargin
        let width = screen.windowWidth - x - screen.windowInsets.right - screen.barMargin
        field = Rect(x: x, y: screen.barFrame.maxY - inset - height, width: width, height: height)
        symbol = Self.magnifyingGlass(around: Point(x: x + 16, y: field.midY))
        let font = SystemFont(size: BarState.Title.fontSize, weight: .regular, on: screen.environment.os)
        text = TextLine("Search", in: font, x: x + 30, baseline: field.midY + 6, room: width - 38)
        isIndeterminate = searchBar.visibility == .indeterminate
        guard screen.environment.layoutDirection == .rightToLeft else { return }
        field = field.mirrored(in: screen.windowWidth)
        text = text?.mirrored(in: screen.windowWidth)
        symbol = symbol.map { $0.map { Point(x: screen.windowWidth - $0.x, y: $0.y) } }
    }

    /// Returns the layers, with the opacity `alpha`.
    func layers(alpha: Track<Double>, isDark: Bool) -> [Layer] {
        let style: UserInterfaceStyle = isDark ? .dark : .light
        func color(_ name: String) -> RGBA { BarColor(systemName: name)?.resolved(for: style) ?? .clear }
        func layer(_ shape: Layer.Shape, _ color: RGBA) -> Layer {
            Layer(shape: shape, opacity: alpha, color: .constant(color))
        }
        let radius = PreviewConstant.searchFieldRadius.value
        let outline: Layer.Shape =
            isIndeterminate ? .outline(field, isDashed: true) : .rectangle(field, radius: radius)
        let gray = color("secondaryLabel")
        return [layer(outline, isIndeterminate ? gray : color("tertiarySystemFill"))]
            + symbol.map { layer(.polygon($0), gray) } + (text.map { [layer(.text($0), gray)] } ?? [])
    }

    /// Returns a ring with a radius of 6 points and a handle to the lower right, 15 points in all.
    private static func magnifyingGlass(around middle: Point) -> [[Point]] {
        let circle = (0...24).map { step in
            let (x, y) = direction(step)
            return Point(x: x, y: y)
        }
        let center = Point(x: middle.x - 1.5, y: middle.y - 1.5)
        func ring(_ radius: Double) -> [Point] {
            circle.map { Point(x: center.x + radius * $0.x, y: center.y + radius * $0.y) }
        }
        let handle = [(3.6, 4.6), (8.4, 9.4), (9.4, 8.4), (4.6, 3.6)].map { x, y in
            Point(x: center.x + x, y: center.y + y)
        }
        return [ring(6) + ring(4.7).reversed(), handle]
    }

    /// Returns the point of the unit circle at `step` of 24, by rotations of 15 degrees.
    private static func direction(_ step: Int) -> (x: Double, y: Double) {
        let (cosine, sine) = (0.965_925_826_289_068_3, 0.258_819_045_102_520_8)
        return (0..<step).reduce((x: 1.0, y: 0.0)) { point, _ in
            (point.x * cosine - point.y * sine, point.x * sine + point.y * cosine)
        }
    }
}
