/// Which policy a request asks for, and with what options.
public struct PolicySelection: Hashable, Sendable {
    /// The policy's name, as in `GET /policies`.
    public var name: String
    /// The library's version, where the policy has several editions.
    public var edition: String?
    /// Which properties are copied to a fake bar and back; nil leaves the policy's own.
    public var copiedProperties: BarPropertySet?
    /// The policy's own options, as its page lists them.
    public var options: [Value.Member]

    /// Makes a selection; the one without arguments is the policy of a request that names none.
    public init(_ name: String = "transitionBar", edition: String? = nil) {
        self.name = name
        self.edition = edition
        options = []
    }
}
