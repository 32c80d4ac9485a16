internal import CMicroHTTPD
internal import HTTPMessage
internal import POSIX

extension HTTPResponse {
    /// The size in bytes from which libmicrohttpd borrows a body; copying a smaller one is faster than keeping it
    /// alive.
    private static let smallestBorrowedBody = 1024

    /// Passes the answer to libmicrohttpd, which sends it later.
    ///
    /// - Parameters:
    ///   - connection: The connection.
    ///   - isLast: Whether the connection ends with it.
    ///   - pending: The source of a body that comes piece by piece; nil if the body is complete.
    ///   - reservation: The memory of the body, released when it has been sent; nil for a small one.
    ///   - log: Takes a message if the answer cannot be sent.
    /// - Returns: `.NO` if it cannot be sent.
    func queue(
        on connection: OpaquePointer,
        isLast: Bool,
        piecesOf pending: PendingAnswer? = nil,
        keeping reservation: MemoryReservation? = nil,
        log: (String) -> Void
    ) -> MHD_Result {
        guard let response = pending.map({ readingBody(from: $0) }) ?? lendingBody(reservation) else {
            log("No memory for an answer of \(body.count) bytes.")
            return .NO
        }
        defer { MHD_destroy_response(response) }
        addFields(to: response, log: log)
        if isLast {
            MHD_add_response_header(response, "Connection", "close")
        }
        return MHD_queue_response(connection, UInt32(status.code), response)
    }

    private func addFields(to response: OpaquePointer, log: (String) -> Void) {
        fields.text.withUnsafeBytes { text in
            guard let start = text.baseAddress?.assumingMemoryBound(to: CChar.self) else { return }
            for line in fields.lines {
                let name = start + Int(line.name.lowerBound)
                guard MHD_add_response_header(response, name, start + Int(line.value.lowerBound)) != .YES else {
                    continue
                }
                let shown = UnsafeRawBufferPointer(start: name, count: line.name.count).escaped
                log("The field \(shown) of an answer cannot be sent.")
            }
        }
    }

    private func lendingBody(_ reservation: MemoryReservation?) -> OpaquePointer? {
        body.count < Self.smallestBorrowedBody ? copyingBody() : borrowingBody(reservation)
    }

    private func copyingBody() -> OpaquePointer? {
        body.withUnsafeBytes { CMicroHTTPD_response_by_copying($0.baseAddress, $0.count) }
    }

    private func borrowingBody(_ reservation: MemoryReservation?) -> OpaquePointer? {
        let lender = BodyLender(body, reservation)
        let owner = Unmanaged.passRetained(lender)
        let response = lender.withUnsafeBytes {
            CMicroHTTPD_response_by_borrowing($0.baseAddress, $0.count, onBodySent, owner.toOpaque())
        }
        if response == nil {
            owner.release()
        }
        return response
    }
}

extension HTTPResponse {
    /// The size of the pieces that libmicrohttpd asks for, in bytes.
    private static let pieceSize = 16 << 10

    private func readingBody(from pending: PendingAnswer) -> OpaquePointer? {
        let owner = Unmanaged.passRetained(pending)
        let response = CMicroHTTPD_response_by_pieces(
            Self.pieceSize,
            onContentWanted,
            owner.toOpaque(),
            onContentSent
        )
        if response == nil {
            owner.release()
        }
        return response
    }
}

/// Reads the content that a computation has written so far.
private func onContentWanted(
    owner: UnsafeMutableRawPointer?,
    position: UInt64,
    room: UnsafeMutablePointer<CChar>?,
    size: Int
) -> Int {
    guard let owner else { return CMicroHTTPD_content_broken_off }
    let pending = Unmanaged<PendingAnswer>.fromOpaque(owner).takeUnretainedValue()
    return pending.read(into: UnsafeMutableRawBufferPointer(start: room, count: size))
}

/// Balances `passRetained` in `readingBody(from:)`.
private func onContentSent(owner: UnsafeMutableRawPointer?) {
    guard let owner else { return }
    Unmanaged<PendingAnswer>.fromOpaque(owner).release()
}

/// Keeps a body alive and at its address until libmicrohttpd has sent it.
///
/// The elements of an array stay where they are as long as it is referenced and not changed; it cannot be changed,
/// because this is its only reference. On this platform the elements are always contiguous.
private final class BodyLender: Sendable {
    private let bytes: [UInt8]
    private let reservation: MemoryReservation?

    init(_ bytes: [UInt8], _ reservation: MemoryReservation?) {
        self.bytes = bytes
        self.reservation = reservation
    }

    func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        bytes.withUnsafeBytes(body)
    }
}

/// Balances `passRetained` in `borrowingBody(_:)`.
private func onBodySent(owner: UnsafeMutableRawPointer?) {
    guard let owner else { return }
    Unmanaged<BodyLender>.fromOpaque(owner).release()
}

extension HTTPResponse {
    /// The whole answer as it is sent, for the few answers that cannot go through libmicrohttpd.
    var bytes: [UInt8] {
        var head = "HTTP/1.1 \(status)\r\nDate: \(Self.date)\r\n"
        for field in fields {
            head += "\(field.name.spelling): \(field.value)\r\n"
        }
        head += "Content-Length: \(body.count)\r\nConnection: close\r\n\r\n"
        return Array(head.utf8) + body
    }

    /// The current time in the only format that RFC 9110 5.6.7 allows for sending.
    private static var date: String {
        var now = time(nil)
        var parts = tm()
        gmtime_r(&now, &parts)
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { buffer in
            let count = strftime(buffer.baseAddress, buffer.count, "%a, %d %b %Y %H:%M:%S GMT", &parts)
            return String(decoding: UnsafeRawBufferPointer(buffer).prefix(count), as: UTF8.self)
        }
    }
}
