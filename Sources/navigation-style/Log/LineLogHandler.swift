internal import Logging

/// Writes one line for each event.
struct LineLogHandler: LogHandler {
    let stream: LogStream
    let format: LogFormat
    var logLevel: Logger.Level
    var metadata: Logger.Metadata = [:]

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        var line = LogLine(format, level: event.level, message: "\(event.message)")
        let metadata = metadata.merging(event.metadata ?? [:]) { $1 }
        for (key, value) in metadata.sorted(by: { $0.key < $1.key }) { line.add(key, "\(value)") }
        stream.write(line.finished())
    }
}
