/// JSON Pointers (RFC 6901): the places of a request.
package enum JSONPointer {
    /// Returns a token with the escapes of a pointer.
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

    /// Returns the tokens of a pointer, unescaped.
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

    /// Returns the last token of a pointer, unescaped.
    package static func lastToken(of pointer: String) -> String { tokens(of: pointer).last ?? "" }

    /// Whether `pointer` is `ancestor` or leads to something in it.
    package static func isWithin(_ ancestor: String, _ pointer: String) -> Bool {
        let (ancestor, pointer) = (ancestor.utf8.span, pointer.utf8.span)
        guard ancestor.count <= pointer.count,
            ancestor.count == pointer.count || pointer[ancestor.count] == UInt8(ascii: "/")
        else { return false }
        return ancestor.indices.allSatisfy { ancestor[$0] == pointer[$0] }
    }
}
