internal import CMicroHTTPD
internal import HTTPMessage

/// The header of a request, read once: its fields, and the facts that decide how the request is framed.
struct RequestHeader {
    enum TransferCoding {
        case chunked
        case unknown
    }

    /// The fault of the first field whose name or value is malformed.
    private(set) var malformation: HTTPViolation?

    /// The number of fields, including malformed ones.
    private(set) var fieldCount = 0

    private(set) var hostCount = 0
    private(set) var isHostWellFormed = true
    private(set) var contentLengthCount = 0
    private(set) var isContentLengthWellFormed = true
    private(set) var transferEncodingCount = 0
    private(set) var transferCoding: TransferCoding?
    private(set) var isExpectationKnown = true

    /// The number in the last `Content-Length`; `Int.max` if it is even greater.
    private(set) var contentLength: Int?

    private var lines: [HTTPFields.Line] = []

    /// The storage for names and values while the header is read.
    private var room = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    private var usedRoom = 0

    /// Reads the header of a request that libmicrohttpd has parsed.
    ///
    /// - Returns: The facts, and the well-formed fields.
    static func read(from connection: OpaquePointer) -> (header: RequestHeader, fields: HTTPFields) {
        read(size: CMicroHTTPD_head_size(connection)) {
            _ = MHD_get_connection_values_n(connection, .HEADER_KIND, onField, $0)
        }
    }

    /// Reads a header whose fields are appended one by one.
    ///
    /// - Parameters:
    ///   - size: The length of the head in bytes, from the method to its last empty line.
    ///   - appendAll: Calls ``append(name:value:)`` for each field.
    /// - Returns: The facts, and the well-formed fields.
    static func read(
        size: Int,
        _ appendAll: (UnsafeMutablePointer<RequestHeader>) -> Void
    ) -> (header: RequestHeader, fields: HTTPFields) {
        var header = RequestHeader()
        header.lines.reserveCapacity(16)
        // In the head a field takes two bytes more than its name and value with their NULs: a colon and CRLF.
        var text: [UInt8] = []
        text.append(addingCapacity: size) { text in
            text.withUnsafeMutableBufferPointer { room, count in
                header.room = UnsafeMutableRawBufferPointer(room)
                withUnsafeMutablePointer(to: &header, appendAll)
                count = header.usedRoom
            }
        }
        return (header, HTTPFields(text: text, lines: header.lines))
    }
}

private func onField(
    header: UnsafeMutableRawPointer?,
    kind: MHD_ValueKind,
    name: UnsafePointer<CChar>?,
    nameSize: Int,
    value: UnsafePointer<CChar>?,
    valueSize: Int
) -> MHD_Result {
    guard let header else { return .NO }
    header.assumingMemoryBound(to: RequestHeader.self).pointee.append(
        name: UnsafeRawBufferPointer(start: name, count: nameSize),
        value: UnsafeRawBufferPointer(start: value, count: value == nil ? 0 : valueSize)
    )
    return .YES
}

extension RequestHeader {
    /// Copies a field whose bytes are valid only during the call.
    mutating func append(name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer) {
        fieldCount += 1
        guard name.isToken else {
            malformation = malformation ?? .malformedFieldName
            return
        }
        guard value.isFieldValue else {
            let name = HTTPFieldName(String(decoding: name, as: UTF8.self))
            malformation = malformation ?? .controlCharacter(field: name)
            return
        }
        note(name: name, value: value)
        let value = value.withoutWhiteSpaceAtEnd
        guard usedRoom + name.count + value.count + 2 <= room.count else {
            malformation = malformation ?? .malformedLine
            return
        }
        let copiedName = copy(name)
        lines.append(HTTPFields.Line(name: copiedName, value: copy(value)))
    }

    private mutating func copy(_ bytes: UnsafeRawBufferPointer) -> Range<Int32> {
        let (start, end) = (usedRoom, usedRoom + bytes.count)
        if let source = bytes.baseAddress, let room = room.baseAddress {
            (room + start).copyMemory(from: source, byteCount: bytes.count)
        }
        room[end] = 0
        usedRoom = end + 1
        return Int32(truncatingIfNeeded: start)..<Int32(truncatingIfNeeded: end)
    }

    /// Counts and reads the fields that libmicrohttpd acts on.
    ///
    /// It compares values exactly, including white space at the end, and so must this method: both have to agree on
    /// what is `chunked`.
    private mutating func note(name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer) {
        switch name.count {
        case 4 where name.equals("host"):
            hostCount += 1
            isHostWellFormed = isHostWellFormed && value.isAuthority
        case 6 where name.equals("expect"):
            isExpectationKnown = isExpectationKnown && value.equals("100-continue")
        case 14 where name.equals("content-length"):
            contentLengthCount += 1
            contentLength = value.decimalNumber
            isContentLengthWellFormed = isContentLengthWellFormed && contentLength != nil
        case 17 where name.equals("transfer-encoding"):
            transferEncodingCount += 1
            transferCoding = value.equals("chunked") ? .chunked : .unknown
        default:
            break
        }
    }
}
