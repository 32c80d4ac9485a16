public import NavigationStyle

/// A picture of what an operation does to the bars, or of the bar as it stands.
public struct Preview: Hashable, Sendable {
    /// A moment that the picture shows.
    public struct Moment: Hashable, Sendable {
        /// How much of the transition is over, 0…1.
        public var at: Double
        /// What it is called in the picture.
        public var label: String
    }

    /// A diagnostic, as it is numbered in the picture.
    public struct NumberedDiagnostic: Hashable, Sendable {
        /// From 1.
        public var number: Int
        /// The diagnostic.
        public var diagnostic: Diagnostic
    }

    /// How frames are arranged.
    public var form: PreviewOptions.Form
    /// The size in pixels of CSS.
    public var width, height: Double
    /// What is seen, in a few words.
    public var title: String
    /// What is seen, in words for who does not see it.
    public var description: String
    /// How long an animation takes, in seconds, rests included; 0 where nothing moves.
    public var duration: Double
    /// The moments that are drawn, in order.
    public var moments: [Moment]
    /// How the operation ended; nil without one, and where there are several.
    public var outcome: TransitionResponse.Outcome?
    /// The policy; nil where there are several.
    public var policy: PolicyReference?
    /// The diagnostics, in the order of their numbers.
    public var diagnostics: [NumberedDiagnostic]
    /// The sheet of styles of an animation; empty where nothing moves.
    public var style: [UInt8]
    /// The picture before and behind the sheet.
    private var head, tail: [UInt8]

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

    /// How many bytes the picture has.
    var byteCount: Int { head.count + style.count + tail.count }

    /// The picture as SVG, UTF-8.
    ///
    /// - Parameter includesStyle: Whether the sheet of styles is in it, without which nothing moves.
    /// - Returns: The same bytes for the same request, on every machine.
    public func svg(includesStyle: Bool = true) -> [UInt8] {
        guard includesStyle, !style.isEmpty else { return head + tail }
        return head + Array("<style>".utf8) + style + Array("</style>".utf8) + tail
    }
}
