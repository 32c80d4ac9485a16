internal import ArgumentParser
internal import NavigationStyleJSON
internal import NavigationStyleService

/// The settings of the service itself, independent of the server in front.
struct ServiceOptions: ParsableArguments {
    @Option(parsing: .unconditional, help: "The most screens of a stack.")
    var maxScreens = Given(Setting.maxScreens)

    @Option(parsing: .unconditional, help: "The most operations of a replay.")
    var maxOperations = Given(Setting.maxOperations)

    @Option(parsing: .unconditional, help: "The most requests of a batch.")
    var maxBatch = Given(Setting.maxBatch)

    @Option(parsing: .unconditional, help: "The most policies of a comparison.")
    var maxPolicies = Given(Setting.maxPolicies)

    @Option(parsing: .unconditional, help: "The most environments of a request.")
    var maxEnvironments = Given(Setting.maxEnvironments)

    @Option(parsing: .unconditional, help: "The most screens of a picture, in its stack and added by its operations.")
    var maxPreviewScreens = Given(Setting.maxPreviewScreens)

    @Option(
        parsing: .unconditional,
        help: "The most bytes of an answer before compression; twice as many for an audit."
    )
    var maxAnswer = Given(Setting.maxAnswer)

    @Option(
        parsing: .unconditional,
        help: "The most units of work of a computation, except audits; about 3000 take a millisecond."
    )
    var maxWork = Given(Setting.maxWork)

    @Option(parsing: .unconditional, help: "The most levels to which JSON may be nested, at most 512.")
    var maxDepth = Given(Setting.maxDepth)

    @Option(parsing: .unconditional, help: "The most characters of a JSON string.")
    var maxString = Given(Setting.maxString)

    @Option(parsing: .unconditional, help: "The most engine steps in each run of an audit.")
    var auditSteps = Given(Setting.auditSteps)

    @Option(parsing: .unconditional, help: "The most milliseconds that an audit may take.")
    var auditMilliseconds = Given(Setting.auditMilliseconds)

    @Option(
        parsing: .unconditional,
        help: """
            The most bytes that the search of a run of an audit may keep; 0 is three eighths of --max-memory.
            """
    )
    var auditMemory = Given(Setting.auditMemory)

    @Option(parsing: .unconditional, help: "The most audits that run at once; further ones get a 503.")
    var maxAudits = Given(Setting.maxAudits)

    @Option(
        parsing: .unconditionalSingleValue,
        help: """
            The origins whose pages may read responses, such as https://example.com or null, or * for all; separated \
            by commas, or repeated (default: *).
            """
    )
    var corsOrigin: [String] = []

    @Option(
        parsing: .unconditional,
        help: """
            A file of tokens, one per line: a request must send one of them as Authorization: Bearer. A line may have \
            a name and a colon before the token; empty lines and those that begin with # are ignored (default: none).
            """
    )
    var authTokenFile: String?

    @Option(
        parsing: .unconditionalSingleValue,
        help: """
            The proxies whose X-Forwarded-For or Forwarded gives the client's address: networks such as 10.0.0.0/8, or \
            addresses; separated by commas, or repeated (default: none).
            """
    )
    var trustedProxies: [String] = []

    @Option(
        parsing: .unconditional,
        help: """
            The number of requests that a client may send in a second, such as 10/s; further ones get a 429. A client \
            is the holder of a token, or else an address (default: no limit).
            """
    )
    var rate: String?

    @Flag(
        inversion: .prefixedNo,
        help: """
            Allow pages of other sites to embed answers of a server on the user's own machine, as images (default: \
            \(Setting.allowEmbedding.preset)).
            """
    )
    var allowEmbedding: Bool?

    @Flag(
        inversion: .prefixedNo,
        help: """
            Serve the playground, a page at / to edit requests and see their answers (default: \
            \(Setting.playground.preset)).
            """
    )
    var playground: Bool?

    /// Reads the settings and collects their faults.
    ///
    /// - Parameters:
    ///   - maximumBodyLength: The largest body, in bytes.
    ///   - memoryLimit: The memory of the service, in bytes; an audit's search gets a part of it.
    ///   - reader: Reads the settings.
    /// - Returns: The configuration, with defaults in place of faulty settings.
    func configuration(
        maximumBodyLength: Int,
        memoryLimit: Int,
        _ reader: inout SettingsReader
    ) -> NavigationStyleService.Configuration {
        let auditMemory = reader.read(.auditMemory, flag: auditMemory)
        return NavigationStyleService.Configuration(
            version: ProductVersion.current,
            maximumBodyLength: maximumBodyLength,
            limits: JSONLimits(
                depth: reader.read(.maxDepth, flag: maxDepth),
                stringLength: reader.read(.maxString, flag: maxString),
                screens: reader.read(.maxScreens, flag: maxScreens),
                operations: reader.read(.maxOperations, flag: maxOperations),
                requests: reader.read(.maxBatch, flag: maxBatch),
                policies: reader.read(.maxPolicies, flag: maxPolicies),
                environments: reader.read(.maxEnvironments, flag: maxEnvironments),
                previewScreens: reader.read(.maxPreviewScreens, flag: maxPreviewScreens)
            ),
            maximumAnswerLength: reader.read(.maxAnswer, flag: maxAnswer),
            maximumWork: reader.read(.maxWork, flag: maxWork),
            audits: AuditLimits(
                steps: reader.read(.auditSteps, flag: auditSteps),
                milliseconds: reader.read(.auditMilliseconds, flag: auditMilliseconds),
                memory: auditMemory > 0 ? auditMemory : memoryLimit / 8 * 3,
                audits: reader.read(.maxAudits, flag: maxAudits)
            ),
            allowedOrigins: reader.read(.corsOrigin, flags: corsOrigin),
            tokens: tokens(&reader),
            trustedProxies: reader.read(.trustedProxies, flags: trustedProxies),
            rate: reader.read(.rate, flag: rate),
            servesPlayground: reader.read(.playground, flag: playground),
            allowsEmbedding: reader.read(.allowEmbedding, flag: allowEmbedding)
        )
    }

    private func tokens(_ reader: inout SettingsReader) -> BearerTokens? {
        guard let file = reader.read(.authTokenFile, flag: authTokenFile) else { return nil }
        do {
            return try BearerTokens(listedIn: try file.read())
        } catch let fault as BearerTokens.Fault {
            reader.note("--auth-token-file: \(file.path): \(fault.words)")
        } catch {
            reader.note("--auth-token-file: \(error)")
        }
        return nil
    }
}

extension BearerTokens.Fault {
    /// The fault in words, for the user who is to fix it.
    fileprivate var words: String {
        switch self {
        case .empty: "it contains no token"
        case .malformedToken(let line):
            "line \(line) is not a token: letters, digits and -._~+/, with optional = at the end"
        case .malformedName(let line):
            "line \(line) has no name before the colon: letters, digits and -._, 64 at most"
        case .notUTF8: "it is not UTF-8"
        }
    }
}
