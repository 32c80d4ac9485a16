/// A paint as Figma's plugins and its REST API write it: `{"type": "SOLID", "color", "opacity"}` or
/// `{"type": "GRADIENT_LINEAR", "gradientStops", "gradientTransform"}`.
///
/// A solid paint is allowed wherever a color is, and a gradient for a background; so is `{"fills": […]}`, whose topmost
/// visible paint counts.
struct FigmaPaint {
    /// The types of paints that can be said of a bar.
    enum Kind: String, CaseIterable {
        case solid = "SOLID"
        case linearGradient = "GRADIENT_LINEAR"

        /// The keys of such a paint.
        var keys: [String] {
            switch self {
            case .solid: ["type", "color"] + common
            case .linearGradient: ["type", "gradientStops", "gradientTransform", "gradientHandlePositions"] + common
            }
        }

        private var common: [String] { ["opacity", "visible", "blendMode", "boundVariables"] }
    }

    /// The content that a paint draws.
    enum Content {
        case color(BarColor)
        case gradient(BarImage.Gradient)
    }

    /// The key that every paint has.
    static let mark = "type"
    /// The key of a layer's paints.
    static let fillsKey = "fills"

    /// The content that it draws.
    private let content: Content
    private let isVisible: Bool

    /// The content that it draws; nil if the paint is not visible.
    var visible: Content? { isVisible ? content : nil }

    /// Reads a paint of one of `kinds`; nil only after noting a fault.
    init?(_ value: Value, among kinds: [Kind], from reader: inout ValueReader) {
        guard let members = reader.members(of: value) else { return nil }
        reader.require(Self.mark, of: members)
        let kind = reader.member(Self.mark, of: members) { $1.name($0, among: kinds.map { ($0.rawValue, $0) }) }
        // The type determines which keys are allowed.
        guard let kind else { return nil }
        reader.checkKeys(of: members, allowed: kind.keys)
        let opacity = reader.number("opacity", in: 0...1, of: members) ?? 1
        isVisible = reader.member("visible", of: members) ?? true
        switch kind {
        case .solid:
            reader.require("color", of: members)
            guard let color = reader.member("color", of: members, { BarColor.ofPaint($0, from: &$1) }) else {
                return nil
            }
            content = .color(color.multiplied(by: opacity))
        case .linearGradient:
            reader.require("gradientStops", of: members)
            let direction = Self.direction(members, &reader)
            let stops = reader.member("gradientStops", of: members) { BarImage.Gradient.stops($0, from: &$1) }
            guard let stops, let direction else { return nil }
            content = .gradient(BarImage.Gradient(stops, opacity: opacity, along: direction))
        }
    }

    /// Reads the topmost visible paint of `{"fills": […]}`.
    ///
    /// - Parameters:
    ///   - members: The members of the object.
    ///   - kinds: The types of paints that may be in it.
    ///   - reader: The reader, which records faults.
    /// - Returns: The content that it draws, nil if no paint is visible; an outer nil only after recording a fault.
    static func topmost(
        ofFills members: [Value.Member],
        among kinds: [Kind],
        from reader: inout ValueReader
    ) -> Content?? {
        let faultCount = reader.faults.count
        reader.checkKeys(of: members, allowed: [fillsKey])
        let paints = reader.member(fillsKey, of: members) { value, reader in
            reader.elements(of: value) { FigmaPaint($0, among: kinds, from: &$1) }
        }
        guard let paints, reader.faults.count == faultCount else { return nil }
        return .some(paints.last { $0.isVisible }?.content)
    }

    // MARK: - Direction

    /// The progress along the gradient per width to the right, and per height downward.
    fileprivate typealias Direction = (right: Double, down: Double)

    /// Reads the direction of a gradient from its transform, or from its handles; without either it runs down.
    private static func direction(_ members: [Value.Member], _ reader: inout ValueReader) -> Direction? {
        if members.contains(where: { $0.key == "gradientTransform" }) {
            let rows = reader.member("gradientTransform", of: members) { value, reader in
                reader.elements(of: value, count: 2...2) { row, reader in
                    reader.elements(of: row, count: 3...3) { $1.number($0, in: nil) }
                }
            }
            // The first row maps a point in the layer's unit square to the position along the gradient.
            return rows.map { ($0[0][0], $0[0][1]) }
        }
        if members.contains(where: { $0.key == "gradientHandlePositions" }) {
            let points = reader.member("gradientHandlePositions", of: members) { value, reader in
                reader.elements(of: value, count: 2...3) { point, reader -> (x: Double, y: Double)? in
                    guard let members = reader.members(of: point, allowed: ["x", "y"]) else { return nil }
                    let x = reader.member("x", of: members) { $1.number($0, in: nil) }
                    let y = reader.member("y", of: members) { $1.number($0, in: nil) }
                    reader.require("x", of: members)
                    reader.require("y", of: members)
                    return x.flatMap { x in y.map { (x, $0) } }
                }
            }
            return points.map { ($0[1].x - $0[0].x, $0[1].y - $0[0].y) }
        }
        return (0, 1)
    }
}

extension ValueReader {
    /// Reads each element of an array with `count` elements; nil if one is faulty, or if the count differs.
    fileprivate mutating func elements<Result>(
        of value: Value,
        count: ClosedRange<Int>,
        _ read: (Value, inout ValueReader) -> Result?
    ) -> [Result]? {
        guard let results = elements(of: value, read), case .array(let elements) = value else { return nil }
        guard count.contains(elements.count) else {
            note(.wrongCount(expected: count, found: elements.count))
            return nil
        }
        return results.count == elements.count ? results : nil
    }
}

extension BarImage.Gradient {
    /// Makes the gradient of a paint: along the edge of the bar that is nearest to its direction.
    fileprivate init(_ stops: [Stop], opacity: Double, along direction: FigmaPaint.Direction) {
        let runsRight = abs(direction.right) > abs(direction.down)
        let isReversed = (runsRight ? direction.right : direction.down) < 0
        let seen = stops.map { Stop(at: $0.at, color: $0.color.multiplied(by: opacity)) }
        self.init(
            isReversed ? seen.reversed().map { Stop(at: 1 - $0.at, color: $0.color) } : seen,
            direction: runsRight ? .right : .down
        )
    }
}

extension BarColor {
    /// Returns the color with its alpha multiplied by `opacity`.
    fileprivate func multiplied(by opacity: Double) -> BarColor {
        func multiplied(_ color: RGBA) -> RGBA {
            let alpha = UInt8((Double(color.alpha) * opacity).rounded())
            return RGBA(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
        }
        return BarColor(light: multiplied(light), dark: multiplied(dark))
    }
}
