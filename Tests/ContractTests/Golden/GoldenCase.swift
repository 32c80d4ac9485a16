import Foundation
import HTTPMessage

/// A request and its whole answer, on disk: `Tests/Golden/<area>/<sentence>.json`.
struct GoldenCase: Sendable, CustomStringConvertible {
    private static let folder = Repository.file("Tests/Golden")

    /// The path relative to the folder of all cases.
    let path: String
    /// The method and the path, such as `POST /transition`.
    let endpoint: String
    /// The body; a string if it is not JSON, null if there is none.
    let request: JSONValue
    let status: Int
    let response: JSONValue

    var description: String { String(path.dropLast(".json".count)) }

    static let all: [GoldenCase] = {
        let files = FileManager.default.subpaths(atPath: folder.path()) ?? []
        return files.filter { $0.hasSuffix(".json") }.sorted().compactMap { try? GoldenCase(path: $0) }
    }()

    private init(path: String) throws {
        let contents = try JSONValue(contentsOf: Self.folder.appending(path: path))
        self.path = path
        endpoint = contents["endpoint"]?.string ?? ""
        request = contents["request"] ?? .null
        status = Int(contents["status"]?.number ?? 0)
        response = contents["response"] ?? .null
    }

    func respond() -> HTTPResponse {
        let words = endpoint.split(separator: " ")
        guard words.count == 2 else { return HTTPResponse(status: .badRequest) }
        let body = request == .null ? "" : request.string ?? request.text
        return TestService.respond(HTTPMethod(String(words[0])), String(words[1]), body: Array(body.utf8))
    }

    /// Rewrites the case with the current answer.
    func record(_ answer: HTTPResponse) throws {
        let contents = JSONValue.object([
            "endpoint": .string(endpoint), "request": request, "status": .number(Double(answer.status.code)),
            "response": try answer.json(),
        ])
        try (contents.prettyText + "\n")
            .write(to: Self.folder.appending(path: path), atomically: true, encoding: .utf8)
    }
}
