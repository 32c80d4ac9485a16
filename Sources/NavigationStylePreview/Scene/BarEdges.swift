import NavigationStyle

/// The upper and the lower edge of a bar's background; the lower one may move.
struct BarEdges: Sendable {
    var top: Double
    var bottom: Double
    /// The movement of the lower edge, in points.
    var offset = Track.constant(Point.zero)
    /// The greatest y that the lower edge reaches, in points.
    var lowest: Double
    /// The sides at which the background extends past the screen's edge.
    var reach: Reach

    init(top: Double, bottom: Double, _ reach: Reach = .all) {
        (self.top, self.bottom, lowest, self.reach) = (top, bottom, bottom, reach)
    }

    /// Makes edges from the window's upper edge to a lower edge that moves from `from` to `to`.
    init(from: Double, to: Double) {
        self.init(top: 0, bottom: from)
        guard from != to else { return }
        // The bar extends far enough above the window to slide down.
        top = -abs(to - from)
        offset = .linear(.zero, Point(x: 0, y: to - from))
        lowest = max(from, to)
    }

    /// Returns `layer`, which reaches down to ``lowest`` in a window of `width` points, without what is below the lower
    /// edge.
    func cut(_ layer: Layer, to width: Double) -> Layer {
        guard !offset.isConstant else { return layer }
        // A clipping window moves with the edge, and its content does not.
        let corner = offset.map { Point(x: $0.x, y: $0.y + top) }
        let content = Layer(shape: .group([layer]), offset: corner.map { .zero - $0 })
        return Layer(shape: .clipped([content], width: width, height: bottom - top), offset: corner)
    }

    func area(of screen: SeenScreen) -> Rect {
        var area = reach.area(top: top, bottom: bottom, of: screen)
        area.height = bottom - area.y
        return area
    }
}

/// The sides at which areas extend a little past the frame, so that nothing shows through at an edge that lies between
/// two pixels.
struct Reach: Sendable {
    private var left = Self.distance
    private var right = Self.distance

    /// The distance by which areas extend, in points.
    static let distance = 1.0
    static let all = Reach()

    /// Returns all sides but the one at which an upper screen's own edge is visible.
    static func upper(isRightToLeft: Bool) -> Reach {
        isRightToLeft ? Reach(right: 0) : Reach(left: 0)
    }

    private init(left: Double = distance, right: Double = distance) {
        (self.left, self.right) = (left, right)
    }

    /// Returns the area from `top`, or from above the frame if `top` is at its edge, to below `bottom`.
    func area(top: Double, bottom: Double, of screen: SeenScreen) -> Rect {
        let top = top <= 0 ? top - Self.distance : top
        return Rect(
            x: -left,
            y: top,
            width: screen.windowWidth + left + right,
            height: max(bottom + Self.distance - top, 0)
        )
    }
}
