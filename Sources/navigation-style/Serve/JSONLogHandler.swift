internal import Glibc
internal import Logging

/// Writes one JSON line for each event to standard error.
struct JSONLogHandler: LogHandler {
    var logLevel: Logger.Level
    var metadata: Logger.Metadata = [:]

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        var line = "{\"time\":\"\(Self.timestamp())\",\"level\":\"\(event.level.rawValue)\",\"message\":"
        line += Self.quoted("\(event.message)")
        let metadata = metadata.merging(event.metadata ?? [:]) { $1 }
        for (key, value) in metadata.sorted(by: { $0.key < $1.key }) {
            line += "," + Self.quoted(key) + ":" + Self.quoted("\(value)")
        }
        StandardStream.error.write(line + "}\n")
    }

    /// The text as a JSON string: one line, whatever is in it.
    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case let control where control.value < 0x20 || control.value == 0x7F:
                let digits = String(control.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// Now, as RFC 3339 in UTC with milliseconds.
    private static func timestamp() -> String {
        var now = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &now)
        var parts = unsafe tm()
        unsafe gmtime_r(&now.tv_sec, &parts)
        func padded(_ number: some BinaryInteger, _ width: Int = 2) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
        }
        let date = unsafe "\(padded(parts.tm_year + 1900, 4))-\(padded(parts.tm_mon + 1))-\(padded(parts.tm_mday))"
        let time = unsafe "\(padded(parts.tm_hour)):\(padded(parts.tm_min)):\(padded(parts.tm_sec))"
        return "\(date)T\(time).\(padded(now.tv_nsec / 1_000_000, 3))Z"
    }
}
