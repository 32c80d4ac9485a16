internal import CMicroHTTPD
internal import Glibc
internal import HTTPMessage

extension HTTPResponse {
    /// From this size on libmicrohttpd borrows a body; a smaller one is copied faster than it is kept alive.
    private static let smallestBorrowedBody = 1024

    /// Gives the answer to libmicrohttpd, which sends it in its own time.
    func queue(on connection: OpaquePointer, isLast: Bool, log: (String) -> Void) -> MHD_Result {
        guard let response = body.count < Self.smallestBorrowedBody ? copyingBody() : borrowingBody() else {
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

    private func copyingBody() -> OpaquePointer? {
        body.withUnsafeBytes { CMicroHTTPD_response_by_copying($0.baseAddress, $0.count) }
    }

    private func borrowingBody() -> OpaquePointer? {
        let lender = BodyLender(body)
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

/// Keeps a body alive and in its place until libmicrohttpd has sent it.
///
/// An array keeps its elements where they are for as long as someone holds it and nobody changes it, and nobody can: the
/// lender has the only name for it. On this platform its elements are always contiguous.
private final class BodyLender: Sendable {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        bytes.withUnsafeBytes(body)
    }
}

/// The other end of `passRetained` in `borrowingBody()`.
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
