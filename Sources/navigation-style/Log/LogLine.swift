internal import HTTPMessage
internal import Logging

/// A line of the log: always a single line of ASCII without control characters, whatever it is given.
///
/// It is appended to the lines that wait to be written and never copied, as there are as many lines as requests.
struct LogLine {
    /// The longest prefix of a value that is written, so that a line fits into one atomic write to a pipe.
    private static let longestValue = 512

    /// An upper bound of the bytes around the name and the value of a member, or the time and the level.
    private static let punctuation = 16

    private let format: LogFormat
    /// The lines before it, and its own beginning.
    private var bytes: [UInt8] = []

    private init(_ format: LogFormat) {
        self.format = format
    }

    /// Appends a line to others.
    ///
    /// - Parameters:
    ///   - lines: The earlier lines.
    ///   - format: The format.
    ///   - level: The level.
    ///   - message: The message.
    ///   - time: The time of the event.
    ///   - addMembers: Adds its members, in their order.
    static func write(
        behind lines: inout [UInt8],
        _ format: LogFormat,
        level: Logger.Level,
        message: String,
        at time: Timestamp = .now,
        _ addMembers: (inout LogLine) -> Void
    ) {
        var line = LogLine(format)
        swap(&line.bytes, &lines)
        line.begin(level, message, at: time)
        addMembers(&line)
        line.end()
        swap(&line.bytes, &lines)
    }

    private mutating func begin(_ level: Logger.Level, _ message: String, at time: Timestamp) {
        let level = level.rawValue
        bytes.append(addingCapacity: Timestamp.length + Self.punctuation) { bytes in
            if format == .json { bytes.append("{\"time\":\"") }
            time.write(to: &bytes)
            bytes.append(UInt8(ascii: format == .json ? "\"" : " "))
        }
        switch format {
        case .json:
            add("level", word: level)
            add("message", message)
        case .text:
            bytes.append(contentsOf: level.utf8)
            bytes.append(UInt8(ascii: " "))
            write(message)
        }
    }

    private mutating func end() {
        if format == .json { bytes.append(UInt8(ascii: "}")) }
        bytes.append(UInt8(ascii: "\n"))
    }

    // MARK: - Members

    /// Adds a member; its name is one of our own and needs no escapes.
    mutating func add(_ name: String, _ value: String) {
        add(name, capacity: 0) { _ in }
        write(value)
    }

    /// Adds a member, if it has a value; the value is known to be a word and needs no escapes.
    mutating func add(_ name: String, word value: String?) {
        guard let value else { return }
        let isQuoted = format == .json
        add(name, capacity: value.utf8.count) { bytes in
            if isQuoted { bytes.append(UInt8(ascii: "\"")) }
            bytes.append(value)
            if isQuoted { bytes.append(UInt8(ascii: "\"")) }
        }
    }

    /// Adds a member that is a number; a negative one becomes 0.
    mutating func add(_ name: String, _ value: Int) {
        add(name, capacity: OutputSpan<UInt8>.mostDigits) { $0.append(decimal: UInt64(clamping: value)) }
    }

    @inline(__always)
    private mutating func add(_ name: String, capacity: Int, _ write: (inout OutputSpan<UInt8>) -> Void) {
        bytes.append(addingCapacity: name.utf8.count + capacity + Self.punctuation) { bytes in
            switch format {
            case .json:
                bytes.append(UInt8(ascii: ","))
                bytes.append(UInt8(ascii: "\""))
                bytes.append(name)
                bytes.append(UInt8(ascii: "\""))
                bytes.append(UInt8(ascii: ":"))
            case .text:
                bytes.append(UInt8(ascii: " "))
                bytes.append(name)
                bytes.append(UInt8(ascii: "="))
            }
            write(&bytes)
        }
    }

    // MARK: - Values

    /// Writes a value; in the text format, only in quotes if it is not a single word.
    private mutating func write(_ value: String) {
        let kind = Self.kind(of: value)
        guard kind != .other else { return writeEscaped(value) }
        let isQuoted = format == .json || kind == .text
        bytes.append(addingCapacity: value.utf8.count + 2) { bytes in
            if isQuoted { bytes.append(UInt8(ascii: "\"")) }
            bytes.append(value)
            if isQuoted { bytes.append(UInt8(ascii: "\"")) }
        }
    }

    /// The delimiters that a value needs.
    private enum Kind {
        /// Nothing.
        case word
        /// Quotes.
        case text
        /// Quotes and escapes, or cutting.
        case other
    }

    private static func kind(of value: String) -> Kind {
        let bytes = value.utf8.span
        guard bytes.count <= longestValue else { return .other }
        var kind = bytes.isEmpty ? Kind.text : .word
        for index in bytes.indices {
            let byte = bytes[index]
            guard byte.standsForItself else { return .other }
            if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "=") { kind = .text }
        }
        return kind
    }

    private mutating func writeEscaped(_ value: String) {
        bytes.append(UInt8(ascii: "\""))
        defer { bytes.append(UInt8(ascii: "\"")) }
        var length = 0
        for scalar in value.unicodeScalars {
            length += UTF8.width(scalar)
            guard length <= Self.longestValue else {
                bytes.append(contentsOf: "...".utf8)
                return
            }
            if scalar.isASCII, UInt8(truncatingIfNeeded: scalar.value).standsForItself {
                bytes.append(UInt8(truncatingIfNeeded: scalar.value))
            } else {
                UTF16.encode(scalar)?.forEach { escape($0) }
            }
        }
    }

    private mutating func escape(_ unit: UInt16) {
        let digits = String(unit, radix: 16)
        bytes.append(contentsOf: "\\u".utf8)
        bytes.append(contentsOf: String(repeating: "0", count: 4 - digits.utf8.count).utf8)
        bytes.append(contentsOf: digits.utf8)
    }
}

extension UInt8 {
    /// Whether it is visible ASCII or a space, and needs no escape in a JSON string.
    fileprivate var standsForItself: Bool {
        (0x20...0x7E).contains(self) && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
    }
}

/// The format of a line of the log.
enum LogFormat: String, CaseIterable {
    /// A JSON object.
    case json
    /// The time, the level and the message, followed by `name=value` pairs.
    case text
}
