import HTTPMessage
import NavigationStyleJSON
import Synchronization
import Testing

@testable import NavigationStyleService

/// The routes under `/v0`, compared with the same routes without it.
@Suite struct ContractVersionTests {
    private let service = TestService()

    /// A request without a version.
    struct Sample: Sendable, CustomStringConvertible {
        let method: HTTPMethod
        let path: String
        var body = ""

        var description: String { "\(method) \(path)" }
    }

    private static let parameters = [
        "/policies/{name}": "system", "/devices/{name}": "iPhone%2015", "/diagnostics/{code}": "style-leak",
        "/rules/{id}": "uikit.S5", "/references/{id}": "S1", "/problems/{slug}": "not-found",
        "/schemas/{name}.json": "replay.json",
    ]

    /// A request for each route whose answer depends on the request alone.
    private static let answered = Route.all.filter { $0.path != "/metrics" && $0.path != "/version" }.map {
        route -> Sample in
        let path = route.path
        let target = parameters[path].map { path.prefix { $0 != "{" } + $0 } ?? path
        let query = route.kind == .linkedPicture ? "?example=leakingPop" : ""
        return Sample(
            method: route.method,
            path: target + query,
            body: route.method == .post ? SmallBody.all[path] ?? SmallBody.transition : ""
        )
    }

    private static let refused = [
        Sample(method: .get, path: "/nowhere"), Sample(method: .get, path: "/policies/none"),
        Sample(method: .put, path: "/transition"), Sample(method: .post, path: "/transition", body: "{"),
        Sample(
            method: .post,
            path: "/batch",
            body: #"{"requests":[{"stack":[],"operation":{"type":"pop"}},{}]}"#
        ),
        Sample(
            method: .post,
            path: "/compare",
            body:
                #"{"policies":["swiftUI"],"environment":{"os":"9.0"},"stack":[{"id":"a"}],"operation":{"type":"pop"}}"#
        ),
        Sample(method: .get, path: "/preview?r=0"), Sample(method: .get, path: "/livez?pretty=maybe"),
        Sample(method: .options, path: "/transition"), Sample(method: .head, path: "/rules"),
    ]

    /// Returns the text without the version in its links.
    private func bare(_ text: String) -> String {
        ["\"", "`", "type: ", "- "].reduce(text) { $0.replacing($1 + "/v0/", with: $1 + "/") }
    }

    @Test(arguments: answered + refused, ["application/json", "text/html"])
    func `a path under the version answers the same, but for its links`(
        _ sample: Sample,
        _ type: String
    ) {
        let (method, path, body) = (sample.method, sample.path, sample.body)
        let fields: HTTPFields = [.accept: type]
        let plain = service.respond(method, path, fields, body: body)
        let pinned = service.respond(method, "/v0" + path, fields, body: body)
        #expect(pinned.status == plain.status, "\(method) \(path)")
        #expect(pinned.fields[.contentType] == plain.fields[.contentType])
        #expect(pinned.fields[.allow] == plain.fields[.allow])
        guard !path.hasPrefix("/openapi"), path != "/nowhere" else { return }
        #expect(bare(pinned.text) == plain.text, "\(method) \(path)")
    }

    @Test(arguments: answered + refused)
    func `every link of an answer begins with the version`(_ request: Sample) {
        guard !request.path.hasPrefix("/openapi") else { return }
        for type in ["application/json", "text/html"] {
            let text = service.respond(request.method, "/v0" + request.path, [.accept: type], body: request.body).text
            for match in text.matches(of: #/(?:"(?:type|link|image|\$id|\$ref)": ?|href=)"(\/[^"]*)"/#) {
                #expect(match.1.hasPrefix("/v0/"), "\(request.path): \(match.1)")
            }
            #expect(!text.contains("\"/problems/") && !text.contains("\"/schemas/"), "\(request.path)")
        }
    }

