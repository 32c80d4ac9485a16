internal import Logging

/// One line of the log: whatever is put into it, it is one line of ASCII without control characters.
struct LogLine {
    /// Of a longer value only the beginning is written, so that a line is no longer than a pipe takes in one piece.
    private static let longestValue = 512

    private let format: LogFormat
    private var bytes: [UInt8] = []

    /// Begins a line.
    init(_ format: LogFormat, level: Logger.Level, message: String, at time: Timestamp = .now) {
        self.format = format
        bytes.reserveCapacity(512)
        switch format {
        case .json:
            append("{\"time\":\"")
            time.write(to: &bytes)
            append("\"")
            add("level", level.rawValue)
            add("message", message)
        case .text:
            time.write(to: &bytes)
            append(" ")
            append(level.rawValue)
            append(" ")
            write(message)
        }
    }

    /// Adds a member; names are of our own making and stand for themselves.
    mutating func add(_ name: String, _ value: String) {
        begin(name)
        switch format {
        case .json: quote(value)
        case .text: write(value)
        }
    }

    /// Adds a member, if there is a value.
    mutating func add(_ name: String, _ value: String?) {
        if let value { add(name, value) }
    }

    /// Adds a member that is a number.
    mutating func add(_ name: String, _ value: Int) {
        begin(name)
        append(String(value))
    }

    /// The whole line.
    consuming func finished() -> [UInt8] {
        if format == .json { append("}") }
        append("\n")
        return bytes
    }

    private mutating func begin(_ name: String) {
        switch format {
        case .json:
            bytes.append(UInt8(ascii: ","))
            bytes.append(UInt8(ascii: "\""))
            append(name)
            bytes.append(UInt8(ascii: "\""))
            bytes.append(UInt8(ascii: ":"))
        case .text:
            bytes.append(UInt8(ascii: " "))
            append(name)
            bytes.append(UInt8(ascii: "="))
        }
    }

    /// Writes a value for people: in quotes only if it would not be one word without.
    private mutating func write(_ value: String) {
        if !value.isEmpty, Self.isPlain(value), !value.utf8.contains(where: { " =".utf8.contains($0) }) {
            append(value)
        } else {
            quote(value)
        }
    }

    /// Writes a value as a JSON string.
    private mutating func quote(_ value: String) {
        bytes.append(UInt8(ascii: "\""))
        if Self.isPlain(value) { append(value) } else { escape(value) }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Whether all of a value stands for itself between quotes.
    private static func isPlain(_ value: String) -> Bool {
        let bytes = value.utf8.span
        guard bytes.count <= longestValue else { return false }
        for index in bytes.indices where !bytes[index].standsForItself { return false }
        return true
    }

    private mutating func escape(_ value: String) {
        var length = 0
        for scalar in value.unicodeScalars {
            length += UTF8.width(scalar)
            guard length <= Self.longestValue else {
                append("...")
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
        append("\\u")
        append(String(repeating: "0", count: 4 - digits.utf8.count))
        append(digits)
    }

    private mutating func append(_ text: String) {
        let utf8 = text.utf8
        let isAppended: Void? = unsafe utf8.withContiguousStorageIfAvailable { unsafe bytes.append(contentsOf: $0) }
        if isAppended == nil { bytes.append(contentsOf: utf8) }
    }
}

extension UInt8 {
    /// Whether it is visible ASCII or a space, and stands for itself in a JSON string.
    fileprivate var standsForItself: Bool {
        (0x20...0x7E).contains(self) && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
    }
}

/// How a line of the log is written.
enum LogFormat: String, CaseIterable {
    /// A JSON object.
    case json
    /// The time, the level and the message, then `name=value`.
    case text
}
