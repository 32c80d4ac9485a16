import NavigationStyle

/// A stroke of a symbol: straight lines from point to point in a square.
struct SymbolStroke {
    typealias Point = (x: Double, y: Double)

    var points: [Point]
    var isClosed = false

    /// The side of the square.
    static let side = 22.0
    /// The width of strokes.
    static let width = 1.7

    static func line(_ points: Point...) -> SymbolStroke { SymbolStroke(points: points) }
    static func closed(_ points: Point...) -> SymbolStroke { SymbolStroke(points: points, isClosed: true) }

    /// Returns a part of a circle, in steps of 30 degrees clockwise from the right.
    static func arc(_ x: Double, _ y: Double, radius: Double, from start: Int, to end: Int) -> SymbolStroke {
        let points = (start...end).map { step in
            let (cosine, sine) = circle[step % circle.count]
            return (x: x + radius * cosine, y: y + radius * sine)
        }
        return SymbolStroke(points: points)
    }

    static func circle(_ x: Double, _ y: Double, radius: Double) -> SymbolStroke {
        var circle = arc(x, y, radius: radius, from: 0, to: 11)
        circle.isClosed = true
        return circle
    }

    /// The stroke, mirrored in the middle of the square.
    var mirrored: SymbolStroke {
        SymbolStroke(points: points.map { (x: Self.side - $0.x, y: $0.y) }, isClosed: isClosed)
    }

    /// The points of the unit circle, every 30 degrees.
    static let circle: [(cosine: Double, sine: Double)] = {
        let half = 0.75.squareRoot()
        return [
            (1, 0), (half, 0.5), (0.5, half), (0, 1), (-0.5, half), (-half, 0.5), (-1, 0), (-half, -0.5), (-0.5, -half),
            (0, -1), (0.5, -half), (half, -0.5),
        ]
    }()
}

extension BarButtonSymbol {
    /// Whether it points along the line, and is mirrored where lines run from right to left.
    var isDirectional: Bool {
        switch self {
        case .redo, .reply, .undo: true
        case .action, .add, .bell, .bookmarks, .camera, .checkmark, .close, .compose, .fastForward, .heart, .menu,
            .more,
            .organize, .pause, .person, .play, .refresh, .rewind, .search, .settings, .star, .trash:
            false
        }
    }

    /// The strokes: drawings of this project's own, which only remind of the symbols of the system.
    var strokes: [SymbolStroke] {
        switch self {
        case .add: [.line((11, 3), (11, 19)), .line((3, 11), (19, 11))]
        case .action:
            [
                .line((7, 9), (4.5, 9), (4.5, 20), (17.5, 20), (17.5, 9), (15, 9)), .line((11, 14), (11, 2)),
                .line((7, 6), (11, 2), (15, 6)),
            ]
        case .bell:
            [
                .closed((4, 16), (18, 16), (16, 13), (16, 9), (14.5, 5.5), (11, 4), (7.5, 5.5), (6, 9), (6, 13)),
                .line((9, 19), (13, 19)),
            ]
        case .bookmarks:
            [.closed((11, 5), (3, 3.5), (3, 17), (11, 19)), .line((11, 5), (19, 3.5), (19, 17), (11, 19))]
        case .camera:
            [
                .closed((2.5, 7), (7, 7), (8.5, 4.5), (13.5, 4.5), (15, 7), (19.5, 7), (19.5, 18), (2.5, 18)),
                .circle(11, 12.2, radius: 3.4),
            ]
        case .checkmark: [.line((3, 12), (9, 18), (19, 5))]
        case .close: [.line((4, 4), (18, 18)), .line((18, 4), (4, 18))]
        case .compose:
            [
                .line((12, 4), (4, 4), (4, 19), (18, 19), (18, 11)),
                .closed((9, 13.5), (9.5, 10.8), (17.5, 2.5), (20, 5), (12, 13)),
            ]
        case .fastForward: [.closed((3, 5), (11, 11), (3, 17)), .closed((11, 5), (19, 11), (11, 17))]
        case .heart:
            [
                .closed(
                    (11, 19),
                    (3.5, 11.5),
                    (2.5, 7.5),
                    (5, 4),
                    (8.5, 4),
                    (11, 7),
                    (13.5, 4),
                    (17, 4),
                    (19.5, 7.5),
                    (18.5, 11.5)
                )
            ]
        case .menu: [.line((3, 6), (19, 6)), .line((3, 11), (19, 11)), .line((3, 16), (19, 16))]
        case .more: [.circle(4, 11, radius: 0.7), .circle(11, 11, radius: 0.7), .circle(18, 11, radius: 0.7)]
        case .organize: [.closed((2.5, 5), (8, 5), (10, 7.5), (19.5, 7.5), (19.5, 18.5), (2.5, 18.5))]
        case .pause: [.line((7.5, 4), (7.5, 18)), .line((14.5, 4), (14.5, 18))]
        case .person:
            [.circle(11, 7.5, radius: 4), .line((3.5, 19.5), (5, 15.5), (8, 14), (14, 14), (17, 15.5), (18.5, 19.5))]
        case .play: [.closed((6, 3.5), (18.5, 11), (6, 18.5))]
        case .redo: Self.undo.strokes.map(\.mirrored)
        case .refresh: [.arc(11, 11.5, radius: 7.5, from: 0, to: 10), .line((15.5, 1.5), (15.2, 5.4), (11.2, 5))]
        case .reply:
            [.line((8, 4), (2.5, 9.5), (8, 15)), .line((2.5, 9.5), (13, 9.5), (17.5, 12.5), (19.5, 18))]
        case .rewind: [.closed((11, 5), (3, 11), (11, 17)), .closed((19, 5), (11, 11), (19, 17))]
        case .search: [.circle(9.5, 9.5, radius: 6), .line((14, 14), (19, 19))]
        case .settings: [.circle(11, 11, radius: 5.5), .circle(11, 11, radius: 2)] + Self.spokes
        case .star: [SymbolStroke(points: Self.starPoints, isClosed: true)]
        case .trash:
            [
                .line((3, 6), (19, 6)), .line((5, 6), (6.2, 20), (15.8, 20), (17, 6)),
                .line((8, 6), (8, 3), (14, 3), (14, 6)), .line((9.2, 10), (9.5, 16)), .line((12.8, 10), (12.5, 16)),
            ]
        case .undo:
            [
                .line((6, 3.5), (2.5, 7.5), (6, 11.5)), .line((2.5, 7.5), (13, 7.5)),
                .arc(13, 12.5, radius: 5, from: 9, to: 15), .line((13, 17.5), (8, 17.5)),
            ]
        }
    }

    private static let spokes = SymbolStroke.circle.map { cosine, sine in
        SymbolStroke.line((11 + 5.5 * cosine, 11 + 5.5 * sine), (11 + 8.5 * cosine, 11 + 8.5 * sine))
    }

    /// The ten corners of a star, the upper one first.
    private static let starPoints: [SymbolStroke.Point] = [
        (11, 2.5), (13.3, 8.2), (19.5, 8.7), (14.8, 12.7), (16.2, 18.7), (11, 15.5), (5.8, 18.7), (7.2, 12.7),
        (2.5, 8.7), (8.7, 8.2),
    ]
}
