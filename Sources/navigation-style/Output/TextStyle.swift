/// The style of emphasized words: colors if a person reads them on a terminal, else none.
struct TextStyle {
    enum Emphasis: Int {
        case bold = 1
        case dim = 2
        case red = 31
        case green = 32
        case yellow = 33
        case cyan = 36
    }

    let isColored: Bool

    static let plain = TextStyle(isColored: false)

    /// Makes the style of a stream: colors on a terminal that supports them, unless `NO_COLOR` is set (no-color.org).
    init(of stream: StandardStream) {
        isColored =
            stream.isTerminal && (EnvironmentVariable.named("NO_COLOR") ?? "").isEmpty
            && EnvironmentVariable.named("TERM") != "dumb"
    }

    private init(isColored: Bool) {
        self.isColored = isColored
    }

    func callAsFunction(_ emphases: Emphasis..., text: String) -> String {
        guard isColored, !emphases.isEmpty, !text.isEmpty else { return text }
        // Selecting Graphic Rendition (ECMA-48 8.3.117).
        return "\u{1B}[\(emphases.map { "\($0.rawValue)" }.joined(separator: ";"))m\(text)\u{1B}[0m"
    }
}
