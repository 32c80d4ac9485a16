internal import ArgumentParser
internal import HTTPMessage
internal import Logging
internal import NavigationStyle
internal import NavigationStyleJSON
internal import NavigationStyleService

/// The prefix of the environment variables that are settings.
let settingPrefix = "NAVIGATION_STYLE_"

/// A setting: the value of a flag, or else of an environment variable, or else a default.
struct Setting<Value: Sendable>: Sendable {
    /// The flag's name, without the hyphens.
    let flag: String
    let defaultValue: Value
    /// The accepted values, in words.
    let expected: String
    let parse: @Sendable (String) -> Value?

    /// The default as it is typed.
    var preset: String {
        switch defaultValue {
        case let isOn as Bool: (isOn ? "--" : "--no-") + flag
        case let time as Duration: "\(time.components.seconds)"
        default: "\(defaultValue)"
        }
    }

    /// The name of the environment variable: ``settingPrefix``, then the flag's name.
    var variable: String {
        settingPrefix + flag.uppercased().map { $0 == "-" ? "_" : String($0) }.joined()
    }
}

/// The text of a flag, if it is given; its help shows the default of the setting.
struct Given<Value: Sendable>: ExpressibleByArgument {
    var text: String?
    let defaultValueDescription: String

    init(_ setting: Setting<Value>) { defaultValueDescription = setting.preset }
    init(argument: String) { (text, defaultValueDescription) = (argument, argument) }
}

extension Setting<SocketAddress> {
    static let listen = Setting(
        flag: "listen",
        defaultValue: SocketAddress(host: .loopbackV4, port: 8080),
        expected: "an address and a port, such as 127.0.0.1:8080 or [::1]:8080",
        parse: { SocketAddress($0) }
    )
}

extension Setting<SocketAddress?> {
    static let metricsListen = Setting(
        flag: "metrics-listen",
        defaultValue: nil,
        expected: "an address and a port, such as 127.0.0.1:9090 or [::1]:9090",
        parse: { text in
            guard let address = SocketAddress(text) else { return nil }
            return address
        }
    )
}

extension Setting<Int> {
    static let threads = count("threads", defaultValue: 0, in: 0...1024)
    static let maxConnections = count("max-connections", defaultValue: 256, in: 2...1_000_000)
    static let maxConnectionsPerAddress = count("max-connections-per-address", defaultValue: 0, in: 0...1_000_000)
    static let maxComputations = count("max-computations", defaultValue: 0, in: 0...1024)
    static let maxMemory = count("max-memory", defaultValue: 0, in: 0...1 << 40)
    static let maxBody = count("max-body", defaultValue: 1 << 20, in: 1...1 << 30)
    static let maxAnswer = count("max-answer", defaultValue: 32 << 20, in: 1 << 10...1 << 40)
    static let maxWork = count("max-work", defaultValue: WorkBudget.standardLimit, in: 1...1 << 50)
    static let maxScreens = count("max-screens", defaultValue: JSONLimits.standard.screens, in: 1...100_000)
    static let maxOperations = count("max-operations", defaultValue: JSONLimits.standard.operations, in: 1...100_000)
    static let maxBatch = count("max-batch", defaultValue: JSONLimits.standard.requests, in: 1...100_000)
    static let maxPolicies = count("max-policies", defaultValue: JSONLimits.standard.policies, in: 1...1000)
    static let maxEnvironments = count(
        "max-environments",
        defaultValue: JSONLimits.standard.environments,
        in: 1...1000
    )
    static let maxPreviewScreens = count(
        "max-preview-screens",
        defaultValue: JSONLimits.standard.previewScreens,
        in: 1...100_000
    )
    static let maxDepth = count("max-depth", defaultValue: JSONLimits.standard.depth, in: 1...512)
    static let maxString = count("max-string", defaultValue: JSONLimits.standard.stringLength, in: 1...1 << 30)

