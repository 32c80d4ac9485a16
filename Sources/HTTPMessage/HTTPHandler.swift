/// Answers the requests that a server receives.
///
/// The server calls it from several threads at once, and waits for each answer on the thread that reads the sockets. So
/// an answer must be computed without waiting for anything, or else be an ``HTTPComputation``.
public protocol HTTPHandler: Sendable {
    /// Decides on a request from its head, before any of its body is read.
    ///
    /// This is the place to refuse an unknown path, a method that the path does not have, an unsupported media type.
    ///
    /// - Parameter head: The head of a request that is well formed and within the limits of the server.
    /// - Returns: The refusal, or the function that answers once the body has arrived.
    func decision(on head: HTTPRequestHead) -> HTTPDecision

    /// Describes in words why the server itself refuses a request.
    ///
    /// The server closes the connection after the answer.
    ///
    /// - Parameters:
    ///   - violation: The reason, which determines the status.
    ///   - head: The head, as far as it was understood; `nil` if the request was given up before.
    /// - Returns: The answer, with ``HTTPViolation/status``.
    func response(to violation: HTTPViolation, of head: HTTPRequestHead?) -> HTTPResponse
}

/// The decision on a request, from its head.
public enum HTTPDecision {
    /// The request is refused, without its body.
    ///
    /// The connection ends with the answer, because a body that is never read may follow.
    case refuse(HTTPResponse)

    /// The request is accepted, and its body is read.
    ///
    /// The function is called once with the whole body and answers the request; it keeps what is known from the head.
    case accept(respond: (_ body: [UInt8]) -> HTTPAnswer)
}

extension HTTPHandler {
    /// Answers a request that has arrived in full, on this thread, however long it takes.
    ///
    /// - Parameter request: The request.
    /// - Returns: The answer.
    public func respond(to request: HTTPRequest) -> HTTPResponse {
        switch decision(on: request.head) {
        case .refuse(let refusal): refusal
        case .accept(let respond):
            switch respond(request.body) {
            case .response(let response): response
            case .computation(let computation): computation.response()
            }
        }
    }
}
