extension RequestPointer {
    /// A part of a pointer between two slashes.
    @usableFromInline package enum Token: Equatable {
        /// The place of the key among the ``names``.
        case key(Int)
        case index(Int)
    }

    /// The tokens, from the first.
    @usableFromInline package var tokens: Tokens { Tokens(rest: bits) }

    /// Goes through the tokens of a pointer.
    @usableFromInline package struct Tokens: Sequence, IteratorProtocol {
        /// The bits that are left, shifted to the top.
        private var rest: UInt128
        private var place = 0

        init(rest: UInt128) {
            self.rest = rest
        }

        /// Returns the next token; nil at the end.
        @usableFromInline package mutating func next() -> Token? {
            while rest != 0 {
                let isIndex = place == 1 || place == 3
                let number = UInt32(truncatingIfNeeded: rest &>> (isIndex ? 96 : 120))
                rest = rest &<< (isIndex ? 32 : 8)
                place += 1
                guard number != 0 else { continue }
                return isIndex ? .index(Int(number) - 1) : .key(Int(number))
            }
            return nil
        }
    }
}

extension RequestPointer: LosslessStringConvertible {
    /// Reads a pointer to a possible cause; nil for anything else.
    public init?(_ description: String) {
        guard description.isEmpty || description.utf8.first == UInt8(ascii: "/") else { return nil }
        var pointer = RequestPointer.whole
        for text in description.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
            let longer =
                if let index = Int(text) {
                    pointer.appended(index)
                } else {
                    Key.names.firstIndex(of: String(text)).flatMap {
                        text.isEmpty ? nil : pointer.appended(code: UInt8($0))
                    }
                }
            guard let longer else { return nil }
            pointer = longer
        }
        // Rejects indices in another notation, such as leading zeros.
        guard pointer.description == description else { return nil }
        self = pointer
    }

    /// The pointer in the notation of RFC 6901; none of its keys has a character that needs escaping.
    public var description: String {
        var text = ""
        for token in tokens {
            switch token {
            case .key(let key): text += "/" + Key.names[key]
            case .index(let index): text += "/\(index)"
            }
        }
        return text
    }
}

extension RequestPointer: ReadableText, AnswerEncodable {
    @usableFromInline package static var expected: String { "a JSON Pointer to a cause" }

    /// Writes the pointer in the notation of RFC 6901.
    @inlinable package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        let keys = KeyTexts.all
        writer.beginString()
        for token in tokens {
            switch token {
            case .key(let key): writer.part(plain: keys.texts[keys.starts[key]..<keys.starts[key + 1]])
            case .index(let index):
                writer.part("/")
                writer.part(index)
            }
        }
        writer.endString()
    }

    /// The keys as they appear in a pointer, one after another, each with a slash before it; none needs escaping.
    @usableFromInline struct KeyTexts: Sendable {
        @usableFromInline private(set) var texts: [UInt8] = []
        /// The index at which the text of each key begins, and at which that of the last ends.
        @usableFromInline private(set) var starts = [0]

        @usableFromInline static let all = KeyTexts()

        private init() {
            for name in Key.names {
                texts += ("/" + name).utf8
                starts.append(texts.count)
            }
        }
    }
}
