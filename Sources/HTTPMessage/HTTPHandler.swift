/// What answers the requests that a server receives.
///
/// The server calls from several threads at once and waits for each answer on the thread that reads the sockets:
/// an answer must be a matter of computing, never of waiting.
public protocol HTTPHandler: Sendable {
    /// Decides on a request by its head, before any of its body is read.
    ///
    /// This is the place for an unknown path, a method that the path does not have, a type of content that is not read.
    /// A refusal ends the connection, since a body that nobody reads may follow.
    ///
    /// - Parameter head: The head of a request that is well formed and within the limits of the server.
    /// - Returns: The refusal, or `nil` to let the body come.
    func refusal(of head: HTTPRequestHead) -> HTTPResponse?

    /// Finds words for a request that the server itself does not let through.
    ///
    /// The server closes the connection behind the answer.
    ///
    /// - Parameters:
    ///   - violation: What is wrong; it determines the status.
    ///   - head: The head as far as it was understood; `nil` if the request was given up before it was.
    /// - Returns: The answer, with ``HTTPViolation/status``.
    func response(to violation: HTTPViolation, of head: HTTPRequestHead?) -> HTTPResponse

    /// Answers a request.
    ///
    /// - Parameter request: A request that was not refused, with its whole body.
    /// - Returns: The answer.
    func respond(to request: HTTPRequest) -> HTTPResponse
}
