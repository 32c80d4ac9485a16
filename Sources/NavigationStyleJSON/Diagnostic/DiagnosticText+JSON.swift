package import NavigationStyle

extension JSONWriter {
    /// Writes a text, part by part.
    package mutating func text(_ value: DiagnosticText) {
        beginString()
        switch value.content {
        case .literal(let text): part(text)
        case .text(let text): part(text)
        case .parts(let parts): for part in parts { self.part(part) }
        }
        endString()
    }

    @inline(__always)
    fileprivate mutating func part(_ part: DiagnosticText.Part) {
        switch part {
        case .literal(let text): self.part(text)
        case .text(let text): self.part(text)
        case .quoted(let name):
            quotationMark()
            self.part(name)
            quotationMark()
        case .color(let color):
            reserve(10)
            digits(color)
        case .number(let number):
            reserve(25)
            digits(number)
        }
    }
}
