internal import HTTPMessage
internal import Logging
internal import MicroHTTP
internal import NavigationStyleService

/// The observation of the service: the log and the metrics.
struct Observation: Sendable {
    /// The server's counters.
    let statistics = HTTPServer.Statistics()

    /// The stream of the log.
    let stream = LogStream.standardError

    private let metrics = ServiceMetrics()
    private let format: LogFormat
    private let level: Logger.Level

    init(format: LogFormat, level: Logger.Level) {
        self.format = format
        self.level = level
    }

    /// The logger for everything but requests.
    var logger: Logger {
        Logger(label: "navigation-style") { _ in LineLogHandler(stream: stream, format: format, logLevel: level) }
    }

    /// Records every answer in the log and the metrics.
    var observer: @Sendable (RequestRecord) -> Void {
        let accessLog = AccessLog(stream: stream, format: format, level: level)
        return { [metrics] record in
            metrics.count(record)
            accessLog.write(record)
        }
    }

    /// Makes a server whose service is observed.
    func server(
        of service: NavigationStyleService.Configuration,
        over configuration: HTTPServer.Configuration,
        _ statistics: HTTPServer.Statistics,
        isReady: @escaping @Sendable () -> Bool = { true }
    ) -> HTTPServer {
        let service = NavigationStyleService(
            configuration: service,
            isReady: isReady,
            now: MonotonicClock.nanoseconds,
            metrics: metricsText,
            observe: observer
        )
        let logger = self.logger
        return HTTPServer(configuration: configuration, handler: service, statistics: statistics) {
            logger.debug("\($0)")
        }
    }

    /// Makes a server for the metrics alone, which are then available even if the main server has no free connection.
    func metricsServer(at address: SocketAddress, like other: HTTPServer.Configuration) -> HTTPServer {
        var configuration = HTTPServer.Configuration()
        configuration.address = address
        // Two threads are the least that can serve; a few connections are enough for monitoring.
        configuration.threadCount = 2
        configuration.connectionLimit = 8
        configuration.readsLines = other.readsLines
        let service = NavigationStyleService.Configuration(version: ProductVersion.current, metricsPlace: .alone)
        return server(of: service, over: configuration, HTTPServer.Statistics())
    }

    /// Returns the answer to `GET /metrics`.
    func metricsText() -> [UInt8] {
        let build = MetricFamily.Sample(1, labels: [MetricFamily.Label("version", ProductVersion.current)])
        return MetricFamily.text(
            metrics.families + statistics.families + [
                MetricFamily(
                    "navigation_style_log_lines_dropped_total",
                    .counter,
                    "Log lines dropped because the output was full.",
                    Double(stream.droppedLineCount)
                ),
                MetricFamily("navigation_style_build_info", .gauge, "The running version.", [build]),
            ] + ProcessFigures.families
        )
    }
}
