public import NavigationStyle

/// A version of the contract; a client pins it with the first component of each path: `/v0/transition`.
///
/// A path without a version means the newest.
public struct ContractVersion: Hashable, Sendable {
    /// The name, which is the first component of its paths.
    public let name: String

    /// The day from which clients should use another version; nil if they need not (RFC 9745).
    public let deprecation: CalendarDay?

    /// The day from which its paths may be gone; nil if none is set (RFC 8594).
    public let sunset: CalendarDay?

    /// Makes a version.
    ///
    /// - Parameters:
    ///   - name: The first component of its paths.
    ///   - deprecation: The day from which clients should use another version.
    ///   - sunset: The day from which its paths may be gone.
    public init(name: String, deprecation: CalendarDay? = nil, sunset: CalendarDay? = nil) {
        self.name = name
        self.deprecation = deprecation
        self.sunset = sunset
    }

    /// All versions, the newest last.
    public static let all = [ContractVersion(name: "v0")]

    /// The prefix of its paths.
    package var prefix: String { "/" + name }
}

extension ContractVersion: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("ContractVersion") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        name = try members.member("name", told?.name)
        members.derived("path", told?.prefix)
        deprecation = try members.optionalMember("deprecation", told?.deprecation.map(Described.init))?.value
        sunset = try members.optionalMember("sunset", told?.sunset.map(Described.init))?.value
    }
}
