package import NavigationStyle

extension DiagnosticText: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        switch content {
        case .whole(let text): writer.string(text)
        case .parts(let parts):
            writer.beginString()
            for part in parts {
                switch part {
                case .text(let text): writer.part(text)
                case .color(let color):
                    writer.reserve(10)
                    writer.digits(color)
                case .number(let number):
                    writer.reserve(25)
                    writer.digits(number)
                }
            }
            writer.endString()
        }
    }
}
