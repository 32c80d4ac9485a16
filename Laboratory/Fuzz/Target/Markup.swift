/// A check of a picture's text: it must be well-formed, use only known elements, and contain no scripts.
struct Markup {
    private var rest: ArraySlice<UInt8>
    private var open: [String] = []
    private(set) var faults: [String] = []

    /// The elements that a picture is made of.
    private static let elements: Set = [
        "svg", "title", "desc", "style", "defs", "g", "rect", "path", "text", "circle", "filter", "feGaussianBlur",
        "feColorMatrix", "feOffset", "feComposite", "feComponentTransfer", "feFuncA", "linearGradient", "stop",
        "pattern", "use",
    ]

    init(_ bytes: [UInt8]) {
        rest = bytes[...]
        if String(validating: bytes, as: UTF8.self) == nil { faults.append("a picture that is not UTF-8") }
        read()
        if !open.isEmpty { faults.append("an element that is never closed") }
    }

    private mutating func read() {
        while !rest.isEmpty {
            if rest.first == UInt8(ascii: "<") { readTag() } else { readText() }
        }
    }

    private mutating func readText() {
        let text = rest.prefix { $0 != UInt8(ascii: "<") }
        rest = rest.dropFirst(text.count)
        check(text)
        let isStyle = open.last == "style"
        if !isStyle, text.contains(UInt8(ascii: ">")) { faults.append("a > in a text") }
    }

    private mutating func readTag() {
        let tag = rest.prefix { $0 != UInt8(ascii: ">") }
        rest = rest.dropFirst(tag.count + 1)
        var inside = tag.dropFirst()
        if inside.first == UInt8(ascii: "/") {
            let name = String(decoding: inside.dropFirst(), as: UTF8.self)
            if open.popLast() != name { faults.append("an end of \(name) that nothing began") }
            return
        }
        let isEmpty = inside.last == UInt8(ascii: "/")
        if isEmpty { inside = inside.dropLast() }
        let name = String(decoding: inside.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
        if !Self.elements.contains(name) { faults.append("an element \(name)") }
        check(inside)
        if inside.filter({ $0 == UInt8(ascii: "\"") }).count.isMultiple(of: 2) == false {
            faults.append("an attribute that is never closed")
        }
        for word in [" on", "href", "javascript", "://"] where inside.firstRange(of: Array(word.utf8)) != nil {
            let isNamespace = word == "://" && open.isEmpty
            let isOwnPart = word == "href" && name == "use" && inside.firstRange(of: Array(##" href="#"##.utf8)) != nil
            if !isNamespace, !isOwnPart { faults.append("\(word) in a tag") }
        }
        if !isEmpty { open.append(name) }
    }

    /// Checks for bytes that XML does not allow and for ampersands that begin no reference.
    private mutating func check(_ text: ArraySlice<UInt8>) {
        var rest = text
        while let byte = rest.popFirst() {
            if byte < 0x20, ![0x9, 0xA, 0xD].contains(byte) { faults.append("a control character") }
            guard byte == UInt8(ascii: "&") else { continue }
            let isKnown = ["amp;", "lt;", "gt;", "#34;", "#39;"].contains { rest.starts(with: $0.utf8) }
            if !isKnown { faults.append("an ampersand that begins nothing") }
        }
    }
}
