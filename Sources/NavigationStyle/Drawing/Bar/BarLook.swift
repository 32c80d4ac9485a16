/// The bar's appearance at one moment of an animated operation or of a back swipe that follows the finger.
public struct BarLook: Decodable, Hashable, Sendable {
    /// The progress of the transition, 0…1; in a swipe, the part of the width that the finger has covered.
    public var progress: Double
    /// The background behind the bar's content; the outgoing screen's if there is an `edge`.
    public var background: BarState.Background
    /// The hairline: of the outgoing screen where there is an `edge`.
    public var shadow: BarState.Shadow
    /// The x at which the two screens meet, in points of the window; nil if one bar serves both screens.
    ///
    /// The screen that lies on top, which goes in a pop and comes in a push, is on the side at which lines end: on the
    /// right, or on the left where the layout is from right to left.
    public var edge: Double?
    /// The background behind the bar's content on the incoming screen's side of the edge.
    public var incomingBackground: BarState.Background?
    /// The hairline on the incoming screen's side of the edge.
    public var incomingShadow: BarState.Shadow?
    /// The color of the buttons.
    public var tintColor: RGBA
    /// The title that is the more visible of the two.
    public var title: BarState.Title
}

extension BarLook: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("BarLook") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("progress", progress)
        visitor.required("background", background)
        visitor.required("shadow", shadow)
        visitor.optional("edge", edge)
        visitor.optional("incomingBackground", incomingBackground)
        visitor.optional("incomingShadow", incomingShadow)
        visitor.required("tintColor", tintColor)
        visitor.required("title", title)
    }
}

extension BarState {
    /// The visible background, which is clear if the bar is hidden.
    var seenBackground: Background { isHidden ? .clear : background }

    /// The visible hairline, which is absent if the bar is hidden.
    var seenShadow: Shadow { isHidden ? .invisible : shadow }
}
