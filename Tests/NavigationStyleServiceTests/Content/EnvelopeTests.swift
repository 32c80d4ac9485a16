import HTTPMessage
import Testing

@testable import NavigationStyleService

@Suite struct EnvelopeTests {
    let service = TestService()

    private var everyKindOfAnswer: [HTTPResponse] {
        [
            service.respond(.get, "/policies"),
            service.respond(.head, "/livez"),
            service.respond(.post, "/transition", body: SmallBody.transition),
            service.respond(.options, "/transition"),
            service.respond(.get, "/policies", [.ifNoneMatch: "*"]),
            service.respond(.post, "/transition", body: "{"),
            service.respond(.post, "/transition", body: "{}"),
            service.respond(.get, "/nowhere"),
            service.respond(.put, "/transition"),
            service.respond(.other("BREW"), "/transition"),
            service.service.response(to: .requestTimeout, of: nil),
        ]
    }

    @Test func `every answer can be read by a page of any origin`() {
        for response in everyKindOfAnswer {
            #expect(response.fields[.accessControlAllowOrigin] == "*")
            #expect(
                response.fields[.accessControlExposeHeaders]
                    == "RateLimit, RateLimit-Policy, ETag, Server-Timing, X-Request-Id, Retry-After, WWW-Authenticate"
            )
        }
    }

    @Test func `no answer is to be taken for another type`() {
        for response in everyKindOfAnswer { #expect(response.fields[.contentTypeOptions] == "nosniff") }
    }

    @Test func `every answer has the name of its request`() {
        for response in everyKindOfAnswer { #expect(response.fields[.requestID] == TestService.requestID) }
    }

    @Test(arguments: ["a", "7f9c24e8-3b12-4fef-91e0-d9c8b1a7e6f5", String(repeating: "~", count: 128)])
    func `the name that the sender gave is kept`(_ id: String) throws {
        let fields: HTTPFields = [.requestID: id]
        #expect(service.respond(.get, "/livez", fields).fields[.requestID] == id)
        let failure = service.respond(.post, "/transition", fields, body: "")
        #expect(failure.fields[.requestID] == id)
        #expect(try ReceivedProblem(failure).instance == id)
        let head = service.head(.post, "/transition", fields)
        #expect(service.service.response(to: .repeatedHost, of: head).fields[.requestID] == id)
    }

    @Test(arguments: ["", "two words", "é", "a\u{7F}", String(repeating: "a", count: 129)])
    func `a name that is none is replaced`(_ id: String) {
        #expect(service.respond(.get, "/livez", [.requestID: id]).fields[.requestID] == TestService.requestID)
    }

    @Test func `of several names none is taken`() {
        let fields: HTTPFields = [.requestID: "a", .requestID: "b"]
        #expect(service.respond(.get, "/livez", fields).fields[.requestID] == TestService.requestID)
    }

    @Test func `names that are made are 32 hexadecimal digits, each time others`() {
        let ids = (0..<100).map { _ in RequestID.random() }
        #expect(Set(ids).count == ids.count)
        for id in ids { #expect(id.wholeMatch(of: #/[0-9a-f]{32}/#) != nil) }
    }

    @Test func `an answer is indented if that is asked for`() throws {
        for (path, body) in SmallBody.all {
            let compact = service.respond(.post, path, body: body)
            let pretty = service.respond(.post, path + "?pretty=true", body: body)
            #expect(!compact.text.contains("\n"))
            #expect(pretty.text.hasPrefix("{\n  \""))
            #expect(service.respond(.post, path + "?pretty=false&x-other=x", body: body) == compact)
        }
        #expect(service.respond(.get, "/policies?pretty=true").text.hasPrefix("{\n  \"policies\": [\n"))
        #expect(service.respond(.post, "/transition?pretty=true", body: "{").text.hasPrefix("{\n  \"type\": "))
    }

    @Test(arguments: ["pretty=yes", "pretty=", "pretty=true&pretty=on"])
    func `a parameter that is neither true nor false is a 400`(_ query: String) throws {
        for path in ["/policies", "/policies/system", "/livez", "/version"] {
            let response = service.respond(.get, "\(path)?\(query)")
            #expect(response.status == .badRequest)
            let problem = try ReceivedProblem(response)
            #expect(problem.type == "/problems/invalid-parameter")
            #expect(problem.detail.contains("true or false"))
        }
    }
}
