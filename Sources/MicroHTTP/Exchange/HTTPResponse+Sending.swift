internal import CMicroHTTPD
internal import HTTPMessage
internal import POSIX

extension HTTPResponse {
    /// From this size on libmicrohttpd borrows a body; a smaller one is copied faster than it is kept alive.
    private static let smallestBorrowedBody = 1024

    /// Gives the answer to libmicrohttpd, which sends it in its own time.
    ///
    /// - Parameters:
    ///   - connection: Where it goes.
    ///   - isLast: Whether the connection ends with it.
    ///   - pending: Where the body comes from piece by piece; nil where it is there.
    ///   - reservation: The memory of the body, to be given back when it has been sent; nil for a small one.
    ///   - log: Takes what cannot be sent.
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
    /// How much libmicrohttpd asks for at a time, in bytes.
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

/// Reads what a computation has written so far.
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

/// The other end of `passRetained` in `readingBody(from:)`.
private func onContentSent(owner: UnsafeMutableRawPointer?) {
    guard let owner else { return }
    Unmanaged<PendingAnswer>.fromOpaque(owner).release()
}

/// Keeps a body alive and in its place until libmicrohttpd has sent it.
///
/// An array keeps its elements where they are for as long as someone holds it and nobody changes it, and nobody can: the
/// lender has the only name for it. On this platform its elements are always contiguous.
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

/// The other end of `passRetained` in `borrowingBody(_:)`.
private func onBodySent(owner: UnsafeMutableRawPointer?) {
    guard let owner else { return }
    Unmanaged<BodyLender>.fromOpaque(owner).release()
}

extension HTTPResponse {
    /// The whole answer as it goes over the wire, for those few that libmicrohttpd cannot be given.
    var bytes: [UInt8] {
        var head = "HTTP/1.1 \(status)\r\nDate: \(Self.date)\r\n"
        for field in fields {
            head += "\(field.name.spelling): \(field.value)\r\n"
        }
        head += "Content-Length: \(body.count)\r\nConnection: close\r\n\r\n"
        return Array(head.utf8) + body
    }

    /// The present moment in the only form that RFC 9110 5.6.7 lets us send.
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
