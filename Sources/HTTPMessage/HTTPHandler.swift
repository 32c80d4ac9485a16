/// What answers the requests that a server receives.
///
/// The server calls from several threads at once and waits for each answer on the thread that reads the sockets:
/// an answer must be a matter of computing, never of waiting.
public protocol HTTPHandler: Sendable {
    /// Decides on a request by its head, before any of its body is read.
    ///
    /// This is the place for an unknown path, a method that the path does not have, a type of content that is not read.
    ///
    /// - Parameter head: The head of a request that is well formed and within the limits of the server.
    /// - Returns: The refusal, or what will answer once the body has come.
    func decision(on head: HTTPRequestHead) -> HTTPDecision

    /// Finds words for a request that the server itself does not let through.
    ///
    /// The server closes the connection behind the answer.
    ///
    /// - Parameters:
    ///   - violation: What is wrong; it determines the status.
    ///   - head: The head as far as it was understood; `nil` if the request was given up before it was.
    /// - Returns: The answer, with ``HTTPViolation/status``.
    func response(to violation: HTTPViolation, of head: HTTPRequestHead?) -> HTTPResponse
}

/// What becomes of a request, by its head.
public enum HTTPDecision {
    /// Nobody wants its body.
    ///
    /// The answer ends the connection, since a body that nobody reads may follow.
    case refuse(HTTPResponse)

    /// The body may come.
    ///
    /// Called once with the whole body, the function answers the request; what was found out about the head goes with it.
    case accept(respond: (_ body: [UInt8]) -> HTTPResponse)
}

extension HTTPHandler {
    /// Answers a request that is there in whole.
    ///
    /// - Parameter request: The request, refused by its head or not.
    /// - Returns: The answer.
    public func respond(to request: HTTPRequest) -> HTTPResponse {
        switch decision(on: request.head) {
        case .refuse(let refusal): refusal
        case .accept(let respond): respond(request.body)
        }
    }
}
