internal import HTTPMessage
internal import Logging
internal import NavigationStyle
internal import NavigationStyleService

/// Writes one line for each request that was answered.
///
/// It does without the dictionaries of a `Logger`: there are as many lines as requests.
struct AccessLog: Sendable {
    let stream: LogStream
    let format: LogFormat
    /// The least level that is written.
    let level: Logger.Level

    /// Writes the line of a request: `error` where the server is at fault, by its status, else `info`.
    func write(_ record: RequestRecord) {
        let level: Logger.Level = record.status.code >= 500 ? .error : .info
        guard level >= self.level else { return }
        let isAnswered = record.audit != .abandoned
        var line = LogLine(format, level: level, message: isAnswered ? "answered" : "abandoned")
        line.add("id", record.id)
        line.add("method", record.method?.description)
        line.add("route", record.route)
        if record.path != record.route { line.add("path", record.path) }
        if isAnswered { line.add("status", record.status.code) }
        line.add("bytesIn", record.requestSize)
        if isAnswered { line.add("bytesOut", record.responseSize) }
        line.add("microseconds", Int(clamping: record.duration / 1000))
        line.add("policy", record.policy)
        if isAnswered { line.add("audit", record.audit?.rawValue) }
        add(record.transitions, to: &line)
        line.add("problem", record.problem?.rawValue)
        line.add("traceID", record.traceID)
        stream.gather(line.finished())
    }

    /// Of one operation it is said what it was and how it ended, of several how many there were.
    private func add(_ transitions: [RequestRecord.Transition], to line: inout LogLine) {
        switch transitions.count {
        case 0: break
        case 1:
            line.add("operation", transitions[0].operation.rawValue)
            line.add("outcome", transitions[0].outcome.rawValue)
        default: line.add("transitions", transitions.count)
        }
    }
}
