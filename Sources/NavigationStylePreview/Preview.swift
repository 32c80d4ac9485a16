public import NavigationStyle

/// A picture of the effects of an operation on the bars, or of the bar at rest.
public struct Preview: Hashable, Sendable {
    /// A moment that the picture shows.
    public struct Moment: Decodable, Hashable, Sendable {
        /// The progress of the transition, 0…1.
        public var at: Double
        /// The label in the picture.
        public var label: String
    }

    /// A diagnostic, as it is numbered in the picture.
    public struct NumberedDiagnostic: Decodable, Hashable, Sendable {
        /// The number, from 1.
        public var number: Int
        /// The code.
        public var code: Diagnostic.Code
        /// The screen, if the diagnostic has one.
        public var screen: Screen.ID?
        /// The property, if the diagnostic has one.
        public var property: String?
        /// The diagnostic in a sentence.
        public var message: String
    }

    /// A difference between the request and the one before a change, as its letter tells it in the picture.
    public struct MarkedChange: Decodable, Hashable, Sendable {
        /// The letter, from A.
        public var letter: String
        /// The screen; nil for the transition.
        public var screen: Screen.ID?
        /// The property.
        public var property: VisibleProperty
        /// The difference in a sentence.
        public var message: String
    }

    /// The arrangement of frames.
    public var form: PreviewOptions.Form
    /// The size in pixels of CSS.
    public var width, height: Double
    /// The content of the picture, in a few words.
    public var title: String
    /// A description of the picture for people who cannot see it.
    public var description: String
    /// The duration of the animation, in seconds, including rests; 0 if nothing moves.
    public var duration: Double
    /// The moments that are drawn, in order.
    public var moments: [Moment]
    /// The outcome of the operation; nil without one, and if there are several.
    public var outcome: TransitionResponse.Outcome?
    /// The policy; nil if there are several.
    public var policy: PolicyReference?
    /// The diagnostics, in the order of their numbers.
    public var diagnostics: [NumberedDiagnostic]
    /// The differences from the request before a change, in the order of their letters; nil without such a request.
    public var changes: [MarkedChange]?
    /// The style sheet of an animation; empty if nothing moves.
    public var style: [UInt8]
    /// The parts of the picture before and after the style sheet.
    let head, tail: [UInt8]

    init(_ picture: Picture, _ form: PreviewOptions.Form, _ options: PreviewOptions) {
        self.form = form
        width = picture.width
        height = picture.height
        title = picture.title
        description = picture.description
        duration = picture.animation?.timeline.duration ?? 0
        moments = []
        diagnostics = []
        let text = picture.text(options)
        (head, style, tail) = (text.head, text.style, text.tail)
    }

    /// The number of bytes of the picture.
    var byteCount: Int { head.count + style.count + tail.count }

    /// Returns the picture as SVG, in UTF-8.
    ///
    /// - Parameter includesStyle: Whether the sheet of styles is in it, without which nothing moves.
    /// - Returns: The same bytes for the same request, on every machine.
    public func svg(includesStyle: Bool = true) -> [UInt8] {
        guard includesStyle, !style.isEmpty else { return head + tail }
        return head + Array("<style>".utf8) + style + Array("</style>".utf8) + tail
    }
}
