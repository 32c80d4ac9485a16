import HTTPMessage
import Testing

@testable import NavigationStyleService

@Suite struct AcceptTests {
    let service = TestService()

    @Test(arguments: [
        nil, "", "*/*", "application/json", "application/*", "APPLICATION/JSON", "application/json; charset=utf-8",
        "text/html, application/xhtml+xml, */*;q=0.8", "application/problem+json, application/json", "text/*;q=0, */*",
        "application/json;q=0.001", "*/*;q=0, application/json", "application/*;q=0, application/json;q=0.5",
        "text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2", "application/json;q=0, application/json", ",",
    ])
    func `JSON is sent to whoever takes it`(_ value: String?) {
        var fields = HTTPFields()
        fields[.accept] = value
        for (path, body) in SmallBody.all {
            #expect(service.respond(.post, path, fields, body: body).status == .ok)
        }
        #expect(service.respond(.get, "/policies", fields).status == .ok)
    }

    @Test(arguments: [
        "text/html", "image/*", "application/xml", "application/problem+json", "application/json;q=0", "*/*;q=0",
        "application/*;q=0, */*", "application/json;q=0.0, application/*", "json", "text/plain, text/*",
    ])
    func `whoever does not take JSON gets a 406 that says what there is`(_ value: String) throws {
        for (path, _) in SmallBody.all {
            let response = try #require(service.service.refusal(of: service.head(.post, path, [.accept: value])))
            #expect(response.status == .notAcceptable)
            #expect(response.fields[.contentType] == "application/problem+json")
            let problem = try ReceivedProblem(response)
            #expect(problem.type == "/problems/not-acceptable")
            #expect(problem.detail == "No available representation is acceptable; available: application/json")
        }
    }

    @Test(arguments: Route.allCases)
    func `what a route sends is of the type that it is said to send`(_ route: Route) {
        let path = route.endpoint.path.replacing(#/\{.*\}/#) { _ in
            switch route {
            case .problem: "not-found"
            case .diagnostic: "bar-alpha-changed"
            default: "system"
            }
        }
        let target = route == .previewImage ? path + "?r=0eyJzdGFjayI6W3siaWQiOiJhIn1dfQ" : path
        let body = route == .preview ? SmallBody.resolve : SmallBody.all[path] ?? ""
        let response = service.respond(route.endpoint.method, target, body: body)
        #expect(response.status == .ok)
        #expect(response.fields[.contentType]?.prefix { $0 != ";" } == route.contentType[...])
        func status(_ accept: String) -> HTTPStatus? {
            service.service.refusal(of: service.head(route.endpoint.method, path, [.accept: accept]))?.status
        }
        #expect(status(route.contentType) == nil)
        #expect(status("image/png, \(route.contentType);q=0.1") == nil)
        #expect(status("image/png") == .notAcceptable)
    }

    @Test(arguments: [(99, true), (100, false)])
    func `no more than a hundred elements are looked at`(count: Int, isTaken: Bool) {
        let value = String(repeating: "a/b,", count: count) + "application/json"
        #expect(MediaType.isAccepted("application/json", by: value) == isTaken)
    }

    @Test func `an error is sent whatever is taken`() {
        let fields: HTTPFields = [.accept: "application/json"]
        let failures = [
            service.respond(.post, "/resolve", fields, body: "{"), service.respond(.get, "/nowhere", [.accept: "a/b"]),
            service.respond(.put, "/resolve", [.accept: "a/b"]),
        ]
        for response in failures {
            #expect(response.fields[.contentType] == "application/problem+json")
            #expect(response.status != .notAcceptable)
        }
    }

    @Test func `OPTIONS has no type`() {
        #expect(service.respond(.options, "/resolve", [.accept: "image/png"]).status == .noContent)
    }
}
