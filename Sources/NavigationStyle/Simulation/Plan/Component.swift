/// The path of one part of a bar through a transition, and its opacity on that path.
public struct Component: Decodable, Hashable, Sendable {
    /// The parts of a bar that the eye follows.
    public enum Name: String, CaseIterable, Codable, Sendable {
        case title, backButton, leftItems, rightItems, background, shadow, largeTitle
    }

    /// The two screens of a transition.
    public enum Side: String, CaseIterable, Codable, Sendable {
        /// The outgoing screen.
        case from
        /// The incoming screen.
        case to
    }

    /// An end of the path.
    public enum Place: String, CaseIterable, Codable, Sendable {
        /// The component's own place in the bar.
        case place
        /// The place of the label of the other screen's back button.
        case backButton
        /// The place of the other screen's title.
        case title
        /// Outside of the window, at its leading edge.
        case leadingEdge
        /// Outside of the window, at its trailing edge.
        case trailingEdge
        /// Wherever the component's screen is: the component moves along with it.
        case screen
    }

    /// The opacity of a part at one moment of the transition.
    public struct Opacity: Decodable, Hashable, Sendable {
        /// The part of the transition that is over, 0…1.
        public var at: Double
        /// The opacity, 0…1.
        public var opacity: Double
    }

    /// The part of the bar.
    public var component: Name
    /// The screen that the part belongs to.
    public var of: Side
    /// The place where the path begins.
    public var origin: Place
    /// The place where the path ends; it is a straight line from ``origin``.
    public var destination: Place
    /// The opacity at moments of the transition, linear between two of them.
    public var opacity: [Opacity]
}

extension Component: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("PlanComponent") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("component", component)
        visitor.required("of", of)
        visitor.required("origin", origin)
        visitor.required("destination", destination)
        visitor.required("opacity", opacity)
    }
}

extension Component.Opacity: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("OpacityPoint") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("at", at)
        visitor.required("opacity", opacity)
    }
}

extension Component.Name: AnswerName {}
extension Component.Side: AnswerName {}
extension Component.Place: AnswerName {}
