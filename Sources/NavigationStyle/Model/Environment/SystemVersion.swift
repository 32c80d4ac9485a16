/// A version of iOS.
public struct SystemVersion: Hashable, Comparable, Sendable {
    /// The number before the point.
    public var major: Int
    /// The number after the point.
    public var minor: Int

    /// Makes a version.
    public init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// Whether `left` came out before `right`.
    public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }

    /// Whether the version is known: 7.0 to 18.x and 26.x are; 19 to 25 do not exist.
    public var isKnown: Bool {
        (7...18).contains(major) || major == 26
    }
}

extension SystemVersion: LosslessStringConvertible {
    /// Reads `"17"` or `"17.2"`; nil for anything else.
    public init?(_ description: String) {
        var numbers = (major: 0, minor: 0)
        var digits = 0
        var isMinor = false
        for byte in description.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                digits += 1
                guard digits <= 2 else { return nil }
                let digit = Int(byte - UInt8(ascii: "0"))
                if isMinor {
                    numbers.minor = numbers.minor * 10 + digit
                } else {
                    numbers.major = numbers.major * 10 + digit
                }
            case UInt8(ascii: "."):
                guard !isMinor, digits > 0 else { return nil }
                isMinor = true
                digits = 0
            default: return nil
            }
        }
        guard digits > 0 else { return nil }
        self.init(numbers.major, numbers.minor)
    }

    /// `17.0`.
    public var description: String { "\(major).\(minor)" }
}

extension SystemVersion: WireForm {
    @usableFromInline package static var shape: Shape { .named("SystemVersion") }

    /// Reads `"17"` or `"17.2"`, one of the versions that are known.
    @inlinable package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> SystemVersion? {
        let place = reader.place
        guard let text = try reader.string(.version) else { return nil }
        if let version = SystemVersion(text), version.isKnown { return version }
        reader.note(
            text.controlCharacter().map { .controlCharacter($0) } ?? .malformedString(expected: .version, found: text),
            at: place
        )
        return nil
    }

    @usableFromInline package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        writer.string(description)
    }
}
