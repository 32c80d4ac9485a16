/// The steps of a transition in order, and the visible result.
public struct Plan: Decodable, Hashable, Sendable {
    /// The direction in which the screens move.
    public enum Kind: String, CaseIterable, Codable, Sendable, BitwiseCopyable {
        case push, pop, none
    }

    /// The visible behavior of the bar.
    public enum Presentation: String, CaseIterable, Codable, Sendable {
        /// Each screen's bar moves with its screen.
        case slidingBars
        /// One bar fades from the one look to the other.
        case crossfade
        /// Values animate along with the transition.
        case animateAlongside
        /// The new look is there at once.
        case snap
        /// The bar slides in with the incoming screen.
        case barSlidesIn
        /// The bar slides out with the outgoing screen.
        case barSlidesOut
        /// Nothing visible happens.
        case none
    }

    /// The direction in which the screens move.
    public var kind: Kind
    /// Whether the screens move at all.
    public var animated: Bool
    /// Whether a finger moves them.
    public var interactive: Bool
    /// The duration in seconds; 0 if nothing moves, or if an animator takes no time.
    public var duration: Double
    /// The visible behavior of the bar.
    public var presentation: Presentation
    /// The reason for the presentation, in one sentence.
    public var because: String
    /// The steps, in order.
    public var steps: [Step]
    /// The paths of the bar's parts, for a swipe those of a finished one; empty if nothing moves.
    public var components: [Component]
    /// The least contrast on the way, if the bar's colors move from one look to the other; otherwise nil.
    public var minimumContrast: BarContrast?
}

extension Plan: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("Plan") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("kind", kind)
        visitor.required("animated", animated)
        visitor.required("interactive", interactive)
        visitor.required("duration", duration)
        visitor.required("presentation", presentation)
        visitor.required("because", because)
        visitor.required("steps", steps)
        visitor.required("components", components)
        visitor.optional("minimumContrast", minimumContrast)
    }
}

extension Plan.Kind: AnswerName {}
extension Plan.Presentation: AnswerName {}
