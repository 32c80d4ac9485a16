internal import CMicroHTTPD
internal import HTTPMessage
internal import Synchronization

extension ServerContext {
    /// Takes the next part of a request: its head, then the pieces of its body, then its end.
    ///
    /// - Returns: `.NO` to close the connection without an answer by libmicrohttpd.
    func requestContinued(
        _ exchange: Exchange,
        piece: UnsafeRawBufferPointer,
        line: RawRequestLine,
        on connection: OpaquePointer
    ) -> MHD_Result {
        guard exchange.isAccepted else { return headArrived(of: exchange, line: line, on: connection) }
        guard piece.isEmpty else { return bodyContinued(of: exchange, with: piece) }
        if let pending = exchange.pending { return send(pending, for: exchange, on: connection) }
        guard exchange.connection.advance(to: .answering, until: .now), let answer = exchange.answer() else {
            return .NO
        }
        switch answer {
        case .response(let response): return send(response, for: exchange, on: connection)
        case .computation(let computation): return begin(computation, for: exchange, on: connection)
        }
    }

    private func headArrived(of exchange: Exchange, line: RawRequestLine, on connection: OpaquePointer) -> MHD_Result {
        let (header, fields) = RequestHeader.read(from: connection)
        let method = line.knownMethod
        let head = HTTPRequestHead(
            method: method ?? .other(""),
            path: exchange.target.path,
            query: exchange.target.query,
            fields: fields,
            contentLength: header.contentLength,
            remoteAddress: exchange.connection.remoteAddress
        )
        let requestGuard = RequestGuard(
            maximumBodySize: configuration.maximumBodySize,
            allowsChunkedBodies: configuration.allowsChunkedBodies
        )
        let violation =
            violation(ofLinesIn: line, targetSize: exchange.target.size, fieldCount: header.fieldCount, on: connection)
            ?? requestGuard.violation(
                of: method,
                version: line.knownVersion,
                target: exchange.target,
                header: header
            )
        if let violation {
            return refuse(exchange, with: handler.response(to: violation, of: head), on: connection)
        }
        switch handler.decision(on: head) {
        case .refuse(let refusal):
            return refuse(exchange, with: refusal, on: connection)
        case .accept(let respond):
            if head.method.expectsContent, header.contentLength == nil, header.transferCoding == nil {
                return refuse(exchange, with: handler.response(to: .missingContentLength, of: head), on: connection)
            }
            guard reserveMemory(forBodyOf: exchange, header.contentLength ?? 0) else {
                return refuse(exchange, with: handler.response(to: .notEnoughMemory, of: head), on: connection)
            }
            exchange.accept(head, respond: respond)
            return .YES
        }
    }

    private func violation(
        ofLinesIn line: RawRequestLine,
        targetSize: Int,
        fieldCount: Int,
        on connection: OpaquePointer
    ) -> HTTPViolation? {
        guard configuration.readsLines, RawHead.isReadable else { return nil }
        let size = CMicroHTTPD_head_size(connection)
        let head = RawHead(line: line, targetSize: targetSize, fieldCount: fieldCount, size: size)
        return head.isWellFormed ? nil : .malformedLine
    }

    /// Answers before the body is read: libmicrohttpd then reads no more of it and closes the connection.
    private func refuse(
        _ exchange: Exchange,
        with refusal: HTTPResponse,
        on connection: OpaquePointer
    ) -> MHD_Result {
        var refusal = refusal
        refusal.closesConnection = true
        return send(refusal, for: exchange, on: connection)
    }

    /// Reserves memory for a large body until its request is answered.
    ///
    /// - Returns: `false` if there is not enough.
    private func reserveMemory(forBodyOf exchange: Exchange, _ size: Int) -> Bool {
        guard size >= MemoryBudget.smallestShare else { return true }
        exchange.reservation = memory.reserve(forBodyOf: size)
        return exchange.reservation != nil
    }

    /// Takes a piece of a body; one without an announced length may turn out to be too long, or to need memory that is
    /// not available.
    ///
    /// libmicrohttpd accepts no answer in the middle of a body, so the refusal is sent directly, and the connection is
    /// closed.
    private func bodyContinued(
        of exchange: Exchange,
        with piece: UnsafeRawBufferPointer
    ) -> MHD_Result {
        let limit = configuration.maximumBodySize
        var violation = HTTPViolation.contentTooLarge(limit: limit)
        if exchange.append(piece, limit: limit) {
            guard exchange.isUnannouncedAndLarge, !reserveMemory(forBodyOf: exchange, limit) else { return .YES }
            violation = .notEnoughMemory
        }
        let refusal = handler.response(to: violation, of: exchange.giveUp())
        exchange.connection.letLinger()
        exchange.connection.sendDirectly(refusal.bytes)
        return .NO
    }

    private func send(
        _ response: HTTPResponse,
        for exchange: Exchange,
        on connection: OpaquePointer,
        of pending: PendingAnswer? = nil
    ) -> MHD_Result {
        guard exchange.connection.advance(to: .sending, until: .now + timeLimits.response) else { return .NO }
        let isLast = response.closesConnection || isDraining.load(ordering: .relaxed)
        let reservation = response.body.count < MemoryBudget.smallestShare ? nil : memory.count(response.body.count)
        exchange.connection.note(unreadByteCount: response.body.count)
        return response.queue(on: connection, isLast: isLast, piecesOf: pending, keeping: reservation, log: log)
    }

    // MARK: - Computations

    /// Sends a computed answer, once the connection is no longer suspended.
    private func send(_ pending: PendingAnswer, for exchange: Exchange, on connection: OpaquePointer) -> MHD_Result {
        switch pending.takeResponse() {
        case .whole(let response): send(response, for: exchange, on: connection)
        case .begun(let response): send(response, for: exchange, on: connection, of: pending)
        case nil: .NO
        }
    }
}
