/// JSON Pointers (RFC 6901) for places in a body.
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

    /// The last token of a pointer, unescaped.
    static func lastToken(of pointer: String) -> String {
        guard let slash = pointer.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        var token = ""
        var isEscape = false
        for scalar in pointer[pointer.index(after: slash)...].unicodeScalars {
            switch (isEscape, scalar) {
            case (true, "1"): token += "/"
            case (true, _): token += "~"
            case (false, "~"): break
            case (false, _): token.unicodeScalars.append(scalar)
            }
            isEscape = !isEscape && scalar == "~"
        }
        return token
    }
}