    static let auditSteps = count("audit-steps", defaultValue: AuditLimits().steps, in: 1...1_000_000_000)
    static let auditMilliseconds = count(
        "audit-milliseconds",
        defaultValue: AuditLimits().milliseconds,
        in: 1...3_600_000
    )
    static let auditMemory = count("audit-memory", defaultValue: 0, in: 0...1 << 40)
    static let maxAudits = count("max-audits", defaultValue: AuditLimits().audits, in: 1...1024)

    private static func count(_ flag: String, defaultValue: Int, in range: ClosedRange<Int>) -> Setting {
        Setting(
            flag: flag,
            defaultValue: defaultValue,
            expected: "a number from \(range.lowerBound) to \(range.upperBound)"
        ) {
            Int($0).flatMap { range.contains($0) ? $0 : nil }
        }
    }
}

extension Setting<Bool> {
    static let allowChunked = isOn("allow-chunked", defaultValue: false)
    static let strictWire = isOn("strict-wire", defaultValue: true)
    static let allowEmbedding = isOn("allow-embedding", defaultValue: false)
    static let playground = isOn("playground", defaultValue: true)

    private static func isOn(_ flag: String, defaultValue: Bool) -> Setting {
        Setting(flag: flag, defaultValue: defaultValue, expected: "true or false", parse: { Bool($0) })
    }
}

extension Setting<AllowedOrigins> {
    static let corsOrigin = Setting(
        flag: "cors-origin",
        defaultValue: .any,
        expected: "* or a comma-separated list of origins as browsers send them, such as https://example.com or null",
        parse: { AllowedOrigins($0) }
    )
}

extension Setting<TrustedProxies> {
    static let trustedProxies = Setting(
        flag: "trusted-proxies",
        defaultValue: .none,
        expected: "a comma-separated list of networks and addresses, such as 10.0.0.0/8, 2001:db8::/32 or 127.0.0.1",
        parse: { TrustedProxies($0) }
    )
}

extension Setting<RequestRate?> {
    static let rate = Setting(
        flag: "rate",
        defaultValue: nil,
        expected: "a number of requests a second, from 1/s to 1000000/s",
        parse: { text in
            // As with a file of tokens, an empty value must not mean the absence of a limit.
            guard let rate = RequestRate(text) else { return nil }
            return rate
        }
    )
}

extension Setting<InputFile?> {
    static let authTokenFile = Setting(
        flag: "auth-token-file",
        defaultValue: nil,
        expected: "the path of a file",
        parse: { path in
            // An empty path must not mean that no token is needed.
            guard !path.isEmpty else { return nil }
            return InputFile(argument: path)
        }
    )
}

extension Setting<Duration> {
    static let requestTimeout = time("request-timeout", defaultValue: 10, minimum: 0.1)
    static let shutdownDelay = time("shutdown-delay", defaultValue: 0, minimum: 0)
    static let shutdownGrace = time("shutdown-grace", defaultValue: 10, minimum: 0)

    private static func time(_ flag: String, defaultValue: Double, minimum: Double) -> Setting {
        Setting(
            flag: flag,
            defaultValue: .seconds(defaultValue),
            expected: "a number of seconds from \(minimum) to 3600"
        ) {
            Double($0).flatMap { (minimum...3600).contains($0) ? .seconds($0) : nil }
        }
    }
}

extension Setting<LogFormat> {
    static let logFormat = Setting(
        flag: "log-format",
        defaultValue: .json,
        expected: "one of " + LogFormat.names,
        parse: { LogFormat(rawValue: $0) }
    )
}

extension Setting<Logger.Level> {
    static let logLevel = Setting(
        flag: "log-level",
        defaultValue: .info,
        expected: "one of " + Logger.Level.names,
        parse: { Logger.Level(rawValue: $0) }
    )
}

extension CaseIterable where Self: RawRepresentable<String> {
    /// The names of all cases, in words.
    static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
