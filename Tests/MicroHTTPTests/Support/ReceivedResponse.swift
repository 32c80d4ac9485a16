/// An answer, as received.
struct ReceivedResponse: Equatable {
    let status: Int
    let fields: [String: String]
    let body: [UInt8]

    var text: String { String(decoding: body, as: UTF8.self) }

    var closesConnection: Bool { fields["connection"] == "close" }

    /// Returns the first answer in the bytes and its length; `nil` while it is incomplete.
    static func parse(_ bytes: [UInt8], toHEAD isHead: Bool) -> (ReceivedResponse, size: Int)? {
        let separator = Array("\r\n\r\n".utf8)
        let end = bytes.indices.first { bytes[$0...].starts(with: separator) }
        guard let end else { return nil }
        let lines = String(decoding: bytes[..<end], as: UTF8.self).split(separator: "\r\n")
        guard let words = lines.first?.split(separator: " "), words.count > 1, let status = Int(words[1]) else {
            return nil
        }
        var fields: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let value = line[line.index(after: colon)...].drop { $0 == " " }
            fields[line[..<colon].lowercased()] = String(value)
        }
        let start = end + separator.count
        let size = isHead ? start : start + (Int(fields["content-length"] ?? "0") ?? 0)
        guard bytes.count >= size else { return nil }
        return (ReceivedResponse(status: status, fields: fields, body: Array(bytes[start..<size])), size)
    }
}
