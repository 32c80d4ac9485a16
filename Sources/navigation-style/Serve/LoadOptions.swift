internal import ArgumentParser
internal import MicroHTTP

/// The settings for concurrent computation and its memory.
struct LoadOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: """
            The most requests that are computed at once, of those that may take more than some milliseconds; more \
            wait, and clients take turns; 0 is one for each core.
            """
    )
    var maxComputations = Given(Setting.maxComputations)

    @Option(
        parsing: .unconditional,
        help: """
            The most bytes that large bodies, computations and unread responses take together; a quarter is reserved \
            for small requests; a request that needs more gets a 503; 0 is three quarters of the cgroup's limit, or \
            402653184 without one.
            """
    )
    var maxMemory = Given(Setting.maxMemory)

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
