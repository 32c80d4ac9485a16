/// JSON Pointers (RFC 6901): the places of a request.
package enum JSONPointer {
    /// A token as a pointer writes it.
    package static func escaped(_ token: String) -> String {
        guard token.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else { return token }
        return token.unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case "~": escaped += "~0"
            case "/": escaped += "~1"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
    }

    /// The tokens of a pointer, unescaped.
    package static func tokens(of pointer: String) -> [String] {
        pointer.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { token in
            var text = ""
            var isEscape = false
            for scalar in token {
                switch (isEscape, scalar) {
                case (true, "1"): text += "/"
                case (true, _): text += "~"
                case (false, "~"): break
                case (false, _): text.unicodeScalars.append(scalar)
                }
                isEscape = !isEscape && scalar == "~"
            }
            return text
        }
    }

    /// The last token of a pointer, unescaped.
    static func lastToken(of pointer: String) -> String { tokens(of: pointer).last ?? "" }

    /// Whether `pointer` is `ancestor` or leads to something in it.
    package static func isWithin(_ ancestor: String, _ pointer: String) -> Bool {
        guard pointer.utf8.starts(with: ancestor.utf8) else { return false }
        let rest = pointer.utf8.dropFirst(ancestor.utf8.count)
        return rest.isEmpty || rest.first == UInt8(ascii: "/")
    }
}
