/// How well what is in a bar, and above it, stands out from what is behind.
public struct BarContrast: Hashable, Sendable {
    /// The title; nil where there is none and nobody gave it a colour.
    public var title: Contrast?
    /// The back button and the other buttons; nil where there are none.
    public var buttons: Contrast?
    /// The status bar; nil where it is hidden.
    public var statusBar: Contrast?

    /// Makes one.
    public init(title: Contrast? = nil, buttons: Contrast? = nil, statusBar: Contrast? = nil) {
        self.title = title
        self.buttons = buttons
        self.statusBar = statusBar
    }
}

extension BarContrast: Codable {
    enum CodingKeys: CodingKey {
        case title, buttons, statusBar
    }

    /// Writes all members; null is what is not there.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(title, forKey: .title)
        try object.encode(buttons, forKey: .buttons)
        try object.encode(statusBar, forKey: .statusBar)
    }
}
