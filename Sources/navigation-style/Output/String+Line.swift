extension String {
    /// The text on one line, without characters that would control a terminal or reverse the following text.
    var onOneLine: String {
        String(String.UnicodeScalarView(unicodeScalars.map { $0.isDirective ? " " : $0 }))
    }

    /// Returns the text with every byte escaped that is neither unreserved (RFC 3986 2.3) nor among `others`.
    func percentEncoded(allowing others: String = "") -> String {
        let others = Set(others.unicodeScalars)
        return utf8.map { byte in
            switch Unicode.Scalar(byte) {
            case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~": return String(Unicode.Scalar(byte))
            case let scalar where others.contains(scalar): return String(scalar)
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                return digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }.joined()
    }
}

extension Unicode.Scalar {
    /// Whether it is a control character, or an embedding, override or isolate of the bidirectional algorithm (UAX #9).
    fileprivate var isDirective: Bool {
        switch value {
        case 0x202A...0x202E, 0x2066...0x2069: true
        default: properties.generalCategory == .control
        }
    }
}
