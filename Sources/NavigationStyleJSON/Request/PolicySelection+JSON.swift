package import NavigationStyle

extension PolicySelection: JSONReadable, JSONWritable {
    private enum Key: String, CaseIterable, JSONName {
        case name, edition, copiedProperties
        static let names = JSONNameTable(Self.self)
    }

    /// Reads a name, or an object with the name, the edition and the policy's own options.
    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        if reader.next == UInt8(ascii: "\"") {
            guard let name = try reader.string() else { return nil }
            self.init(name)
            return
        }
        guard var scope = try reader.object(.policy) else { return nil }
        self.init("")
        var isNamed = false
        while let text = try reader.openKey(in: &scope) {
            let key: Key? = reader.value(of: text)
            switch key {
            case .name:
                isNamed = true
                name = try reader.string() ?? ""
            case .edition: edition = try reader.string()
            case .copiedProperties: copiedProperties = try reader.null() ? nil : reader.copiedProperties()
            case nil:
                if reader.isIgnored(text) {
                    try reader.skipValue()
                } else {
                    reader.checkLength(of: text)
                    if let value = try Value(from: &reader) {
                        options.append(Value.Member(reader.string(text), value))
                    }
                }
            }
        }
        options.sort { $0.key < $1.key }
        if !isNamed { reader.note(.missingKey(Key.name.rawValue), at: scope.offset) }
    }

    package func write(to writer: inout JSONWriter) {
        if edition == nil, copiedProperties == nil, options.isEmpty {
            writer.string(name)
            return
        }
        writer.beginObject()
        writer.member("name", name)
        writer.member("edition", edition)
        writer.member("copiedProperties", copiedProperties)
        for option in options {
            writer.key(escaping: option.key)
            option.value.write(to: &writer)
        }
        writer.endObject()
    }
}

extension JSONReader {
    /// The properties that a policy can copy.
    private static let copyable = JSONNameTable(Array(BarPropertySet.copyable)) { $0.name }

    /// Reads an array of names of properties that can be copied.
    fileprivate mutating func copiedProperties() throws(JSONMalformed) -> BarPropertySet? {
        guard var scope = try array() else { return nil }
        var properties: BarPropertySet = []
        while try element(in: &scope) {
            guard let text = try limitedText() else { continue }
            if let property = Self.copyable.value(of: text, in: self) {
                properties.insert(property)
            } else {
                noteUnknown(.unknownValue(found: string(text), known: Self.copyable.all), text)
            }
        }
        return properties
    }
}
