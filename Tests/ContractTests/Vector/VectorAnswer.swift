import HTTPMessage

/// The answer to a case.
struct VectorAnswer: Sendable {
    let status: Int
    let body: JSONValue

    init(status: Int, body: JSONValue) {
        self.status = status
        self.body = body
    }

    init(_ response: HTTPResponse) throws {
        self.init(status: response.status.code, body: try response.json())
    }
}
