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
            case .copiedProperties: copiedProperties = try BarPropertySet(from: &reader)
            case nil:
                if reader.isIgnored(text) {
                    try reader.skipValue()
                } else {
                    reader.checkLength(of: text)
                    options.append(Value.Member(reader.string(text), try Value(from: &reader)))
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