    @Test func `the playground asks where it stands`() {
        for part in ["/", "/playground.js", "/playground/tables.js", "/playground/audit.js"] {
            let response = service.respond(.get, "/v0" + part)
            #expect(response.status == .ok, "\(part)")
            let text = response.text
            let absolute = text.matches(of: #/(?:href|src)[=:] ?["'`]\/|from ["']\/|import\(["'`]\//#)
            #expect(absolute.isEmpty, "\(part): \(absolute.map(\.0))")
        }
    }

    @Test(arguments: [
        "/v0", "/v0/v0/livez", "/v00/livez", "/V0/livez", "/v1/livez", "/v0//livez", "//v0/livez", "/v0/nowhere",
    ])
    func `nothing else is a version`(_ path: String) throws {
        let response = service.respond(.get, path)
        #expect(response.status == .notFound)
        #expect(try ReceivedProblem(response).detail.contains("\"\(path)\""), "the path is shown as it was sent")
    }

    @Test func `tokens are asked for, and requests counted, alike`() throws {
        let tokens = try BearerTokens(listedIn: Array("open".utf8))
        let service = TestService(tokens: tokens, rate: RequestRate("2/s"))
        for _ in 1...3 { #expect(service.respond(.get, "/v0/livez").status == .ok) }
        #expect(service.respond(.get, "/v0/").status == .ok)
        #expect(service.respond(.get, "/v0/policies").status == .unauthorized)
        #expect(service.respond(.get, "/v0/policies").status == .tooManyRequests)
        let fields: HTTPFields = [.authorization: "Bearer open"]
        #expect(service.respond(.get, "/v0/policies", fields).status == .ok)
        #expect(service.respond(.get, "/policies", fields).status == .ok)
        #expect(service.respond(.get, "/v0/policies", fields).status == .tooManyRequests)
    }

    @Test func `the service says which versions there are`() {
        for path in ["/version", "/v0/version"] {
            let text = service.respond(.get, path).text
            #expect(text == #"{"name":"navigation-style","version":"1.2.3","contracts":[{"name":"v0","path":"/v0"}]}"#)
        }
    }

    @Test func `a version that is to go says so in each answer, and no other`() {
        let records = Mutex<[RequestRecord]>([])
        let old = ContractVersion(name: "v0", deprecation: CalendarDay(2026, 11, 25), sunset: CalendarDay(2027, 3, 1))
        let service = NavigationStyleService(
            configuration: NavigationStyleService.Configuration(
                version: "1",
                contracts: [old, ContractVersion(name: "v1")]
            ),
            observe: { record in records.withLock { $0.append(record) } }
        )
        func fields(_ path: String) -> HTTPFields {
            service.respond(to: HTTPRequest(head: TestService().head(.get, path))).fields
        }
        for path in ["/v0/livez", "/v0/policies", "/v0/policies/none", "/v0/nowhere"] {
            #expect(fields(path)["Deprecation"] == "@1795564800")
            #expect(fields(path)["Sunset"] == "Mon, 01 Mar 2027 00:00:00 GMT")
        }
        for path in ["/livez", "/v1/livez", "/v1/policies/none", "/nowhere", "/v2/livez"] {
            #expect(!fields(path).contains("Deprecation") && !fields(path).contains("Sunset"))
        }
        let text = service.respond(to: HTTPRequest(head: TestService().head(.get, "/version"))).text
        #expect(text.contains(#"{"name":"v0","path":"/v0","deprecation":"2026-11-25","sunset":"2027-03-01"}"#))
        #expect(text.contains(#"{"name":"v1","path":"/v1"}"#))
        let policies = records.withLock { $0 }.filter { $0.path?.hasSuffix("/policies/none") == true }
        #expect(policies.map(\.route) == Array(repeating: "/policies/{name}", count: policies.count))
        #expect(
            policies.map(\.path) == [
                "/v0/policies/none", "/v0/policies/none", "/v1/policies/none", "/v1/policies/none",
            ]
        )
    }

    @Test func `metrics name the route without the version`() {
        let metrics = ServiceMetrics()
        let service = NavigationStyleService(
            configuration: NavigationStyleService.Configuration(version: "1"),
            observe: { metrics.count($0) }
        )
        for path in ["/livez", "/v0/livez", "/v0/nowhere", "/v0/v0/livez"] {
            _ = service.respond(to: HTTPRequest(head: TestService().head(.get, path)))
        }
        let text = String(decoding: MetricFamily.text(metrics.families), as: UTF8.self)
        let name = "navigation_style_http_requests_total"
        #expect(text.contains(name + #"{route="/livez",method="GET",status="200"} 2"# + "\n"))
        #expect(text.contains(name + #"{route="unmatched",method="GET",status="404"} 2"# + "\n"))
        #expect(!text.contains("v0"))
    }

    @Test(arguments: [
        (CalendarDay(1970, 1, 1), 0, "Thu, 01 Jan 1970 00:00:00 GMT", "1970-01-01"),
        (CalendarDay(1999, 12, 31), 946_598_400, "Fri, 31 Dec 1999 00:00:00 GMT", "1999-12-31"),
        (CalendarDay(2000, 2, 29), 951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT", "2000-02-29"),
        (CalendarDay(2026, 11, 25), 1_795_564_800, "Wed, 25 Nov 2026 00:00:00 GMT", "2026-11-25"),
        (CalendarDay(2100, 2, 28), 4_107_456_000, "Sun, 28 Feb 2100 00:00:00 GMT", "2100-02-28"),
    ])
    func `a day is a number of seconds, a date of HTTP, and what people write`(
        _ day: CalendarDay,
        _ seconds: Int,
        _ date: String,
        _ text: String
    ) {
        #expect(day.secondsSince1970 == seconds)
        #expect(day.httpDate == date)
        #expect(day.description == text)
    }
}
