import NavigationStyle

/// A point of the window, or a vector in it, in points.
struct Point: Hashable, Sendable {
    var x = 0.0
    var y = 0.0

    static let zero = Point()

    static func + (left: Point, right: Point) -> Point { Point(x: left.x + right.x, y: left.y + right.y) }
    static func - (left: Point, right: Point) -> Point { Point(x: left.x - right.x, y: left.y - right.y) }
}

extension Rect {
    /// The x of the edge on the right, in points.
    var maxX: Double { x + width }
    var midX: Double { x + width / 2 }
    var midY: Double { y + height / 2 }

    /// Returns the rectangle with each edge moved outward by `distance`.
    func outset(by distance: Double) -> Rect {
        Rect(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
    }

    /// Returns the smallest rectangle that contains both.
    func union(_ other: Rect) -> Rect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// Returns the rectangle mirrored in a window of `width` points, for layouts from right to left.
    func mirrored(in width: Double) -> Rect { Rect(x: width - maxX, y: y, width: self.width, height: height) }
}

// Digits that would not be visible make pictures larger.
extension Double {
    /// The number rounded to one decimal.
    var roundedToTenths: Double { (self * 10).rounded() / 10 }

    /// The number rounded to two decimals.
    var roundedToHundredths: Double { (self * 100).rounded() / 100 }
}
