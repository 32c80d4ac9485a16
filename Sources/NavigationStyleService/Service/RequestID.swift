import HTTPMessage
import Synchronization

/// The ids of requests: `X-Request-Id`, and `instance` of a problem.
public enum RequestID {
    /// A hasher that has been fed a random key, which makes the ids of this process unique and hard to guess.
    private static let keyed = {
        var hasher = Hasher()
        hasher.combine(UInt64.random(in: 0 ... .max))
        hasher.combine(UInt64.random(in: 0 ... .max))
        return hasher
    }()
    /// The number of ids made so far.
    private static let count = Atomic<UInt64>(0)

    /// Makes a unique id: 128 bits in hexadecimal digits.
    ///
    /// It is a keyed hash of a counter, as asking the system for random bits each time would take longer than all other
    /// work on a head.
    ///
    /// - Returns: 32 characters.
    public static func random() -> String {
        let number = count.wrappingAdd(1, ordering: .relaxed).newValue
        return unsafe String(unsafeUninitializedCapacity: 32) { digits in
            for half in 0..<2 {
                var hasher = keyed
                hasher.combine(number &* 2 &+ UInt64(half))
                unsafe write(UInt64(truncatingIfNeeded: hasher.finalize()), to: digits, at: half * 16)
            }
            return 32
        }
    }

    private static func write(_ number: UInt64, to digits: UnsafeMutableBufferPointer<UInt8>, at start: Int) {
        for position in 0..<16 {
            let digit = UInt8(truncatingIfNeeded: number >> UInt64(60 - 4 * position)) & 0xF
            unsafe digits[start + position] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit
        }
    }

    /// Returns the id that the sender gave a request, of 1 to 128 visible ASCII characters; nil if there is none.
    static func sent(in head: HTTPRequestHead?) -> String? {
        guard let id = head?.fields[.requestID], (1...128).contains(id.utf8.count),
            id.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
        else { return nil }
        return id
    }
}
