internal import Logging
internal import MicroHTTP
internal import NavigationStyleService

/// What keeps an eye on the service: the log and the metrics.
struct Observation: Sendable {
    /// What the server counts.
    let statistics = HTTPServer.Statistics()

    /// Where the log goes.
    let stream = LogStream.standardError

    private let metrics = ServiceMetrics()
    private let format: LogFormat
    private let level: Logger.Level

    init(format: LogFormat, level: Logger.Level) {
        self.format = format
        self.level = level
    }

    /// Logs all but the requests.
    var logger: Logger {
        Logger(label: "navigation-style") { _ in LineLogHandler(stream: stream, format: format, logLevel: level) }
    }

    /// Observes every answer.
    var observer: @Sendable (RequestRecord) -> Void {
        let accessLog = AccessLog(stream: stream, format: format, level: level)
        return { [metrics] record in
            metrics.count(record)
            accessLog.write(record)
        }
    }

    /// What `GET /metrics` answers.
    func metricsText() -> [UInt8] {
        let build = MetricFamily.Sample(1, labels: [MetricFamily.Label("version", ProductVersion.current)])
        return MetricFamily.text(
            metrics.families + statistics.families + [
                MetricFamily(
                    "navigation_style_log_lines_dropped_total",
                    .counter,
                    "Log lines dropped because the output had no room for them.",
                    Double(stream.droppedLineCount)
                ),
                MetricFamily("navigation_style_build_info", .gauge, "The version that is running.", [build]),
            ] + ProcessFigures.families
        )
    }
}
