import NavigationStyle

/// The top of the window, as layers with tracks over the progress of a transition.
///
/// One description serves a frame, which samples the tracks at one moment, and an animation, which writes them: forms
/// of pictures do not know how a bar looks.
struct Scene: Sendable {
    /// The part of the window that is drawn, from its upper left corner, in points.
    var width, height: Double
    /// The layers, from the back to the front.
    var layers: [Layer] = []
    /// The presenter of a sheet, above the sheet's upper edge; empty if that is not drawn.
    let presenter: [Layer]
    /// The y at which the layers begin, in points: the sheet's upper edge where the presenter is drawn above it.
    let top: Double
    /// Whether texts are in the font that iOS had before San Francisco.
    let isOldFont: Bool
    /// Whether materials are of glass.
    let isOfGlass: Bool
    /// The outline of the device around it.
    let device: DeviceOutline

    /// An empty scene of what is seen of `screen`, as far down as `style` has it.
    init(of screen: SeenScreen, _ style: SceneStyle) {
        width = screen.windowWidth
        top = style.isWhole ? screen.sheetTop : 0
        presenter = top > 0 ? screen.presenterLayers : []
        height = style.height + top
        isOldFont = screen.environment.os < .sanFrancisco
        isOfGlass = screen.environment.designVersion >= .liquidGlass
        device = DeviceOutline(of: screen)
    }
}

/// The settings by which scenes are made, whatever their content.
struct SceneStyle: Sendable {
    /// The height of the part of the window that is drawn, in points from its upper edge.
    var height: Double
    /// Whether all of it is drawn.
    let isWhole: Bool
    /// The content of the root views.
    var content: PreviewOptions.Content
    /// Whether heights are drawn in.
    var guides: Bool
    /// A pixel of CSS in points.
    var pixel: Double
    /// The color behind all views.
    ///
    /// A navigation controller has no background of its own, and its window is black: that is how the black bar of iOS 15
    /// shows.
    var containerColor = RGBA.black

    init(_ options: PreviewOptions, showing screens: [SeenScreen]) {
        let lowest = screens.map(\.barFrame.maxY).max() ?? 0
        let height = screens.first?.windowHeight ?? 0
        pixel = (screens.first?.windowWidth ?? 1) / (options.width ?? 1)
        isWhole = options.extent == .screen
        let seen = isWhole ? height : min(lowest + Self.roomBelowBar, height)
        // Whole pixels, so that no frame ends between two.
        self.height = (seen / pixel).rounded(.up) * pixel
        content = options.content
        guides = options.guides
    }

    /// The height drawn below the lower of the two bars, in points.
    private static let roomBelowBar = 96.0
}

// MARK: - At rest

extension Scene {
    /// Makes the scene of `screen` at rest.
    init(resting screen: SeenScreen, _ style: SceneStyle) {
        self.init(of: screen, style)
        layers += container(behind: [screen], style)
        layers += screen.rootLayers(height: style.height, style)
        layers += screen.backgroundLayers(width: width, height: style.height, style)
        layers += screen.contentLayers(BarContent(of: screen))
        layers += screen.tabBarLayers(style) + screen.sheetCornerLayers
        layers += StatusBarGlyphs.layers(on: screen, .constant(screen.bar.statusBarColor))
        layers += style.guides ? screen.guideLayers(pixel: style.pixel) : screen.unknownHeightLayers(pixel: style.pixel)
    }

    /// Returns the container's color behind all views, in the area that neither they nor opaque bars cover.
    ///
    /// Elsewhere it would show at edges that lie between two pixels.
    ///
    /// - Parameters:
    ///   - screens: The screens in front of it.
    ///   - sharesBar: Whether one bar is in front of all of them, and covers as much as the least opaque of theirs.
    ///   - style: The settings of the scene.
    /// - Returns: The layer, or nothing.
    func container(behind screens: [SeenScreen], sharesBar: Bool = false, _ style: SceneStyle) -> [Layer] {
        let isSeenThroughBar = sharesBar && !screens.allSatisfy(\.isUnderOpaqueBar)
        let bottoms = screens.compactMap { $0.containerBottom(isSeenThroughBar: isSeenThroughBar) }
        guard let bottom = bottoms.max() else { return [] }
        let top = -Reach.distance
        let area = Rect(
            x: -Reach.distance,
            y: top,
            width: width + 2 * Reach.distance,
            height: min(bottom, height + Reach.distance) - top
        )
        return [Layer(shape: .rectangle(area, radius: 0), color: .constant(style.containerColor))]
    }
}

extension SeenScreen {
    /// Returns the root view with its content.
    ///
    /// - Parameters:
    ///   - height: The y down to which it is drawn, in points.
    ///   - style: The settings of the scene.
    ///   - reach: The sides at which it extends past the frame.
    ///   - isUnderOpaqueBar: Whether it may extend a little under the bar; nil if its own bar at rest decides.
    /// - Returns: The layers, from the back to the front.
    func rootLayers(
        height: Double,
        _ style: SceneStyle,
        _ reach: Reach = .all,
        isUnderOpaqueBar: Bool? = nil
    ) -> [Layer] {
        let isCovered = layout.view.y > 0 && isUnderOpaqueBar ?? self.isUnderOpaqueBar
        let top = isCovered ? layout.view.y - Reach.distance : layout.view.y
        let view = reach.area(top: top, bottom: height, of: self)
        var layers = [Layer(shape: .rectangle(view, radius: 0), color: .constant(backgroundColor))]
        switch style.content {
        case .plain: break
        case .rows:
            layers += contentLayers(downTo: height)
        case .colors:
            for (tile, color) in RootContent.tiles(in: view, of: windowWidth) {
                layers.append(Layer(shape: .rectangle(tile, radius: 0), color: .constant(color)))
            }
        }
        return layers
    }

