package import NavigationStyle

extension RequestPointer: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginString()
        for token in tokens {
            writer.byte(UInt8(ascii: "/"))
            switch token {
            case .key(let key): writer.part(key)
            case .index(let index):
                writer.reserve(21)
                writer.digits(index)
            }
        }
        writer.endString()
    }
}
