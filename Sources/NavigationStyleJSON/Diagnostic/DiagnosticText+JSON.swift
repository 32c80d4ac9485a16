package import NavigationStyle

extension DiagnosticText: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginString()
        switch content {
        case .literal(let text): writer.part(text)
        case .text(let text): writer.part(text)
        case .parts(let parts): for part in parts { writer.part(part) }
        }
        writer.endString()
    }
}

extension JSONWriter {
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
