import Foundation
import HTTPMessage
import NavigationStyleJSON
import Testing

@testable import NavigationStyleService

/// A problem document is read as it was sent, and written back as the same document.
struct ProblemCodableTests {
    let service = TestService()

    private func object(_ json: some DataProtocol) throws -> NSDictionary {
        try #require(try JSONSerialization.jsonObject(with: Data(json)) as? NSDictionary)
    }

    @Test(arguments: [
        (HTTPMethod.post, "/resolve", #"{"stack": [{"id": "a", "titel": "A"}], "policy": "sistem"}"#),
        (.post, "/resolve", #"{"stack": ["#),
        (.post, "/transition", #"{"stack": [], "operation": {"type": "pop"}}"#),
        (.post, "/audit", #"{"screens": [{"id": "a"}], "entries": []}"#),
        (.get, "/devices?device=Nokia", ""),
        (.get, "/devices?prety=true", ""),
        (.get, "/nothing", ""),
    ])
    func `a problem is written back as it came`(_ method: HTTPMethod, _ target: String, _ body: String) throws {
        let response = service.respond(method, target, body: body)
        let problem = try JSONDecoder().decode(Problem.self, from: Data(response.body))
        #expect(problem.kind.status == response.status.code && problem.instance == TestService.requestID)
        #expect(try object(JSONEncoder().encode(problem)) == object(response.body))
    }

    @Test func `a problem of an unknown kind is refused`() {
        let json = Data(#"{"type": "/problems/other", "title": "Other", "status": 400, "detail": "?"}"#.utf8)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Problem.self, from: json) }
    }
}
