/// An element of a storyboard, of a XIB or of a property list.
final class MarkupElement {
    let name: String
    let attributes: [String: String]
    /// The byte at which it begins.
    let start: Int
    private(set) var children: [MarkupElement] = []
    /// The text before the first element in it, without white space around it.
    private(set) var text = ""

    init(name: String, attributes: [String: String], start: Int) {
        self.name = name
        self.attributes = attributes
        self.start = start
    }

    /// Reads elements, their attributes and their texts.
    ///
    /// Comments and declarations are passed over, and nothing is looked up anywhere. Malformed text gives what stands before
    /// it.
    ///
    /// - Parameter bytes: The file.
    /// - Returns: The outermost element; nil where there is none.
    static func read(_ bytes: [UInt8]) -> MarkupElement? {
        var scanner = Scanner(bytes: bytes)
        return scanner.document()
    }

    /// The children of that name.
    func children(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }

    /// The child of that name, or with that key.
    func child(_ name: String, key: String? = nil) -> MarkupElement? {
        children.first { $0.name == name && (key == nil || $0.attributes["key"] == key) }
    }

    private func add(_ bytes: ArraySlice<UInt8>) {
        let spaces = Set(" \t\r\n".utf8)
        guard text.isEmpty, let first = bytes.firstIndex(where: { !spaces.contains($0) }),
            let last = bytes.lastIndex(where: { !spaces.contains($0) })
        else { return }
        text = Scanner.unescaped(String(decoding: bytes[first...last], as: UTF8.self))
    }

    private struct Scanner {
        let bytes: [UInt8]
        var place = 0

        /// The most elements within elements.
        static let mostDepth = 200

        mutating func document() -> MarkupElement? {
            var open: [MarkupElement] = []
            var root: MarkupElement?
            while let start = find(UInt8(ascii: "<")) {
                if let last = open.last, last.children.isEmpty { last.add(bytes[place..<start]) }
                place = start + 1
                guard place < bytes.count else { return root }
                switch bytes[place] {
                case UInt8(ascii: "!"), UInt8(ascii: "?"): skipDeclaration()
                case UInt8(ascii: "/"):
                    if !open.isEmpty { open.removeLast() }
                    guard skip(past: ">") else { return root }
                default:
                    guard let (element, isClosed) = element(from: start) else { return root }
                    open.last?.children.append(element)
                    root = root ?? element
                    if !isClosed { open.append(element) }
                    guard open.count < Self.mostDepth else { return root }
                }
            }
            return root
        }

        private func find(_ byte: UInt8) -> Int? { bytes[place...].firstIndex(of: byte) }

        private mutating func skip(past text: String) -> Bool {
            let last = Array(text.utf8)
            while place + last.count <= bytes.count {
                if bytes[place..<(place + last.count)].elementsEqual(last) {
                    place += last.count
                    return true
                }
                place += 1
            }
            place = bytes.count
            return false
        }

        private mutating func skipDeclaration() {
            let rest = bytes[place...]
            let end =
                rest.starts(with: Array("!--".utf8)) ? "-->" : rest.starts(with: Array("![CDATA[".utf8)) ? "]]>" : ">"
            _ = skip(past: end)
        }

        private mutating func name() -> String {
            let start = place
            while place < bytes.count, !Self.ends.contains(bytes[place]) { place += 1 }
            return String(decoding: bytes[start..<place], as: UTF8.self)
        }

        private static let ends = Set(" \t\r\n=/><\"'".utf8)

        private mutating func element(from start: Int) -> (MarkupElement, isClosed: Bool)? {
            let name = name()
            guard !name.isEmpty else { return nil }
            var attributes: [String: String] = [:]
            while place < bytes.count {
                switch bytes[place] {
                case UInt8(ascii: ">"):
                    place += 1
                    return (MarkupElement(name: name, attributes: attributes, start: start), false)
                case UInt8(ascii: "/"):
                    guard skip(past: ">") else { return nil }
                    return (MarkupElement(name: name, attributes: attributes, start: start), true)
                case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): place += 1
                default:
                    guard let (key, value) = attribute() else { return nil }
                    attributes[key] = value
                }
            }
            return nil
        }

        private mutating func attribute() -> (String, String)? {
            let key = name()
            guard !key.isEmpty, place + 1 < bytes.count, bytes[place] == UInt8(ascii: "=") else { return nil }
            let quote = bytes[place + 1]
            guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
            place += 2
            guard let end = find(quote) else { return nil }
            let value = String(decoding: bytes[place..<end], as: UTF8.self)
            place = end + 1
            return (key, Self.unescaped(value))
        }

        static func unescaped(_ text: String) -> String {
            guard text.contains("&") else { return text }
            var result = ""
            var rest = text[...]
            while let start = rest.firstIndex(of: "&") {
                result += rest[..<start]
                rest = rest[rest.index(after: start)...]
                guard let end = rest.firstIndex(of: ";"), let character = character(rest[..<end]) else {
                    result += "&"
                    continue
                }
                result.unicodeScalars.append(character)
                rest = rest[rest.index(after: end)...]
            }
            return result + rest
        }

        private static func character(_ name: Substring) -> Unicode.Scalar? {
            switch name {
            case "amp": return "&"
            case "lt": return "<"
            case "gt": return ">"
            case "quot": return "\""
            case "apos": return "'"
            default:
                guard name.hasPrefix("#") else { return nil }
                let digits = name.dropFirst()
                let value =
                    digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
                return value.flatMap { Unicode.Scalar($0) }
            }
        }
    }
}
