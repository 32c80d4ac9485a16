package import NavigationStyle

extension BarReference: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        switch self {
        case .navigationBar: writer.name("navigationBar")
        case .background: writer.name("background")
        case .fakeBar(let id): writer.string("fakeBar:", id.rawValue)
        }
    }
}
