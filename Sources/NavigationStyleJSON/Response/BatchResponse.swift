public import NavigationStyle

/// The answer to `POST /batch`.
public struct BatchResponse: Decodable, Hashable, Sendable {
    /// The answer to one request.
    public struct Entry: Hashable, Sendable {
        /// The id of the request.
        public var id: String?
        /// The answer, or the problem with the request.
        public var answer: Result<TransitionResponse, Problem>

        package init(id: String?, answer: Result<TransitionResponse, Problem>) {
            (self.id, self.answer) = (id, answer)
        }
    }

    /// The answers, in the order of the requests.
    public var results: [Entry]

    package init(results: [Entry]) { self.results = results }
}
