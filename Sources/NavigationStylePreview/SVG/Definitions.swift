import NavigationStyle

/// The definitions to which shapes of a picture refer by id; those in use are written at the end.
struct Definitions {
    /// The fixed definitions.
    enum Name: String, CaseIterable {
        case material, glass, edge, edgeMirrored, checker
    }

    /// The prefix of ids.
    let prefix: String
    private var used: [Name] = []
    /// The gradients of bars, each in an area of its own.
    private var gradients: [BarGradient] = []

    /// The images of root views, each as large as it is drawn.
    private var images: [Image] = []

    /// An image as large as it is drawn.
    private struct Image: Hashable {
        var image: PNGImage
        var width, height: Double
    }

    /// The outlines of devices to which frames are clipped.
    private var clips: [Clip] = []

    /// The outline of a device.
    private struct Clip: Hashable {
        var area: Rect
        var radius: Double
        var isWhole: Bool
    }

    /// A gradient in an area of the window.
    private struct BarGradient: Hashable {
        var gradient: BarState.Background.Gradient
        var area: Rect
    }
    /// The standard deviation of the materials' blur; one filter serves all.
    private var blur = PreviewConstant.materialBlur.value

    init(prefix: String) {
        self.prefix = prefix
    }

    func id(_ name: Name) -> String { prefix + "-" + name.rawValue }

    /// Returns the value of an attribute that refers to `name`.
    mutating func reference(to name: Name) -> String {
        if !used.contains(name) { used.append(name) }
        return "url(#\(id(name)))"
    }

    /// Returns the value of an attribute that refers to `gradient`, which fills `area`.
    mutating func reference(to gradient: BarState.Background.Gradient, in area: Rect) -> String {
        let use = BarGradient(gradient: gradient, area: area)
        let index = gradients.firstIndex(of: use) ?? gradients.count
        if index == gradients.count { gradients.append(use) }
        return "url(#\(prefix)-gradient\(index))"
    }

    /// Returns the value of an attribute that refers to `image`, as large as it is drawn.
    mutating func reference(to image: PNGImage, width: Double, height: Double) -> String {
        let use = Image(image: image, width: width, height: height)
        let index = images.firstIndex(of: use) ?? images.count
        if index == images.count { images.append(use) }
        return "#\(prefix)-image\(index)"
    }

    /// Returns the value of `clip-path` that clips to the outline of a device.
    mutating func clip(to area: Rect, radius: Double, isWhole: Bool) -> String {
        let clip = Clip(area: area, radius: radius, isWhole: isWhole)
        let index = clips.firstIndex(of: clip) ?? clips.count
        if index == clips.count { clips.append(clip) }
        return "url(#\(prefix)-device\(index))"
    }

    /// Makes materials blur as glass does.
    mutating func blurAsGlass() { blur = PreviewConstant.glassBlur.value }

    func write(to writer: inout SVGWriter) {
        guard !used.isEmpty || !gradients.isEmpty || !clips.isEmpty || !images.isEmpty else { return }
        writer.begin("defs")
        for (index, use) in gradients.enumerated() { write(use, as: index, to: &writer) }
        for (index, use) in images.enumerated() {
            writer.begin("image")
            writer.attribute("id", "\(prefix)-image\(index)")
            writer.attribute("width", use.width)
            writer.attribute("height", use.height)
            writer.attribute("preserveAspectRatio", "none")
            // Base64 needs no escaping.
            writer.attribute("href", "data:image/png;base64," + Base64.standard.text(use.image.bytes))
            writer.end("image")
        }
        for (index, clip) in clips.enumerated() {
            writer.begin("clipPath")
            writer.attribute("id", "\(prefix)-device\(index)")
            writer.begin("path")
            writer.attribute("d") { $0.outline(clip.area, radius: clip.radius, isWhole: clip.isWhole) }
            writer.end("path")
            writer.end("clipPath")
        }
        for name in Name.allCases where used.contains(name) {
            switch name {
            case .material: writeMaterial(to: &writer)
            case .glass: writeGlass(to: &writer)
            case .edge: writeEdge(name, from: 0, to: PreviewConstant.edgeShadowOpacity.value, to: &writer)
            case .edgeMirrored: writeEdge(name, from: PreviewConstant.edgeShadowOpacity.value, to: 0, to: &writer)
            case .checker: writeChecker(to: &writer)
            }
        }
        writer.end("defs")
    }

