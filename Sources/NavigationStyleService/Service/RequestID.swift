import HTTPMessage
import Synchronization

/// Names for requests: `X-Request-Id`, and `instance` of a problem.
public enum RequestID {
    /// A random key, which makes the names of this process unique and hard to guess.
    private static let key = (UInt64.random(in: 0 ... .max), UInt64.random(in: 0 ... .max))
    /// How many names were made.
    private static let count = Atomic<UInt64>(0)

    /// Makes a name that no other request has: 128 bits in hexadecimal digits.
    ///
    /// They are a keyed hash of a counter: asking the system for random bits each time would take
    /// longer than everything else that is done with a head.
    ///
    /// - Returns: 32 characters.
    public static func random() -> String {
        let number = count.wrappingAdd(1, ordering: .relaxed).newValue
        var digits: [UInt8] = []
        digits.reserveCapacity(32)
        for half: UInt8 in 0...1 {
            var hasher = Hasher()
            hasher.combine(key.0)
            hasher.combine(key.1)
            hasher.combine(number)
            hasher.combine(half)
            append(UInt64(truncatingIfNeeded: hasher.finalize()), to: &digits)
        }
        return String(decoding: digits, as: UTF8.self)
    }

    private static func append(_ number: UInt64, to digits: inout [UInt8]) {
        for shift in stride(from: 60, through: 0, by: -4) {
            let digit = UInt8(truncatingIfNeeded: number >> UInt64(shift)) & 0xF
            digits.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
        }
    }

    /// The name that the sender gave a request, of 1 to 128 visible ASCII characters; otherwise nil.
    static func sent(in head: HTTPRequestHead?) -> String? {
        guard let id = head?.fields[.requestID], (1...128).contains(id.utf8.count),
            id.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
        else { return nil }
        return id
    }
}
