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

    /// The versions that are known: 7.0 to 18.x and 26.x; there is no 19 to 25.
    public var isKnown: Bool {
        (7...18).contains(major) || major == 26
    }
}

extension SystemVersion: LosslessStringConvertible {
    /// Reads `"17"` or `"17.2"`; nil for anything else.
    public init?(_ description: String) {
        let parts = description.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count) else { return nil }
        var numbers: [Int] = []
        for part in parts {
            guard (1...2).contains(part.utf8.count), part.utf8.allSatisfy({ (48...57).contains($0) }),
                let number = Int(part)
            else { return nil }
            numbers.append(number)
        }
        self.init(numbers[0], numbers.count == 2 ? numbers[1] : 0)
    }

    /// `17.0`.
    public var description: String { "\(major).\(minor)" }
}
