extension MediaType {
    /// Whether a client takes content of a type.
    ///
    /// The range that names the type most closely decides (RFC 9110 12.5.1). Parameters of types are not compared.
    ///
    /// - Parameters:
    ///   - type: A type and a subtype in lower case, and perhaps parameters.
    ///   - value: The value of `Accept`; whoever sends none takes everything.
    /// - Returns: Whether the type may be sent.
    static func isAccepted(_ type: String, by value: String?) -> Bool {
        // What most clients send needs no reading.
        guard let value, value != "*/*", value != type else { return true }
        let list = WeightedList(value)
        let name = type.prefix { $0 != ";" }
        let family = name.prefix { $0 != "/" } + "/*"
        // `*` alone is no range, but Java's own client sends it.
        let weight =
            list.weight(of: String(name)) ?? list.weight(of: String(family)) ?? list.weight(of: "*/*")
            ?? list.weight(of: "*")
        return weight.map { $0 > 0 } ?? list.isEmpty
    }
}
