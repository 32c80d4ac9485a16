internal import ArgumentParser
internal import MicroHTTP

/// The less common settings for incoming connections and requests.
struct WireOptions: ParsableArguments {
    @Option(parsing: .unconditional, help: "The most open connections from one address; 0 for no limit.")
    var maxConnectionsPerAddress = Given(Setting.maxConnectionsPerAddress)

    @Flag(
        inversion: .prefixedNo,
        help: "Accept bodies with Transfer-Encoding: chunked (default: \(Setting.allowChunked.preset))."
    )
    var allowChunked: Bool?

    @Flag(
        inversion: .prefixedNo,
        help: "Refuse bare LF, NUL, folded lines and empty names in headers (default: \(Setting.strictWire.preset))."
    )
    var strictWire: Bool?

    /// Reads the settings and collects their faults.
    func configure(_ configuration: inout HTTPServer.Configuration, _ reader: inout SettingsReader) {
        configuration.connectionLimitPerAddress = reader.read(
            .maxConnectionsPerAddress,
            flag: maxConnectionsPerAddress
        )
        configuration.allowsChunkedBodies = reader.read(.allowChunked, flag: allowChunked)
        configuration.readsLines = reader.read(.strictWire, flag: strictWire)
    }
}
