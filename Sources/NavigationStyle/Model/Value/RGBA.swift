/// A color as four bytes in the sRGB space, as a screen shows it once light or dark is known.
public struct RGBA: Hashable, Sendable {
    /// Red, green, blue and alpha from the highest byte to the lowest.
    public var rawValue: UInt32

    /// Makes a color of `0xRRGGBBAA`.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Makes a color of four bytes.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        rawValue = UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
    }

    /// The red byte.
    public var red: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 24) }
    /// The green byte.
    public var green: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 16) }
    /// The blue byte.
    public var blue: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 8) }
    /// The alpha byte: 0 is clear, 255 opaque.
    public var alpha: UInt8 { UInt8(truncatingIfNeeded: rawValue) }
    /// Whether it hides everything behind it.
    public var isOpaque: Bool { alpha == 255 }
    /// Whether it is not seen at all.
    public var isClear: Bool { alpha == 0 }

    /// Opaque white.
    public static let white = RGBA(rawValue: 0xFFFF_FFFF)
    /// Opaque black.
    public static let black = RGBA(rawValue: 0x0000_00FF)
    /// `UIColor.clear`: black that is not seen.
    public static let clear = RGBA(rawValue: 0)
}

extension RGBA {
    /// Reads `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
    public init?(hex text: some StringProtocol) { self.init(hex: text.utf8) }

    /// Reads these forms from the bytes of a text.
    @inlinable @inline(__always) package init?(hex text: some Collection<UInt8>) {
        var bytes = text.makeIterator()
        guard bytes.next() == UInt8(ascii: "#") else { return nil }
        var digits: UInt32 = 0
        var count = 0
        while let byte = bytes.next() {
            let digit: UInt8
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte &- UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte &- UInt8(ascii: "a") &+ 10
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte &- UInt8(ascii: "A") &+ 10
            default: return nil
            }
            count &+= 1
            guard count <= 8 else { return nil }
            digits = digits << 4 | UInt32(digit)
        }
        switch count {
        case 3: self.init(shortHex: digits << 4 | 0xF)
        case 4: self.init(shortHex: digits)
        case 6: self.init(rawValue: digits << 8 | 0xFF)
        case 8: self.init(rawValue: digits)
        default: return nil
        }
    }

    /// Makes a color of four digits, `0xRGBA`, each of which is doubled.
    @inlinable package init(shortHex digits: UInt32) {
        let spread = (digits & 0xF000) << 12 | (digits & 0xF00) << 8 | (digits & 0xF0) << 4 | digits & 0xF
        self.init(rawValue: spread << 4 | spread)
    }

    /// `#RRGGBBAA` in upper case: the one form in which colors are returned.
    public var hex: String {
        let digits = String(rawValue, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 8 - digits.utf8.count) + digits
    }
}

extension RGBA: WireForm {
    @usableFromInline package static var shape: Shape { .named("ResolvedColor") }

    /// Reads `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`.
    @usableFromInline package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> RGBA? {
        let place = reader.place
        guard let text = try reader.string(.color) else { return nil }
        guard let color = RGBA(hex: text) else {
            reader.note(.malformedString(expected: .color, found: text), at: place)
            return nil
        }
        return color
    }

    /// Writes `#RRGGBBAA`.
    @inlinable @inline(__always)
    package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) { writer.color(self) }
}