    private func writeMaterial(to writer: inout SVGWriter) {
        beginFilter(.material, to: &writer)
        writer.begin("feGaussianBlur")
        writer.attribute("stdDeviation", blur)
        writer.end("feGaussianBlur")
        if blur == PreviewConstant.materialBlur.value {
            writer.begin("feColorMatrix")
            writer.attribute("type", "saturate")
            writer.attribute("values", PreviewConstant.materialSaturation.value)
            writer.end("feColorMatrix")
        }
        writer.end("filter")
    }

    /// Writes the shadow around a capsule, without the part inside it; what is drawn with it has the shadow's opacity.
    private func writeGlass(to writer: inout SVGWriter) {
        writer.begin("filter")
        writer.attribute("id", id(.glass))
        // The region includes three standard deviations of the blur and the offset, even around the smallest shape, a
        // circle of 44 points.
        writer.attribute("x", "-110%")
        writer.attribute("y", "-110%")
        writer.attribute("width", "320%")
        writer.attribute("height", "320%")
        writer.begin("feGaussianBlur")
        writer.attribute("in", "SourceAlpha")
        writer.attribute("stdDeviation", PreviewConstant.glassShadowBlur.value)
        writer.end("feGaussianBlur")
        writer.begin("feOffset")
        writer.attribute("dy", PreviewConstant.glassShadowOffset.value)
        writer.end("feOffset")
        writer.begin("feComposite")
        writer.attribute("in2", "SourceAlpha")
        writer.attribute("operator", "out")
        writer.end("feComposite")
        writer.end("filter")
    }

    private func beginFilter(_ name: Name, to writer: inout SVGWriter) {
        writer.begin("filter")
        writer.attribute("id", id(name))
        writer.attribute("x", 0.0)
        writer.attribute("y", 0.0)
        writer.attribute("width", "1")
        writer.attribute("height", "1")
        writer.attribute("color-interpolation-filters", "sRGB")
    }

    private func writeEdge(_ name: Name, from: Double, to: Double, to writer: inout SVGWriter) {
        writer.begin("linearGradient")
        writer.attribute("id", id(name))
        for (offset, opacity) in [("0", from), ("1", to)] {
            writer.begin("stop")
            writer.attribute("offset", offset)
            writer.attribute("stop-opacity", opacity)
            writer.end("stop")
        }
        writer.end("linearGradient")
    }

    /// Writes stops; a clear one has the color of its neighbor on either side, since colors are mixed as premultiplied.
    private func write(_ use: BarGradient, as index: Int, to writer: inout SVGWriter) {
        writer.begin("linearGradient")
        writer.attribute("id", "\(prefix)-gradient\(index)")
        writer.attribute("gradientUnits", "userSpaceOnUse")
        let isDown = use.gradient.direction == .down
        writer.attribute("x1", use.area.x)
        writer.attribute("y1", use.area.y)
        writer.attribute("x2", isDown ? use.area.x : use.area.maxX)
        writer.attribute("y2", isDown ? use.area.maxY : use.area.y)
        let stops = use.gradient.stops
        for (position, stop) in stops.enumerated() {
            let color = stop.color
            let neighbors = [position - 1, position + 1].filter(stops.indices.contains)
            let colors = color.isClear ? neighbors.map { stops[$0].color.withAlpha(0) } : [color]
            for color in colors {
                writer.begin("stop")
                writer.attribute("offset", stop.at)
                writer.paint("stop", suffix: "-color", color)
                writer.end("stop")
            }
        }
        writer.end("linearGradient")
    }

    private func writeChecker(to writer: inout SVGWriter) {
        let size = PreviewConstant.checkerSize.value
        writer.begin("pattern")
        writer.attribute("id", id(.checker))
        writer.attribute("width", size * 2)
        writer.attribute("height", size * 2)
        writer.attribute("patternUnits", "userSpaceOnUse")
        writer.begin("rect")
        writer.attribute("width", size * 2)
        writer.attribute("height", size * 2)
        writer.attribute("fill", "#F2F2F7")
        writer.end("rect")
        writer.begin("path")
        writer.attribute("fill", "#C7C7CC")
        writer.attribute("d") { writer in
            let side = Int(size)
            writer.append("M0 0h\(side)v\(2 * side)h\(side)v-\(side)h-\(2 * side)z")
        }
        writer.end("path")
        writer.end("pattern")
    }
}
