extension String {
    /// The text on one line, and without characters that a terminal would obey.
    var onOneLine: String {
        String(String.UnicodeScalarView(unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
    }

    /// The text with every byte escaped that is not unreserved (RFC 3986 2.3), nor among `others`.
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
