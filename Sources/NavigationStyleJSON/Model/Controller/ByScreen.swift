import NavigationStyle

extension JSONReader {
    /// Reads an object whose keys are ids of screens.
    ///
    /// Any key is an id here, those that begin with `x-` too.
    mutating func byScreen<Value>(
        _ read: (inout JSONReader) throws(JSONMalformed) -> Value?
    ) throws(JSONMalformed) -> [Screen.ID: Value] {
        guard var scope = try object() else { return [:] }
        var values: [Screen.ID: Value] = [:]
        while let key = try openKey(in: &scope) {
            checkLength(of: key)
            if let value = try read(&self) { values[Screen.ID(rawValue: string(key))] = value }
        }
        return values
    }
}

extension JSONWriter {
    /// Writes an object whose keys are ids of screens: those of the stack in its order, then the others by their names.
    mutating func byScreen<Value>(
        _ values: [Screen.ID: Value],
        _ stack: [Screen.ID],
        _ write: (inout JSONWriter, Value) -> Void
    ) {
        beginObject()
        var remaining = values.count
        for id in stack where remaining > 0 {
            guard let value = values[id] else { continue }
            remaining -= 1
            key(escaping: id.rawValue)
            write(&self, value)
        }
        if remaining > 0 {
            for (id, value) in values.filter({ !stack.contains($0.key) }).sorted(by: { $0.key < $1.key }) {
                key(escaping: id.rawValue)
                write(&self, value)
            }
        }
        endObject()
    }
}
