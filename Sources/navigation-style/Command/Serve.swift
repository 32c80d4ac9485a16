internal import ArgumentParser
internal import HTTPMessage
internal import Logging
internal import MicroHTTP
internal import NavigationStyleService
internal import POSIX

struct Serve: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serves over HTTP until SIGTERM or SIGINT.",
        discussion: """
            Each option has an environment variable: NAVIGATION_STYLE_ followed by the option's name in capitals, such \
            as NAVIGATION_STYLE_MAX_BODY. The option takes precedence. All settings are checked before the server \
            starts.
            """
    )

    @Option(parsing: .unconditional, help: "The address and port to listen on; port 0 is any free port.")
    var listen = Given(Setting.listen)

    @Option(
        parsing: .unconditional,
        help: """
            A separate address and port for /metrics, without a token; /metrics at --listen is then a 404 (default: \
            none; metrics are served at --listen).
            """
    )
    var metricsListen: String?

    @Option(parsing: .unconditional, help: "The number of threads, at least 2; 0 is one for each core.")
    var threads = Given(Setting.threads)

    @Option(parsing: .unconditional, help: "The most open connections.")
    var maxConnections = Given(Setting.maxConnections)

    @Option(parsing: .unconditional, help: "The most bytes of a request body.")
    var maxBody = Given(Setting.maxBody)

    @Option(parsing: .unconditional, help: "The most seconds that a request may take to arrive in full.")
    var requestTimeout = Given(Setting.requestTimeout)

    @OptionGroup(title: "Load") var load: LoadOptions

    @OptionGroup(title: "Wire") var wire: WireOptions

    @OptionGroup(title: "Service") var service: ServiceOptions

    @Option(
        parsing: .unconditional,
        help: "The seconds to keep serving after the first signal, with /readyz answering 503."
    )
    var shutdownDelay = Given(Setting.shutdownDelay)

    @Option(parsing: .unconditional, help: "The most seconds to wait after that for requests in progress.")
    var shutdownGrace = Given(Setting.shutdownGrace)

    @Option(parsing: .unconditional, help: "The lowest level that is logged: \(Logger.Level.names).")
    var logLevel = Given(Setting.logLevel)

    @Option(parsing: .unconditional, help: "The format of log lines: \(LogFormat.names).")
    var logFormat = Given(Setting.logFormat)

    func run() throws {
        var reader = SettingsReader()
        var configuration = HTTPServer.Configuration()
        configuration.address = reader.read(.listen, flag: listen)
        let metricsAddress = reader.read(.metricsListen, flag: metricsListen)
        let threads = reader.read(.threads, flag: threads)
        if threads > 0 { configuration.threadCount = threads }
        configuration.connectionLimit = reader.read(.maxConnections, flag: maxConnections)
        configuration.maximumBodySize = reader.read(.maxBody, flag: maxBody)
        configuration.requestTimeout = reader.read(.requestTimeout, flag: requestTimeout)
        load.configure(&configuration, &reader)
        wire.configure(&configuration, &reader)
        var service = service.configuration(
            maximumBodyLength: configuration.maximumBodySize,
            memoryLimit: configuration.memoryLimit,
            &reader
        )
        if metricsAddress != nil { service.metricsPlace = .elsewhere }
        let delay = reader.read(.shutdownDelay, flag: shutdownDelay)
        let grace = reader.read(.shutdownGrace, flag: shutdownGrace)
        let level = reader.read(.logLevel, flag: logLevel)
        let format = reader.read(.logFormat, flag: logFormat)
        for fault in configuration.faults { reader.note(fault.words) }
        try reader.finish()
        let observation = Observation(format: format, level: level)
        for warning in reader.warnings { observation.logger.warning("\(warning)") }
        if configuration.readsLines, !HTTPServer.canReadLines {
            observation.logger.warning(
                "--strict-wire has no effect with this release of libmicrohttpd"
            )
        }
        try serve(service, over: configuration, metricsAddress, delay: delay, grace: grace, observation)
    }

    private func serve(
        _ service: NavigationStyleService.Configuration,
        over configuration: HTTPServer.Configuration,
        _ metricsAddress: SocketAddress?,
        delay: Duration,
        grace: Duration,
        _ observation: Observation
    ) throws {
        let logger = observation.logger
        var signals = Signals()
        observation.stream.startGathering()
        let readiness = Readiness()
        let server = observation.server(of: service, over: configuration, observation.statistics) { readiness.isReady }
        let metricsServer = metricsAddress.map { observation.metricsServer(at: $0, like: configuration) }
        do {
            try server.start()
            try metricsServer?.start()
        } catch {
            logger.critical("\(error.words)")
            throw ExitCode(1)
        }
        if let address = server.address { logger.info("listening", metadata: ["address": "\(address)"]) }
        if let address = metricsServer?.address {
            logger.info("serving metrics", metadata: ["address": "\(address)"])
        }
        let signal = signals.wait()
        observation.stream.stopGathering()
        signals.endAtNext()
        logger.info("stopping", metadata: ["signal": "\(signal)"])
        readiness.end()
        pause(for: delay)
        server.beginDraining()
        server.stop(grace: grace)
        metricsServer?.stop(grace: .zero)
        logger.info("stopped")
        observation.stream.finish()
    }

    private func pause(for duration: Duration) {
        let (seconds, attoseconds) = duration.components
        var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
        var rest = timespec()
        while unsafe nanosleep(&time, &rest) != 0, errno == EINTR { time = rest }
    }
}
