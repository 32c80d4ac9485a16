import Gzip
import HTTPMessage
import Testing

@testable import NavigationStyleService

@Suite struct EncodedRequestTests {
    let service = TestService()

    private func compressed(_ text: String) throws -> [UInt8] {
        try #require(Gzip.compress(Array(text.utf8)))
    }

    @Test(arguments: ["gzip", "GZIP", "x-gzip", "identity, gzip", " gzip "])
    func `a body in gzip is answered as it would be without`(_ coding: String) throws {
        for (path, body) in SmallBody.all {
            let response = service.respond(.post, path, [.contentEncoding: coding], body: try compressed(body))
            #expect(response == service.respond(.post, path, body: body))
        }
    }

    @Test func `several members of gzip are one body`() throws {
        let (start, end) = (SmallBody.resolve.prefix(7), SmallBody.resolve.dropFirst(7))
        let body = try compressed(String(start)) + compressed(String(end))
        #expect(service.respond(.post, "/resolve", [.contentEncoding: "gzip"], body: body).status == .ok)
    }

    @Test(arguments: ["br", "deflate", "zstd", "gzip, gzip", "gzip, br", "compress", "gzip;q=1"])
    func `another coding is refused by the head`(_ coding: String) throws {
        let head = service.head(.post, "/resolve", [.contentEncoding: coding])
        let response = try #require(service.service.refusal(of: head))
        #expect(response.status == .unsupportedMediaType)
        #expect(response.fields[.acceptEncoding] == "gzip, identity")
        #expect(try ReceivedProblem(response).type == "/problems/unsupported-content-coding")
    }

    @Test func `a body that is not gzip is a 400 that says what is wrong`() throws {
        let code = try compressed(SmallBody.resolve)
        var damaged = code
        damaged[code.count - 8] ^= 1
        let cases: [(body: [UInt8], detail: String)] = [
            (Array(SmallBody.resolve.utf8), "The body does not begin with a gzip header"),
            ([], "The gzip data is truncated"),
            (code.dropLast(), "The gzip data is truncated"),
            (damaged, "The gzip data is corrupt before byte offset \(code.count - 4)"),
            (code + [0], "Other data follows the gzip data, from byte offset \(code.count) on"),
        ]
        for (body, detail) in cases {
            let response = service.respond(.post, "/resolve", [.contentEncoding: "gzip"], body: body)
            #expect(response.status == .badRequest)
            let problem = try ReceivedProblem(response)
            #expect(problem.type == "/problems/malformed-gzip")
            #expect(problem.detail == detail)
        }
    }

    @Test func `a body counts as long as it is without its coding`() throws {
        let body = SmallBody.resolve + String(repeating: " ", count: 1000 - SmallBody.resolve.utf8.count)
        let code = try compressed(body)
        #expect(code.count < 100)
        let fields: HTTPFields = [.contentEncoding: "gzip"]
        #expect(TestService(maximumBodyLength: 1000).respond(.post, "/resolve", fields, body: code).status == .ok)
        let response = TestService(maximumBodyLength: 999).respond(.post, "/resolve", fields, body: code)
        #expect(response.status == .contentTooLarge)
        #expect(try ReceivedProblem(response).detail == "The body has more than 999 bytes")
        let tooLong = TestService(maximumBodyLength: 20).respond(.post, "/resolve", fields, body: code)
        #expect(tooLong.status == .contentTooLarge)
    }

    @Test func `a body for whose text there is no memory is to be sent again later`() {
        let error = ServiceError(.outOfMemory)
        #expect(error == .notEnoughMemory && error.fields[.retryAfter] == "5")
        #expect(ServiceError(.tooLarge(limit: 9)) == .contentTooLarge(limit: 9))
    }

    @Test func `what is wrong with the JSON is told by its place in the text`() throws {
        let code = try compressed("{\n  'stack': []}")
        let problem = try ReceivedProblem(service.respond(.post, "/resolve", [.contentEncoding: "gzip"], body: code))
        #expect((problem.line, problem.column, problem.offset) == (2, 3, 4))
    }

    @Test func `the coding of a request without a body does not matter`() {
        #expect(service.respond(.get, "/policies", [.contentEncoding: "br"]).status == .ok)
    }
}
