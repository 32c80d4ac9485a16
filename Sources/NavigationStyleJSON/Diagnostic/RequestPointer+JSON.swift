package import NavigationStyle

extension RequestPointer: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        let keys = Keys.all
        writer.beginString()
        for token in tokens {
            switch token {
            case .key(let key): writer.plainPart(keys.texts[keys.starts[key]..<keys.starts[key + 1]])
            case .index(let index):
                writer.reserve(22)
                writer.put(UInt8(ascii: "/"))
                writer.digits(index)
            }
        }
        writer.endString()
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
