/// The color that a bar's title and buttons are measured against, and where it is taken from.
public struct ContrastBackdrop: Decodable, Hashable, Sendable {
    /// The source of a backdrop: something seen through the bar, or the bar itself.
    public enum Source: String, CaseIterable, Codable, Sendable {
        /// The bar's own background, which covers what is behind it.
        case bar
        /// The root view's `backgroundColor`.
        case view
        /// UIKit's `systemBackground`: the root view has no `backgroundColor` of its own.
        case `default`
        /// The window behind the navigation controller: the root view begins below the bar, or is clear.
        case container
        /// Content of a scroll view, an image without a color, or a fill whose color Apple does not publish.
        case unknown
    }

    /// The color, opaque; nil where it is not known.
    public var color: RGBA?
    /// The source of the color, or of the part of it that the bar lets through.
    public var from: Source

    /// Makes a backdrop of a color; nil is an unknown one.
    public init(color: RGBA? = nil, from source: Source) {
        self.color = color
        from = source
    }
}

extension ContrastBackdrop: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("ContrastBackdrop") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.nullable("color", color)
        visitor.required("from", from)
    }
}

extension ContrastBackdrop.Source: AnswerName {}
extension ContrastBackdrop: AnswerEncodable {}

extension BarSurroundings {
    /// Returns the backdrop that the title and the buttons of `state` are measured against.
    func behind(_ state: BarState) -> ContrastBackdrop {
        let backdrop = backdrop(of: state)
        guard let color = backdrop.color else { return ContrastBackdrop(from: .unknown) }
        let isCovered = !state.isHidden && state.background.isOpaque
        return ContrastBackdrop(color: color, from: isCovered ? .bar : root.source)
    }
}
