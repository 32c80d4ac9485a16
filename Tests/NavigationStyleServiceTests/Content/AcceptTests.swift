import HTTPMessage
import Testing

@testable import NavigationStyleService

@Suite struct AcceptTests {
    let service = TestService()

    private let page = "/rules/km.push.2"

    @Test(arguments: [
        nil, "", "*/*", "text/html", "image/*", "application/problem+json", "application/json;q=0", "*/*;q=0", "json",
        ",",
    ])
    func `where there is one type only, what a client accepts is disregarded`(_ value: String?) {
        var fields = HTTPFields()
        fields[.accept] = value
        for (path, body) in SmallBody.all where path != "/audit" {
            #expect(service.respond(.post, path, fields, body: body).status == .ok)
        }
        for path in ["/schemas", "/version"] {
            #expect(service.respond(.get, path, fields).fields[.contentType] == "application/json")
        }
        #expect(service.respond(.get, "/openapi.yaml", fields).fields[.contentType] == "application/yaml")
    }

    @Test(arguments: [
        nil, "", "*/*", "application/json", "application/*", "APPLICATION/JSON", "application/json; charset=utf-8",
        "text/*;q=0, */*", "application/json;q=0.001", "*/*;q=0, application/json", "text/html;q=0.5, */*;q=0.9",
        "application/json, text/plain, */*", "image/gif, *; q=.2, */*; q=.2", ",",
        "application/json;q=0, application/json",
    ])
    func `a page is JSON to whoever takes anything or likes JSON as well`(_ value: String?) {
        var fields = HTTPFields()
        fields[.accept] = value
        let response = service.respond(.get, page, fields)
        #expect(response.fields[.contentType] == "application/json")
        #expect(response.fields[.vary]?.contains("Accept") == true)
    }

    @Test(arguments: [
        "text/html", "text/*", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
        "application/json;q=0.5, text/html", "application/json;q=0, */*", "TEXT/HTML",
    ])
    func `a page is HTML to whoever likes that better`(_ value: String) {
        let response = service.respond(.get, page, [.accept: value])
        #expect(response.fields[.contentType] == "text/html; charset=utf-8")
        #expect(
            response.fields[.contentSecurityPolicy] == "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'"
        )
        #expect(response.fields[.vary]?.contains("Accept") == true)
        let tag = response.fields[.eTag]
        #expect(tag != nil && tag != service.respond(.get, page).fields[.eTag])
        #expect(service.respond(.get, page, [.accept: value, .ifNoneMatch: tag ?? ""]).status == .notModified)
    }

    @Test(arguments: ["image/png", "application/xml", "application/problem+json", "*/*;q=0", "json", "text/plain"])
    func `whoever takes neither gets a 406 that says what there is`(_ value: String) throws {
        let response = service.respond(.get, page, [.accept: value])
        #expect(response.status == .notAcceptable)
        let problem = try ReceivedProblem(response)
        #expect(problem.type == "/problems/not-acceptable")
        #expect(
            problem.detail == "No available representation is acceptable; available: application/json, text/html"
        )
    }

    @Test(arguments: Route.all)
    func `what a route sends is of the types that it is said to send`(_ route: Route) {
        let path = route.path.replacing(#/\{.*\}/#) { _ in route.examplePart }
        let target = route.kind == .linkedPicture ? path + "?r=0eyJzdGFjayI6W3siaWQiOiJhIn1dfQ" : path
        let body = route.method == .post && path == "/preview" ? SmallBody.resolve : SmallBody.all[path] ?? ""
        for type in route.contentTypes {
            let response = service.respond(
                route.method,
                target,
                [.accept: "image/png, \(type);q=0.1"],
                body: body
            )
            #expect(response.status == .ok)
            #expect(response.fields[.contentType]?.prefix { $0 != ";" } == type[...])
        }
    }

    @Test(arguments: [(99, true), (100, false)])
    func `no more than a hundred elements are looked at`(count: Int, isTaken: Bool) {
        let value = String(repeating: "a/b,", count: count) + "application/json"
        #expect((MediaType.preferred(among: ["application/json", "text/html"], by: value) != nil) == isTaken)
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

extension Route {
    /// A valid value for the parameter of the route's path.
    var examplePart: String {
        switch path {
        case "/problems/{slug}": "not-found"
        case "/diagnostics/{code}": "bar-alpha-changed"
        case "/rules/{id}", "/references/{id}": "km.push.2"
        case "/devices/{name}": "iPhone%2015"
        case "/schemas/{name}.json": "transition"
        case "/playground/{name}.js": "editor"
        default: "system"
        }
    }
}
