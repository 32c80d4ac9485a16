internal import HTTPMessage
internal import Logging
internal import NavigationStyle
internal import NavigationStyleJSON
internal import NavigationStyleService

/// Writes one line for each answered request.
///
/// It avoids the dictionaries of a `Logger`, as there are as many lines as requests.
struct AccessLog: Sendable {
    let stream: LogStream
    let format: LogFormat
    /// The lowest level that is written.
    let level: Logger.Level

    /// Writes the line of a request: as `error` if its status says that the server is at fault, else as `info`.
    func write(_ record: RequestRecord) {
        let level: Logger.Level = record.status.code >= 500 ? .error : .info
        guard level >= self.level else { return }
        let isAnswered = !record.isAbandoned
        stream.gather { lines in
            let message = isAnswered ? "answered" : "abandoned"
            LogLine.write(behind: &lines, format, level: level, message: message) { line in
                add(record, isAnswered: isAnswered, to: &line)
            }
        }
    }

    private func add(_ record: RequestRecord, isAnswered: Bool, to line: inout LogLine) {
        line.add("id", record.id)
        line.add("client", word: record.client?.description)
        if let name = record.tokenName { line.add("token", name) }
        if let method = record.method { line.add("method", method.description) }
        line.add("route", word: record.route)
        if let path = record.path, path != record.route { line.add("path", path) }
        if isAnswered { line.add("status", record.status.code) }
        line.add("bytesIn", record.requestSize)
        if isAnswered { line.add("bytesOut", record.responseSize) }
        if record.work > 0 { line.add("work", record.work) }
        line.add("microseconds", Int(clamping: record.duration / 1000))
        line.add("policy", word: record.policy)
        if isAnswered { line.add("audit", word: record.audit?.rawValue) }
        add(record.transitions, to: &line)
        line.add("problem", word: record.problem?.rawValue)
        line.add("traceID", word: record.traceID)
    }

    /// Adds the kind and outcome of a single operation, or the number of several.
    private func add(_ transitions: [RequestRecord.Transition], to line: inout LogLine) {
        switch transitions.count {
        case 0: break
        case 1:
            line.add("operation", word: transitions[0].operation.rawValue)
            line.add("outcome", word: transitions[0].outcome.rawValue)
        default: line.add("transitions", transitions.count)
        }
    }
}
