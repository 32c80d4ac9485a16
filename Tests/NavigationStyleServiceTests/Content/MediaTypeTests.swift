import HTTPMessage
import Testing

@Suite struct MediaTypeTests {
    let service = TestService()

    @Test(arguments: [
        nil, "", "application/json", "APPLICATION/JSON", "application/json; charset=utf-8",
        "application/json;charset=\"UTF-8\"", "application/vnd.figma+json", "application/ld+json ; charset=utf8",
        "text/plain", "text/plain;charset=UTF-8", "application/x-www-form-urlencoded",
    ])
    func `a body of this type is read as JSON`(_ type: String?) {
        var fields = HTTPFields()
        fields[.contentType] = type
        for (path, body) in SmallBody.all {
            #expect(service.respond(.post, path, fields, body: body).status == .ok)
        }
    }

    @Test(arguments: [
        "image/png", "text/html", "application/xml", "multipart/form-data; boundary=x", "json", "application/",
        "/json", "application/json, application/json", "application/json+xml", "a b/json", "*/*",
    ])
    func `a body of this type is refused, with those that are read`(_ type: String) throws {
        let response = service.respond(.post, "/transition", [.contentType: type], body: SmallBody.transition)
        #expect(response.status == .unsupportedMediaType)
        #expect(response.fields[.accept] == "application/json, text/plain, application/x-www-form-urlencoded")
        let problem = try ReceivedProblem(response)
        #expect(problem.type == "/problems/unsupported-media-type")
        #expect(problem.detail.contains("Content-Type: application/json"))
    }

    @Test func `only UTF-8 is read`() throws {
        let type = "application/json; charset=iso-8859-1"
        let response = service.respond(.post, "/resolve", [.contentType: type], body: SmallBody.resolve)
        #expect(response.status == .unsupportedMediaType)
        #expect(try ReceivedProblem(response).detail.contains("UTF-8"))
    }

    @Test func `a body in another coding is refused, with the codings that are undone`() throws {
        let response = service.respond(.post, "/resolve", [.contentEncoding: "br"], body: SmallBody.resolve)
        #expect(response.status == .unsupportedMediaType)
        #expect(response.fields[.acceptEncoding] == "gzip, identity")
        #expect(try ReceivedProblem(response).type == "/problems/unsupported-content-coding")
        let plain = service.respond(.post, "/resolve", [.contentEncoding: "identity"], body: SmallBody.resolve)
        #expect(plain.status == .ok)
    }

    @Test func `the type of a request without a body does not matter`() {
        #expect(service.respond(.get, "/policies", [.contentType: "image/png"]).status == .ok)
    }
}
