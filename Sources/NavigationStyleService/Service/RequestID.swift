import HTTPMessage

/// Names for requests: `X-Request-Id`, and `instance` of a problem.
public enum RequestID {
    /// Makes a name that no other request has: 128 random bits in hexadecimal digits.
    ///
    /// - Returns: 32 characters.
    public static func random() -> String {
        hexadecimal(UInt64.random(in: 0 ... .max)) + hexadecimal(UInt64.random(in: 0 ... .max))
    }

    /// The name that the sender gave a request: 1 to 128 visible ASCII characters, or it is none.
    static func sent(in head: HTTPRequestHead?) -> String? {
        guard let id = head?.fields[.requestID], (1...128).contains(id.utf8.count),
            id.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
        else { return nil }
        return id
    }

    private static func hexadecimal(_ number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
