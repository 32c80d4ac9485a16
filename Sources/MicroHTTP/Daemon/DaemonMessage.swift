internal import POSIX

/// A log message of libmicrohttpd.
///
/// It may quote a client, so its contents are not trusted.
enum DaemonMessage {
    /// The size at which messages are cut, in bytes.
    private static let capacity = 1024

    /// Fills in a format of `printf` and returns the result as one harmless line.
    static func formatting(_ format: UnsafePointer<CChar>, _ arguments: CVaListPointer) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
            let length = Int(vsnprintf(buffer.baseAddress, capacity, format, arguments))
            return UnsafeRawBufferPointer(buffer).prefix(min(max(length, 0), capacity - 1)).escaped
        }
    }
}

extension Collection<UInt8> {
    /// The bytes without the line feed at the end: visible ASCII and spaces as they are, all others as `\xHH`.
    var escaped: String {
        var line = ""
        for byte in self {
            switch byte {
            case UInt8(ascii: "\\"): line += "\\\\"
            case 0x20...0x7E: line.unicodeScalars.append(Unicode.Scalar(byte))
            default: line += (byte < 0x10 ? "\\x0" : "\\x") + String(byte, radix: 16)
            }
        }
        let lineFeed = "\\x0a"
        return line.hasSuffix(lineFeed) ? String(line.dropLast(lineFeed.count)) : line
    }
}
