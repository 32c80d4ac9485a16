internal import ArgumentParser
internal import NavigationStyleJSON
internal import NavigationStyleService

/// The settings of the service itself, independent of the server in front.
struct ServiceOptions: ParsableArguments {
    @Option(parsing: .unconditional, help: "How many screens a stack may have (default: 1000).")
    var maxScreens: String?

    @Option(parsing: .unconditional, help: "How many operations a replay may have (default: 1000).")
    var maxOperations: String?

    @Option(parsing: .unconditional, help: "How many requests a batch may have (default: 1000).")
    var maxBatch: String?

    @Option(parsing: .unconditional, help: "How many policies a comparison may have (default: 20).")
    var maxPolicies: String?

    @Option(parsing: .unconditional, help: "How many environments a request may have (default: 20).")
    var maxEnvironments: String?

    @Option(
        parsing: .unconditional,
        help: "How many screens a picture may have, in its stack and by its operations (default: 50)."
    )
    var maxPreviewScreens: String?

    @Option(
        parsing: .unconditional,
        help: "How many bytes an answer may have before compression, an audit's twice as many (default: 33554432)."
    )
    var maxAnswer: String?

    @Option(
        parsing: .unconditional,
        help:
            "How many units of work a computation may need, audits aside; about 8000 are a millisecond (default: 3000000)."
    )
    var maxWork: String?

    @Option(parsing: .unconditional, help: "How many levels deep JSON may be nested, 512 at most (default: 64).")
    var maxDepth: String?

    @Option(parsing: .unconditional, help: "How many characters a string of JSON may have (default: 4096).")
    var maxString: String?

    @Option(
        parsing: .unconditional,
        help: "How many steps of the engine a run of an audit may take (default: 2000000)."
    )
    var auditSteps: String?

    @Option(parsing: .unconditional, help: "How many milliseconds an audit may take (default: 10000).")
    var auditMilliseconds: String?

    @Option(
        parsing: .unconditional,
        help: """
            How many bytes the search of a run of an audit may keep; 0 is three eighths of --max-memory (default: 0).
            """
    )
    var auditMemory: String?

    @Option(parsing: .unconditional, help: "How many audits are computed at once; more get a 503 (default: 1).")
    var maxAudits: String?

    @Option(
        parsing: .unconditionalSingleValue,
        help: """
            Whose pages may read the answers: *, or an origin such as https://example.com or null; may be repeated, or \
            be a list with commas (default: *).
            """
    )
    var corsOrigin: [String] = []

    @Option(
        parsing: .unconditional,
        help: """
            A file of tokens, one per line, of which a request must carry one as Authorization: Bearer; before a token \
            may stand a name and a colon; empty lines and those that begin with # are ignored (default: none).
            """
    )
    var authTokenFile: String?

    @Option(
        parsing: .unconditionalSingleValue,
        help: """
            The proxies whose X-Forwarded-For or Forwarded says who the client is: a network such as 10.0.0.0/8, or an \
            address; may be repeated, or be a list with commas (default: none).
            """
    )
    var trustedProxies: [String] = []

    @Option(
        parsing: .unconditional,
        help: """
            How many requests a client may send, such as 10/s: a client is whoever holds the token, else the address; \
            further requests get a 429 (default: none, for any number).
            """
    )
    var rate: String?

    @Flag(
        inversion: .prefixedNo,
        help: """
            Let pages of other sites embed computations of a server on the user's own machine, as images \
            (default: --no-allow-embedding).
            """
    )
    var allowEmbedding: Bool?

    @Flag(
        inversion: .prefixedNo,
        help: "Serve the playground, a page at / in which one changes a request and watches (default: --playground)."
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
            allowedOrigins: reader.read(
                .corsOrigin,
                flag: corsOrigin.isEmpty ? nil : corsOrigin.joined(separator: ",")
            ),
            tokens: tokens(&reader),
            trustedProxies: reader.read(
                .trustedProxies,
                flag: trustedProxies.isEmpty ? nil : trustedProxies.joined(separator: ",")
            ),
            rate: reader.read(.rate, flag: rate),
            servesPlayground: reader.read(.playground, flag: playground.map { "\($0)" }),
            allowsEmbedding: reader.read(.allowEmbedding, flag: allowEmbedding.map { "\($0)" })
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
