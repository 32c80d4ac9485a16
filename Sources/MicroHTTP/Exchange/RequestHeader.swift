internal import CMicroHTTPD
internal import HTTPMessage

/// The header of a request, read once: its fields, and the facts about those that decide how the request is framed.
struct RequestHeader {
    enum TransferCoding {
        case chunked
        case unknown
    }

    /// What is wrong with the first field whose name or value is not well formed.
    private(set) var malformation: HTTPViolation?

    private(set) var hostCount = 0
    private(set) var isHostWellFormed = true
    private(set) var contentLengthCount = 0
    private(set) var isContentLengthWellFormed = true
    private(set) var transferEncodingCount = 0
    private(set) var transferCoding: TransferCoding?
    private(set) var isExpectationKnown = true

    /// The number in the last `Content-Length`; `Int.max` for one that is even greater.
    private(set) var contentLength: Int?

    private var text: [UInt8] = []
    private var lines: [HTTPFields.Line] = []

    /// The fields, those that are well formed.
    var fields: HTTPFields {
        HTTPFields(text: text, lines: lines)
    }

    /// Reads the header of a request that libmicrohttpd has parsed.
    init(of connection: OpaquePointer) {
        text.reserveCapacity(CMicroHTTPD_head_size(connection))
        lines.reserveCapacity(16)
        withUnsafeMutablePointer(to: &self) {
            _ = MHD_get_connection_values_n(connection, .HEADER_KIND, onField, $0)
        }
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
    /// Copies a field whose bytes are borrowed for the call.
    fileprivate mutating func append(name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer) {
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
        let name = appendText(name)
        lines.append(HTTPFields.Line(name: name, value: appendText(value.withoutWhiteSpaceAtEnd)))
    }

    private mutating func appendText(_ bytes: UnsafeRawBufferPointer) -> Range<Int32> {
        let start = Int32(text.count)
        text.append(contentsOf: bytes)
        text.append(0)
        return start..<start + Int32(bytes.count)
    }

    /// Counts and reads the fields that libmicrohttpd acts on. It compares values as they stand, white space at the end
    /// and all, so that is what is done here too: what one of us takes for `chunked` must be it for the other.
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
