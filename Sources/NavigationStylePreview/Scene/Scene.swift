import NavigationStyle

/// The top of the window, as layers with tracks over the progress of a transition.
///
/// From one description come a frame, which samples the tracks at one moment, and an animation, which writes them: no
/// form of picture knows what a bar looks like.
struct Scene: Sendable {
    /// The part of the window that is drawn, from its upper left corner, in points.
    var width, height: Double
    /// From the back to the front.
    var layers: [Layer] = []
    /// Whether texts are in the font that iOS had before San Francisco.
    let isOldFont: Bool
    /// Whether materials are of glass.
    let isOfGlass: Bool

    /// An empty scene of what is seen of `screen`, down to `height`.
    init(of screen: SeenScreen, height: Double) {
        width = screen.windowWidth
        self.height = height
        isOldFont = screen.environment.os < .sanFrancisco
        isOfGlass = screen.environment.designVersion >= .liquidGlass
    }
}

/// How scenes are made, whatever is in them.
struct SceneStyle: Sendable {
    /// How much of the window is drawn, in points from its upper edge.
    var height: Double
    /// What is in the root views.
    var content: PreviewOptions.Content
    /// Whether heights are drawn in.
    var guides: Bool
    /// A pixel of CSS in points.
    var pixel: Double
    /// What is behind all views.
    ///
    /// A navigation controller has no background of its own, and its window is black: that is how the black bar of iOS 15
    /// shows.
    var containerColor = RGBA.black

    init(_ options: PreviewOptions, showing screens: [SeenScreen]) {
        let lowest = screens.map(\.bar.frame.maxY).max() ?? 0
        let height = screens.first?.windowHeight ?? 0
        self.height = options.extent == .screen ? height : min(lowest + Self.roomBelowBar, height)
        pixel = (screens.first?.windowWidth ?? 1) / (options.width ?? 1)
        content = options.content
        guides = options.guides
    }

    /// What is drawn below the lower of the two bars, in points.
    private static let roomBelowBar = 96.0
}

// MARK: - At rest

extension Scene {
    /// What is seen of `screen` at rest.
    init(resting screen: SeenScreen, _ style: SceneStyle) {
        self.init(of: screen, height: style.height)
        if screen.layout.view.y > 0 || !screen.backgroundColor.isOpaque { layers.append(container(style)) }
        layers += screen.rootLayers(height: height, style)
        layers += screen.backgroundLayers(width: width, height: height, style)
        layers += screen.contentLayers(BarContent(of: screen))
        layers += StatusBarGlyphs.shapes(on: screen).map { shape in
            Layer(shape: shape, color: .constant(screen.bar.statusBar.color))
        }
        if style.guides { layers += screen.guideLayers(pixel: style.pixel) }
    }

    /// What is behind all views.
    func container(_ style: SceneStyle) -> Layer {
        let all = Rect(x: 0, y: 0, width: width, height: height)
        return Layer(shape: .rectangle(all, radius: 0), color: .constant(style.containerColor))
    }
}

extension SeenScreen {
    /// The root view with what is in it, down to `height`.
    func rootLayers(height: Double, _ style: SceneStyle) -> [Layer] {
        let view = Rect(x: 0, y: layout.view.y, width: windowWidth, height: max(height - layout.view.y, 0))
        var layers = [Layer(shape: .rectangle(view, radius: 0), color: .constant(backgroundColor))]
        switch style.content {
        case .plain: break
        case .rows:
            let rows = RootContent.rows(of: self, downTo: height)
            if !rows.isEmpty { layers.append(Layer(shape: .rows(rows), color: .constant(RootContent.ink(on: self)))) }
        case .colors:
            for (tile, color) in RootContent.tiles(in: view) {
                layers.append(Layer(shape: .rectangle(tile, radius: 0), color: .constant(color)))
            }
        }
        return layers
    }

    /// The bar's background and its hairline where they stand still, over this screen alone.
    func backgroundLayers(width: Double, height: Double, _ style: SceneStyle) -> [Layer] {
        guard !bar.isHidden else { return [] }
        let backdrop: Backdrop =
            style.content == .colors
            ? .layers(rootLayers(height: height, style)) : .flat(colorBehindBar(style))
        let edges = BarEdges(top: 0, bottom: bar.frame.maxY)
        guard statusBarBackground != bar.background else {
            return barLayers(.constant(bar.background), edges, over: backdrop) + hairlineLayers(.constant(bar.shadow))
        }
        // The view's own backgroundColor ends below the status bar.
        let strip = BarEdges(top: 0, bottom: bar.frame.y)
        let row = BarEdges(top: bar.frame.y, bottom: bar.frame.maxY)
        return barLayers(.constant(statusBarBackground), strip, over: backdrop)
            + barLayers(.constant(bar.background), row, over: backdrop) + hairlineLayers(.constant(bar.shadow))
    }

    /// What is seen through a clear bar over this screen alone.
    func colorBehindBar(_ style: SceneStyle) -> RGBA {
        layout.view.y > 0 ? style.containerColor : backgroundColor.composited(over: style.containerColor)
    }

    /// The material of the bar.
    var material: Material {
        let isDark = contentStyle == .dark
        return environment.designVersion >= .liquidGlass ? .glass(isDark: isDark) : .blur(isDark: isDark)
    }

