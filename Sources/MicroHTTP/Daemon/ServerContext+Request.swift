internal import CMicroHTTPD
internal import HTTPMessage
internal import Synchronization

extension ServerContext {
    /// Takes what has come of a request: its head first, then its body piece by piece, then the news that it is whole.
    ///
    /// - Returns: `.NO` to have the connection closed without a word from libmicrohttpd.
    func requestContinued(
        _ exchange: Exchange, piece: UnsafeRawBufferPointer, line: RawRequestLine, on connection: OpaquePointer
    ) -> MHD_Result {
        guard let head = exchange.head else { return headArrived(of: exchange, line: line, on: connection) }
        guard piece.isEmpty else { return bodyContinued(of: exchange, head: head, with: piece) }
        guard exchange.connection.advance(to: .answering, until: .now) else { return .NO }
        let response = handler.respond(to: exchange.takeRequest(head))
        return send(response, for: exchange, on: connection)
    }

    private func headArrived(of exchange: Exchange, line: RawRequestLine, on connection: OpaquePointer) -> MHD_Result {
        let header = RequestHeader(of: connection)
        let method = line.knownMethod
        let head = HTTPRequestHead(
            method: method ?? .other(""),
            path: exchange.target.path,
            query: exchange.target.query,
            fields: header.fields,
            contentLength: header.contentLength,
            remoteAddress: exchange.connection.remoteAddress
        )
        let requestGuard = RequestGuard(
            maximumBodySize: configuration.maximumBodySize, allowsChunkedBodies: configuration.allowsChunkedBodies)
        let violation =
            violation(ofLinesIn: line, targetSize: exchange.target.size, on: connection)
            ?? requestGuard.violation(
                of: method, version: line.knownVersion, target: exchange.target, header: header)
        if let refusal = violation.map({ handler.response(to: $0, of: head) }) ?? handler.refusal(of: head) {
            return refuse(exchange, with: refusal, on: connection)
        }
        if head.method.expectsContent, header.contentLength == nil, header.transferCoding == nil {
            return refuse(exchange, with: handler.response(to: .missingContentLength, of: head), on: connection)
        }
        exchange.accept(head)
        return .YES
    }

    private func violation(
        ofLinesIn line: RawRequestLine, targetSize: Int, on connection: OpaquePointer
    ) -> HTTPViolation? {
        guard RawHead.isReadable else { return nil }
        return RawHead(line: line, targetSize: targetSize, of: connection).isWellFormed ? nil : .malformedLine
    }

    /// Answers before the body: libmicrohttpd then reads no more of it and closes the connection.
    private func refuse(
        _ exchange: Exchange, with refusal: HTTPResponse, on connection: OpaquePointer
    ) -> MHD_Result {
        var refusal = refusal
        refusal.closesConnection = true
        return send(refusal, for: exchange, on: connection)
    }

    /// A body that nobody announced may turn out too long. libmicrohttpd takes no answer in the middle of a body, so this
    /// one goes past it, and the connection with it.
    private func bodyContinued(
        of exchange: Exchange, head: HTTPRequestHead, with piece: UnsafeRawBufferPointer
    ) -> MHD_Result {
        let limit = configuration.maximumBodySize
        if exchange.append(piece, limit: limit) { return .YES }
        var refusal = handler.response(to: .contentTooLarge(limit: limit), of: head)
        refusal.closesConnection = true
        exchange.connection.sendDirectly(refusal.bytes)
        return .NO
    }

    private func send(_ response: HTTPResponse, for exchange: Exchange, on connection: OpaquePointer) -> MHD_Result {
        guard exchange.connection.advance(to: .sending, until: .now + configuration.responseTimeout) else { return .NO }
        let isLast = response.closesConnection || isDraining.load(ordering: .relaxed)
        return response.queue(on: connection, isLast: isLast, log: log)
    }
}
