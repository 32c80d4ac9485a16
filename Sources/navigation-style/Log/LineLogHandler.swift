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
        let message = "\(event.message)"
        let members = metadata.merging(event.metadata ?? [:]) { $1 }
            .sorted { $0.key < $1.key }
            .map { (name: $0.key, value: "\($0.value)") }
        stream.write { lines in
            LogLine.write(behind: &lines, format, level: event.level, message: message) { line in
                for member in members { line.add(member.name, member.value) }
            }
        }
    }
}
