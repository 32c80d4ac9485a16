internal import ArgumentParser
internal import MicroHTTP

/// The settings for concurrent computation and its memory.
struct LoadOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: """
            How many requests that may take more than some milliseconds are computed at once; more wait in turn by client; \
            0 is one for each core (default: 0).
            """
    )
    var maxComputations: String?

    @Option(
        parsing: .unconditional,
        help: """
            How many bytes large bodies, computations and responses may take together, a quarter of which is left for \
            small requests; more get a 503; 0 is three quarters of the cgroup's limit, or 402653184 without one \
            (default: 0).
            """
    )
    var maxMemory: String?

    /// Reads the settings and collects their faults.
    func configure(_ configuration: inout HTTPServer.Configuration, _ reader: inout SettingsReader) {
        let computations = reader.read(.maxComputations, flag: maxComputations)
        if computations > 0 { configuration.computationLimit = computations }
        let memory = reader.read(.maxMemory, flag: maxMemory)
        if memory > 0 {
            configuration.memoryLimit = memory
        } else if let limit = ControlGroup.memoryLimit {
            configuration.memoryLimit = max(limit / 4 * 3, 1 << 20)
        }
    }
}
