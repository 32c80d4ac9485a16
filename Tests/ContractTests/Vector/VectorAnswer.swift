import HTTPMessage

/// The answer to a case.
struct VectorAnswer: Sendable {
    let status: Int
    let body: JSONValue

    init(status: Int, body: JSONValue) {
        self.status = status
        self.body = body
    }

    /// The codes of the diagnostics, in the order of a replay's transitions.
    var diagnosticCodes: [String] {
        let answers = [body] + (body["transitions"]?.array ?? [])
        return answers.flatMap { $0["diagnostics"]?.array ?? [] }.compactMap { $0["code"]?.string }
    }

    init(_ response: HTTPResponse) throws {
        self.init(status: response.status.code, body: try response.json())
    }
}
