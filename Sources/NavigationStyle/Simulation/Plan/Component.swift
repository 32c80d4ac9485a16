/// Where one thing in a bar goes in a transition, and how visible it is on the way.
public struct Component: Decodable, Hashable, Sendable {
    /// The things in a bar that the eye follows.
    public enum Name: String, CaseIterable, Codable, Sendable {
        case title, backButton, leftItems, rightItems, background, shadow, largeTitle
    }

    /// The two screens of a transition.
    public enum Side: String, CaseIterable, Codable, Sendable {
        /// The screen that goes.
        case from
        /// The screen that comes.
        case to
    }

    /// Where something goes.
    public enum Destination: String, CaseIterable, Codable, Sendable {
        /// It is, or comes to be, in its own place.
        case place
        /// It becomes the label of the other screen's back button.
        case backButton
        /// It becomes the other screen's title.
        case title
        /// It leaves at the edge where lines begin.
        case leadingEdge
        /// It leaves at the edge where lines end.
        case trailingEdge
        /// It moves along with its screen.
        case screen
    }

    /// How visible something is at one point of the transition.
    public struct Opacity: Decodable, Hashable, Sendable {
        /// How much of the transition is over, 0…1.
        public var at: Double
        /// 0…1.
        public var opacity: Double
    }

    /// What it is.
    public var component: Name
    /// Whose it is.
    public var of: Side
    /// Where it goes.
    public var destination: Destination
    /// How visible it is; between two points linearly so.
    public var opacity: [Opacity]
}

extension Component: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("PlanComponent") }

    @inlinable
    package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("component", component)
        visitor.required("of", of)
        visitor.required("destination", destination)
        visitor.required("opacity", opacity)
    }
}

extension Component.Opacity: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("OpacityPoint") }

    @inlinable
    package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("at", at)
        visitor.required("opacity", opacity)
    }
}

extension Component.Name: AnswerName {}
extension Component.Side: AnswerName {}
extension Component.Destination: AnswerName {}
