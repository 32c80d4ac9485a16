import HTTPMessage
import Testing

@testable import NavigationStyleService

@Suite struct RouteTests {
    let service = TestService()

    @Test(arguments: ["/transition", "/replay", "/resolve", "/batch", "/compare", "/audit"])
    func `a computation answers POST`(_ path: String) {
        let response = service.respond(.post, path, body: SmallBody.all[path] ?? "")
        #expect(response.status == .ok)
        #expect(response.fields[.contentType] == "application/json")
        #expect(response.text.hasPrefix("{"))
    }

    @Test(arguments: [
        ("/policies", "application/json"), ("/view-hierarchy?os=9", "application/json"),
        ("/policies/system", "application/json"),
        ("/problems/not-found", "application/json"), ("/openapi.yaml", "application/yaml"),
        ("/openapi.json", "application/json"), ("/livez", "application/json"), ("/readyz", "application/json"),
        ("/version", "application/json"), ("/", "text/html; charset=utf-8"),
        ("/playground.css", "text/css; charset=utf-8"), ("/playground.svg", "image/svg+xml"),
        ("/playground.js", "text/javascript; charset=utf-8"),
        ("/playground/editor.js", "text/javascript; charset=utf-8"),
    ])
    func `a resource answers HEAD as it answers GET`(_ path: String, _ type: String) {
        let response = service.respond(.get, path)
        #expect(response.status == .ok)
        #expect(response.fields[.contentType] == type)
        #expect(!response.body.isEmpty)
        #expect(service.respond(.head, path) == response)
    }

    /// Returns the methods of a route's path, which several routes may share.
    private func methods(of route: Route) -> [HTTPMethod] {
        Route.all.filter { $0.path == route.path }.flatMap { $0.method == .post ? [.post] : [HTTPMethod.get, .head] }
    }

    @Test func `a known method on the wrong path is a 405 with what the path allows`() throws {
        let methods: [HTTPMethod] = [.get, .head, .post, .put, .delete, .connect, .trace, .patch, .query]
        for route in Route.all {
            let path = route.path.replacing(#/\{.*\}/#, with: "system")
            let allowed = self.methods(of: route)
            for method in methods where !allowed.contains(method) {
                let response = service.respond(method, path)
                #expect(response.status == .methodNotAllowed, "\(method) \(path)")
                #expect(response.fields[.allow] == HTTPMethod.list(allowed + [.options]))
                #expect(try ReceivedProblem(response).type == "/problems/method-not-allowed")
            }
        }
    }

    @Test func `OPTIONS tells what a path allows`() {
        for route in Route.all {
            let path = route.path.replacing(#/\{.*\}/#, with: "system")
            let response = service.respond(.options, path)
            let expected = HTTPMethod.list(methods(of: route) + [.options])
            #expect(response.status == .noContent)
            #expect(response.fields[.allow] == expected)
            #expect(response.fields[.accessControlAllowMethods] == expected)
            #expect(response.body.isEmpty)
        }
    }

    @Test func `OPTIONS on the server as a whole tells all that there is`() {
        let response = service.respond(.options, "*")
        #expect(response.status == .noContent)
        #expect(response.fields[.allow] == "GET, HEAD, POST, OPTIONS")
    }

    @Test func `OPTIONS on an unknown path is a 404 like any other method`() {
        #expect(service.respond(.options, "/nowhere").status == .notFound)
    }

    @Test func `a preflight is answered on any path`() {
        let preflight: HTTPFields = [.origin: "null", .accessControlRequestMethod: "POST"]
        for (path, methods) in [("/transition", "POST, OPTIONS"), ("/nowhere", "GET, HEAD, POST, OPTIONS")] {
            let response = service.respond(.options, path, preflight)
            #expect(response.status == .noContent)
            #expect(response.fields[.accessControlAllowOrigin] == "*")
            #expect(response.fields[.accessControlAllowMethods] == methods)
            #expect(
                response.fields[.accessControlAllowHeaders]
                    == "content-type, content-encoding, accept, authorization, if-none-match, traceparent, tracestate, "
                    + "baggage, x-request-id, x-requested-with"
            )
            #expect(response.fields[.accessControlMaxAge] == "7200")
        }
    }

    @Test(arguments: ["BREW", "get", "PURGE"])
    func `an unknown method is a 501, whatever the path`(_ method: String) throws {
        for path in ["/transition", "/nowhere"] {
            let response = service.respond(HTTPMethod(method), path)
            #expect(response.status == .notImplemented)
            #expect(try ReceivedProblem(response).type == "/problems/method-not-implemented")
        }
    }

    @Test(arguments: [
        "/transition/", "/index.html", "/playground", "/playground/", "/playground.html", "/Transition",
        "/transition%20", "//transition", "/policies/", "/policies/a/b",
        "/schemas/", "/schemas/transition", "/schemas/transition.json/", "/devices/iPhone%zz", "/devices/iPhone+15",
        "/rules/", "/rules/km.push", "/references/seed0.9",
        "/policies/{name}", "/nowhere", "", "/openapi", "/policies/km", "/problems/nothing",
    ])
    func `an unknown path is a 404`(_ path: String) throws {
        let head = HTTPRequestHead(method: .get, path: path)
        let response = service.service.respond(to: HTTPRequest(head: head))
        #expect(response.status == .notFound)
        #expect(try ReceivedProblem(response).type == "/problems/not-found")
    }

    @Test func `what a head shows is refused before the body`() {
        func status(_ method: HTTPMethod, _ path: String, type: String? = nil) -> Int? {
            var head = HTTPRequestHead(method: method, path: path)
            head.fields[.contentType] = type
            return service.service.refusal(of: head)?.status.code
        }
        #expect(status(.post, "/transition", type: "application/json") == nil)
        #expect(status(.get, "/policies") == nil)
        #expect(status(.options, "/policies") == nil)
        #expect(status(.post, "/nowhere") == 404)
        #expect(status(.put, "/transition") == 405)
        #expect(status(.post, "/transition", type: "image/png") == 415)
        #expect(status(.other("BREW"), "/transition") == 501)
    }
}
