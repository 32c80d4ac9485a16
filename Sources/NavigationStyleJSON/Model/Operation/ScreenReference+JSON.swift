package import NavigationStyle

extension Operation.ScreenReference: JSONReadable, JSONWritable {
    /// Reads a screen, or the id of one.
    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        if reader.next == UInt8(ascii: "\"") {
            guard let id = try Screen.ID(from: &reader) else { return nil }
            self = .existing(id)
        } else {
            var screen = Screen(id: "")
            guard try screen.read(from: &reader, .screenReference) else { return nil }
            self = .new(screen)
        }
    }

    package func write(to writer: inout JSONWriter) {
        switch self {
        case .new(let screen): screen.write(to: &writer)
        case .existing(let id): id.write(to: &writer)
        }
    }
}

extension JSONReader {
    /// Reads an array of screens and ids, no more than the limit; one that is faulty has an empty id in its place.
    mutating func screenReferences() throws(JSONMalformed) -> [Operation.ScreenReference]? {
        guard var scope = try array() else { return nil }
        var screens: [Operation.ScreenReference] = []
        while try element(in: &scope) {
            guard scope.count <= limits.screens else {
                try skipValue()
                continue
            }
            screens.append(try Operation.ScreenReference(from: &self) ?? .existing(""))
        }
        if scope.count > limits.screens { note(.tooMany(limit: limits.screens), at: scope.offset) }
        return screens
    }
}
