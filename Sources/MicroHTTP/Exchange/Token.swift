/// The bytes of a token: letters, digits and ``!#$%&'*+-.^_`|~`` (RFC 9110 5.6.2).
enum Token {
    /// A bit for each byte below 64, and for each from 64 to 127.
    private static let low: UInt64 = 0x03FF_6CFA_0000_0000
    private static let high: UInt64 = 0x57FF_FFFF_C7FF_FFFE

    static func contains(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<64: low >> UInt64(byte) & 1 == 1
        case 64..<128: high >> UInt64(byte - 64) & 1 == 1
        default: false
        }
    }
}