    /// A background that is `background` between the edges, over `backdrop`.
    func barLayers(
        _ background: Track<BarState.Background>,
        _ edges: BarEdges,
        over backdrop: Backdrop,
        alpha: Track<Double>? = nil
    ) -> [Layer] {
        let isDark = contentStyle == .dark
        let alpha = alpha ?? .constant(barAlpha)
        let paint: Track<BackgroundPaint>
        switch (background, alpha) {
        case (.constant(let background), .constant(let alpha)):
            paint = .constant(BackgroundPaint(background, barAlpha: alpha, isDark: isDark))
        default:
            paint = .varying {
                BackgroundPaint(background.value(at: $0), barAlpha: alpha.value(at: $0), isDark: isDark)
            }
        }
        let area = edges.area(width: windowWidth)
        var layers: [Layer] = []
        func add(_ shape: Layer.Shape, _ color: Track<RGBA>, opacity: Track<Double> = .constant(1)) {
            layers.append(Layer(shape: shape, offset: edges.offset, opacity: opacity, color: color))
        }
        if paint.everHas({ !$0.backing.isClear }) { add(.rectangle(area, radius: 0), paint.map(\.backing)) }
        if paint.everHas({ $0.material > 0 }) {
            let amount = paint.map(\.material)
            switch backdrop {
            case .flat(let color):
                add(.rectangle(area, radius: 0), .constant(material.color(over: color)), opacity: amount)
            case .layers(let behind):
                let backdrop = Layer.Shape.backdrop(behind, width: windowWidth, height: edges.lowest)
                layers.append(Layer(shape: backdrop, opacity: amount))
                add(.rectangle(area, radius: 0), .constant(material.veil), opacity: amount)
            }
        }
        if paint.everHas({ $0.checkerboard > 0 }) {
            add(.checkerboard(area), .constant(.white), opacity: paint.map(\.checkerboard))
        }
        if paint.everHas({ !$0.color.isClear }) { add(.rectangle(area, radius: 0), paint.map(\.color)) }
        return layers
    }

    /// The hairline below the bar, one pixel high.
    func hairlineLayers(
        _ shadow: Track<BarState.Shadow>,
        below edges: BarEdges? = nil,
        alpha: Track<Double>? = nil
    ) -> [Layer] {
        let edges = edges ?? BarEdges(top: 0, bottom: bar.frame.maxY)
        guard shadow.everHas(\.isVisible) else { return [] }
        let isDark = contentStyle == .dark
        let alpha = alpha ?? .constant(barAlpha)
        let line = Rect(x: 0, y: edges.bottom, width: windowWidth, height: 1 / scale)
        let color: Track<RGBA> = shadow.map { shadow in
            guard shadow.isVisible else { return .clear }
            return shadow.color ?? Self.systemHairline(isDark: isDark)
        }
        return [Layer(shape: .rectangle(line, radius: 0), offset: edges.offset, opacity: alpha, color: color)]
    }

    /// The hairline where the answer does not know its color.
    private static func systemHairline(isDark: Bool) -> RGBA {
        isDark
            ? RGBA.white.withAlpha(PreviewConstant.darkHairlineOpacity.value)
            : RGBA.black.withAlpha(PreviewConstant.hairlineOpacity.value)
    }

    /// Everything that stands in the bar, where it stands still.
    func contentLayers(_ content: BarContent) -> [Layer] {
        let parts = BarParts(content, of: self)
        return parts.title + parts.backButton + parts.leftItems + parts.rightItems + parts.prompt
    }
}

/// What a material shows.
enum Backdrop {
    /// One opaque color all over.
    case flat(RGBA)
    /// Layers, to be blurred.
    case layers([Layer])
}

/// The upper and the lower edge of a bar's background, of which the lower one may move.
struct BarEdges: Sendable {
    var top: Double
    var bottom: Double
    /// How far the lower edge goes, in points.
    var offset = Track.constant(Point.zero)
    /// The lowest that it comes to, in points.
    var lowest: Double

    init(top: Double, bottom: Double) {
        (self.top, self.bottom, lowest) = (top, bottom, bottom)
    }

    /// From the window's upper edge to a lower edge that goes from `from` to `to`.
    init(from: Double, to: Double) {
        self.init(top: 0, bottom: from)
        guard from != to else { return }
        // Above the window there is enough of it to come down.
        top = -abs(to - from)
        offset = .linear(.zero, Point(x: 0, y: to - from))
        lowest = max(from, to)
    }

    func area(width: Double) -> Rect { Rect(x: 0, y: top, width: width, height: bottom - top) }
}

extension Track {
    /// The track of what `transform` makes of the values.
    func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Track<Other> {
        switch self {
        case .constant(let value): .constant(transform(value))
        case .varying(let value): .varying { transform(value($0)) }
        }
    }

    /// Whether any value fulfils `condition`, as far as a few moments tell: between them values are mixed, and what is
    /// mixed is there at one of them.
    func everHas(_ condition: (Value) -> Bool) -> Bool {
        switch self {
        case .constant(let value): condition(value)
        case .varying(let value): [0, 0.01, 0.25, 0.5, 0.75, 0.99, 1].contains { condition(value($0)) }
        }
    }
}
