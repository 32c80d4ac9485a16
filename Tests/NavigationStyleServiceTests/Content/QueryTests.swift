import HTTPMessage
import Testing

@testable import NavigationStyleService

/// Query parameters.
@Suite struct QueryTests {
    let service = TestService()

    @Test(arguments: [
        "pretty", "pretty=1", "pretty=true", "%70retty", "pretty=0&pretty", "x-cache=1&pretty",
    ])
    func `an answer is indented where that is asked for`(_ query: String) {
        #expect(service.respond(.get, "/version?\(query)").text.hasPrefix("{\n"))
        #expect(service.respond(.post, "/resolve?\(query)", body: SmallBody.resolve).text.hasPrefix("{\n"))
    }

    @Test(arguments: ["", "pretty=0", "pretty=false", "pretty&pretty=false"])
    func `and not where it is not`(_ query: String) {
        #expect(service.respond(.get, "/version?\(query)").text.hasPrefix("{\""))
    }

    @Test(arguments: [
        ("/transition?prety", "prety", "pretty"), ("/compare?Pretty=1", "Pretty", "pretty"),
        ("/devices?name=system", "name", nil), ("/devices?devise=iPhone+15", "devise", "device"),
        ("/view-hierarchy?orientaton=landscape", "orientaton", "orientation"), ("/batch?%ff=1", "%ff", nil),
    ])
    func `one that there is not is a 400 with what was probably meant`(
        _ target: String,
        _ name: String,
        _ suggestion: String?
    ) throws {
        let method: HTTPMethod =
            target.hasPrefix("/p") || target.hasPrefix("/d") || target.hasPrefix("/v") ? .get : .post
        let response = service.respond(method, target, body: method == .post ? "{}" : "")
        #expect(response.status == .badRequest)
        let problem = try ReceivedProblem(response)
        #expect(problem.type == "/problems/invalid-parameter")
        #expect(problem.detail.contains("Unknown parameter \"\(name)\""))
        if let suggestion { #expect(problem.detail.contains("did you mean \"\(suggestion)\"?")) }
        #expect(response.text.contains(#""code":"unknown-parameter","parameter":"\#(name)""#))
        #expect(response.text.contains(#""suggestion":"#) == (suggestion != nil))
    }

    @Test func `it is refused by the head alone`() {
        #expect(service.service.refusal(of: service.head(.post, "/transition?prety"))?.status == .badRequest)
    }

    @Test(arguments: [
        "/rules?utm_source=mail", "/policies?v=2", "/policies/system?a=b", "/references/seed1?a=b",
        "/problems/not-found?v=2", "/openapi.yaml?v=2", "/livez?probe=1",
        "/schemas/replay.json?v=2", "/diagnostics?a", "/version?x",
    ])
    func `pages, files and checks of health overlook others`(_ target: String) {
        #expect(service.respond(.get, target).status == .ok)
    }

    @Test func `what begins with x- is nobody's`() {
        #expect(service.respond(.post, "/transition?x-trace=1", body: SmallBody.transition).status == .ok)
    }
}
