import HTTPMessage
import Testing

/// The document and the vectors, checked against the running product.
@Suite(.enabled(if: ServerProcess.isThere, "the executable has not been built"), .served)
struct ServedContractTests {
    let client: LoopbackClient

    init() throws {
        client = try #require(ServerProcess.current).client
    }

    @Test func `every example of the document is answered over a socket as it is without one`() throws {
        let file = try OpenAPIFile()
        // The metrics differ with every answer.
        for example in file.examples where example.operation.id != "metrics" {
            var fields = example.fields
            fields[.requestID] = TestService.requestID
            let served = try client.respond(example.method, example.path, fields: fields, body: example.body)
            let expected = example.respond()
            #expect(served.status.code == expected.status.code, "\(example)")
            #expect(served.fields[.contentType] == expected.fields[.contentType], "\(example)")
            let isSame = served.body == expected.body
            #expect(isSame, "\(example)")
        }
    }

    @Test func `the version is that of the document`() throws {
        let version = try client.respond(.get, "/version", fields: [:], body: []).json()["version"]
        #expect(version == (try OpenAPIFile().document.at("/info/version")))
    }

    @Test(
        .enabled(if: VectorFolder.isThere, "there are no vectors beside the checkout"),
        arguments: VectorCase.each
    )
    func `every vector is answered over a socket as it is without one`(_ each: VectorCase) throws {
        let body = Array(each.request.text.utf8)
        let fields: HTTPFields = [.contentType: "application/json", .requestID: TestService.requestID]
        let served = try client.respond(.post, each.endpoint, fields: fields, body: body)
        let expected = TestService.respond(.post, each.endpoint, body: body)
        #expect(served.status.code == expected.status.code)
        let isSame = served.body == expected.body
        #expect(isSame)
    }
}

extension HTTPFieldName {
    static let requestID: HTTPFieldName = "X-Request-Id"
}
