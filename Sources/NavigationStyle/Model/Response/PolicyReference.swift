/// The policy of a response, with its edition and options: sent as the `policy` of a request, it selects the same
/// policy.
public struct PolicyReference: Hashable, Sendable {
    /// The policy's name.
    public let name: String
    /// The library's version, where the policy has editions.
    public let edition: String?
    /// Every option that the policy takes, with the value that it went by, sorted by name.
    public let options: [Value.Member]

    /// Makes a reference.
    public init(name: String, edition: String? = nil, options: [Value.Member] = []) {
        self.name = name
        self.edition = edition
        self.options = options.sorted { $0.key < $1.key }
    }
}
