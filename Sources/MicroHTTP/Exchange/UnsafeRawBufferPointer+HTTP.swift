/// The grammar of RFC 9110 and RFC 9112, on bytes that are not copied yet.
extension UnsafeRawBufferPointer {
    /// Whether the bytes are a token: one or more letters, digits and ``!#$%&'*+-.^_`|~`` (RFC 9110 5.6.2).
    var isToken: Bool {
        guard !isEmpty else { return false }
        for byte in self where !byte.isTokenByte {
            return false
        }
        return true
    }

    /// Whether the bytes may be the value of a field: spaces, tabs, visible ASCII and bytes above it (RFC 9110 5.5).
    var isFieldValue: Bool {
        for byte in self where byte < 0x20 && byte != UInt8(ascii: "\t") || byte == 0x7F {
            return false
        }
        return true
    }

    /// Whether the bytes may be the target of a request: visible ASCII without a fragment (RFC 9112 3.2).
    var isTarget: Bool {
        for byte in self where byte <= 0x20 || byte >= 0x7F || byte == UInt8(ascii: "#") {
            return false
        }
        return true
    }

    /// Whether the bytes may be an authority: none of them ends one, precedes one or is white space (RFC 3986 3.2).
    var isAuthority: Bool {
        for byte in self {
            switch byte {
            case UInt8(ascii: "@"), UInt8(ascii: "/"), UInt8(ascii: ","), UInt8(ascii: "?"), UInt8(ascii: "#"),
                UInt8(ascii: " "), UInt8(ascii: "\t"), 0x80...:
                return false
            default:
                break
            }
        }
        return true
    }

    /// The value of the bytes as decimal digits; `Int.max` if it is even greater; nil if they are not digits.
    var decimalNumber: Int? {
        guard !isEmpty else { return nil }
        var number = 0
        for byte in self {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            let (product, overflows) = number.multipliedReportingOverflow(by: 10)
            let (sum, overflowsToo) = product.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
            number = overflows || overflowsToo ? .max : sum
        }
        return number
    }

    /// The bytes without spaces and tabs at the end; libmicrohttpd removes those before a value, not those after it.
    var withoutWhiteSpaceAtEnd: UnsafeRawBufferPointer {
        var end = count
        while end > 0, self[end - 1] == UInt8(ascii: " ") || self[end - 1] == UInt8(ascii: "\t") {
            end -= 1
        }
        return UnsafeRawBufferPointer(rebasing: self[..<end])
    }

    /// Whether the bytes equal a word, which is ASCII without uppercase letters, ignoring case.
    func equals(_ word: StaticString) -> Bool {
        guard count == word.utf8CodeUnitCount else { return false }
        for index in indices where self[index].lowercasedLetter != word.utf8Start[index] {
            return false
        }
        return true
    }
}

extension UInt8 {
    /// A bit for each byte that may be in a token: those below 64, and those from 64 to 127.
    private static let tokenBytes: (low: UInt64, high: UInt64) = (0x03FF_6CFA_0000_0000, 0x57FF_FFFF_C7FF_FFFE)

    fileprivate var isTokenByte: Bool {
        let bits = self < 64 ? Self.tokenBytes.low : Self.tokenBytes.high
        return self < 128 && bits >> UInt64(self & 63) & 1 == 1
    }

    fileprivate var lowercasedLetter: UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
    }
}
