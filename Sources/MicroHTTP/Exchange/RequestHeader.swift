internal import CMicroHTTPD
internal import HTTPMessage

/// The header of a request, read once: its fields, and the facts about those that decide how the request is framed.
struct RequestHeader {
    enum TransferCoding {
        case chunked
        case unknown
    }

    private(set) var fields = HTTPFields()

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

    /// Reads the header of a request that libmicrohttpd has parsed.
    init(of connection: OpaquePointer) {
        fields.reserveCapacity(8)
        withUnsafeMutablePointer(to: &self) {
            _ = MHD_get_connection_values_n(connection, .HEADER_KIND, onField, $0)
        }
    }

    /// Adds a field whose bytes are borrowed for the call.
    fileprivate mutating func append(name rawName: UnsafeRawBufferPointer, value rawValue: UnsafeRawBufferPointer) {
        guard let name = HTTPFieldName(token: rawName) else {
            malformation = malformation ?? .malformedFieldName
            return
        }
        guard rawValue.allSatisfy(Self.isAllowed) else {
            malformation = malformation ?? .controlCharacter(field: name)
            return
        }
        let value = String(decoding: rawValue, as: UTF8.self)
        note(value, of: name)
        fields.append(name, value.withoutWhiteSpaceAtEnd)
    }

    /// Spaces, tabs, visible ASCII, and the bytes beyond it (RFC 9110 5.5).
    private static func isAllowed(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte != 0x7F || byte == UInt8(ascii: "\t")
    }

    /// Counts and reads the fields that libmicrohttpd acts on. It compares values as they stand, white space at the end
    /// and all, so that is what is done here too: what one of us takes for `chunked` must be it for the other.
    private mutating func note(_ value: String, of name: HTTPFieldName) {
        switch name.canonical.utf8.count {
        case 4 where name == .host:
            hostCount += 1
            isHostWellFormed = isHostWellFormed && !value.utf8.contains(where: Self.isForeignToAuthority)
        case 6 where name == .expect:
            isExpectationKnown = isExpectationKnown && value.lowercased() == "100-continue"
        case 14 where name == .contentLength:
            contentLengthCount += 1
            contentLength = Self.number(in: value)
            isContentLengthWellFormed = isContentLengthWellFormed && contentLength != nil
        case 17 where name == .transferEncoding:
            transferEncodingCount += 1
            transferCoding = value.lowercased() == "chunked" ? .chunked : .unknown
        default:
            break
        }
    }

    /// What would end an authority or stands before one, and white space.
    private static func isForeignToAuthority(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "@"), UInt8(ascii: "/"), UInt8(ascii: ","), UInt8(ascii: "?"), UInt8(ascii: "#"),
            UInt8(ascii: " "), UInt8(ascii: "\t"):
            true
        default:
            byte >= 0x80
        }
    }

    private static func number(in value: String) -> Int? {
        guard !value.isEmpty, value.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
            return nil
        }
        return Int(value) ?? .max
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

extension HTTPFieldName {
    /// Copies the bytes in lower case; `nil` where they are no token.
    fileprivate init?(token bytes: UnsafeRawBufferPointer) {
        guard !bytes.isEmpty, bytes.allSatisfy(Token.contains) else { return nil }
        self.init(
            canonical: String(unsafeUninitializedCapacity: bytes.count) { name in
                for (index, byte) in bytes.enumerated() {
                    let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
                    name.initializeElement(at: index, to: isCapital ? byte | 0x20 : byte)
                }
                return bytes.count
            })
    }
}

extension String {
    /// libmicrohttpd takes away the white space before a value, not that behind it (RFC 9110 5.5).
    fileprivate var withoutWhiteSpaceAtEnd: String {
        guard let last = utf8.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") else { return self }
        return String(dropLast()).withoutWhiteSpaceAtEnd
    }
}
