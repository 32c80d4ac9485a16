package import NavigationStyle

extension JSONWriter {
    /// Writes a pointer as RFC 6901 has it.
    package mutating func pointer(_ value: RequestPointer) {
        let keys = Keys.all
        beginString()
        for token in value.tokens {
            switch token {
            case .key(let key): plainPart(keys.texts[keys.starts[key]..<keys.starts[key + 1]])
            case .index(let index):
                reserve(22)
                put(UInt8(ascii: "/"))
                digits(index)
            }
        }
        endString()
    }

    /// The keys as they stand in a pointer, one behind the other: a slash before each, and nothing that is escaped.
    private struct Keys {
        private(set) var texts: [UInt8] = []
        /// Where the text of each key begins, and where that of the last ends.
        private(set) var starts = [0]

        static let all = Keys()

        private init() {
            for name in RequestPointer.names {
                texts += ("/" + name).utf8
                starts.append(texts.count)
            }
        }
    }
}