    /// Returns the bar's background and its hairline at rest, over this screen alone.
    func backgroundLayers(width: Double, height: Double, _ style: SceneStyle) -> [Layer] {
        guard !bar.isHidden else { return [] }
        let backdrop: Backdrop =
            style.content == .colors
            ? .layers(rootLayers(height: height, style)) : .flat(colorBehindBar(style))
        let edges = BarEdges(top: 0, bottom: barFrame.maxY)
        guard statusBarBackground != bar.background else {
            return barLayers(.constant(bar.background), edges, over: backdrop) + hairlineLayers(.constant(bar.shadow))
        }
        // The bar's own `backgroundColor` ends below the status bar.
        let covering = isOpaque(bar.background) ? Reach.distance : 0
        let strip = BarEdges(top: 0, bottom: barFrame.y + covering)
        let row = BarEdges(top: barFrame.y, bottom: barFrame.maxY)
        return barLayers(.constant(statusBarBackground), strip, over: backdrop)
            + barLayers(.constant(bar.background), row, over: backdrop) + hairlineLayers(.constant(bar.shadow))
    }

    /// Whether `background` hides everything behind the bar.
    func isOpaque(_ background: BarState.Background) -> Bool {
        BackgroundPaint(background, barAlpha: barAlpha, isDark: contentStyle == .dark).isOpaque
    }

    /// Whether the root view may extend a little under the bar's lower edge without being visible.
    fileprivate var isUnderOpaqueBar: Bool { !bar.isHidden && isOpaque(bar.background) }

    /// Returns the y down to which the container is visible; nil if it is not visible.
    fileprivate func containerBottom(isSeenThroughBar: Bool) -> Double? {
        if !backgroundColor.isOpaque { return .infinity }
        return layout.view.y > 0 && (isSeenThroughBar || !isUnderOpaqueBar) ? layout.view.y : nil
    }

    /// Returns the color visible through a clear bar over this screen alone.
    func colorBehindBar(_ style: SceneStyle) -> RGBA {
        layout.view.y > 0 ? style.containerColor : backgroundColor.composited(over: style.containerColor)
    }

    /// The material of the bar.
    var material: Material {
        let isDark = contentStyle == .dark
        return environment.designVersion >= .liquidGlass ? .glass(isDark: isDark) : .blur(isDark: isDark)
    }

    /// Returns the layers of `background` between the edges, over `backdrop`.
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
        let area = edges.area(of: self)
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
                layers.append(edges.cut(Layer(shape: backdrop, opacity: amount), to: windowWidth))
                add(.rectangle(area, radius: 0), .constant(material.veil), opacity: amount)
            }
        }
        if paint.everHas({ $0.checkerboard > 0 }) {
            add(.checkerboard(area), .constant(.white), opacity: paint.map(\.checkerboard))
        }
        for gradient in paint.gradients {
            let opacity = paint.map { $0.gradient == gradient ? $0.gradientOpacity : 0 }
            add(.gradient(area, gradient), .constant(.white), opacity: opacity)
        }
        if paint.everHas({ !$0.color.isClear }) { add(.rectangle(area, radius: 0), paint.map(\.color)) }
        return layers.grouped(as: .background)
    }

    /// Returns the hairline below the bar, one pixel high.
    func hairlineLayers(
        _ shadow: Track<BarState.Shadow>,
        below edges: BarEdges? = nil,
        alpha: Track<Double>? = nil
    ) -> [Layer] {
        let edges = edges ?? BarEdges(top: 0, bottom: barFrame.maxY)
        guard shadow.everHas(\.isVisible) else { return [] }
        let isDark = contentStyle == .dark
        let alpha = alpha ?? .constant(barAlpha)
        var line = edges.reach.area(top: edges.bottom, bottom: edges.bottom, of: self)
        line.height = 1 / scale
        let color: Track<RGBA> = shadow.map { shadow in
            guard shadow.isVisible else { return .clear }
            return shadow.color ?? Self.systemHairline(isDark: isDark)
        }
        return [Layer(shape: .rectangle(line, radius: 0), offset: edges.offset, opacity: alpha, color: color)]
            .grouped(as: .hairline)
    }

    /// Returns the color of the hairline if the answer does not know it.
    static func systemHairline(isDark: Bool) -> RGBA {
        isDark
            ? RGBA.white.withAlpha(PreviewConstant.darkHairlineOpacity.value)
            : RGBA.black.withAlpha(PreviewConstant.hairlineOpacity.value)
    }

    /// Returns everything in the bar, at rest.
    func contentLayers(_ content: BarContent) -> [Layer] {
        let parts = BarParts(content, of: self)
        return (parts.prompt + parts.title).grouped(as: .title) + parts.backButton.grouped(as: .backButton)
            + parts.leftItems.grouped(as: .items) + parts.rightItems.grouped(as: .items)
            + parts.searchField.grouped(as: .searchBar)
    }
}

/// The backdrop that shows through a material.
enum Backdrop {
    /// One opaque color all over.
    case flat(RGBA)
    /// Layers, to be blurred.
    case layers([Layer])
}
