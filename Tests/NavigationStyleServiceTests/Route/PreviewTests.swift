import Gzip
import HTTPMessage
import NavigationStyle
import NavigationStyleJSON
import NavigationStyleService
import Testing

/// `POST /preview` and `GET /preview?r=…`.
@Suite struct PreviewTests {
    private let service = TestService()
    private let body = #"{"stack":[{"id":"a","title":"A"}],"operation":{"type":"push","screen":{"id":"b"}}}"#

    private func parameter(_ text: String) -> String { "0" + base64URL(Array(text.utf8)) }

    private func base64URL(_ bytes: [UInt8]) -> String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
        var text = ""
        var (bits, count) = (0, 0)
        for byte in bytes {
            bits = (bits << 8 | Int(byte)) & 0xFFFF
            count += 8
            while count >= 6 {
                count -= 6
                text.append(digits[bits >> count & 0x3F])
            }
        }
        if count > 0 { text.append(digits[bits << (6 - count) & 0x3F]) }
        return text
    }

    @Test func `a picture has so many screens and no more, in its stack and by its operations`() throws {
        func faults(_ screens: Int, _ members: String, _ service: TestService) throws -> [String] {
            let stack = (0..<screens).map { "{\"id\":\"s\($0)\"}" }.joined(separator: ",")
            let response = service.respond(.post, "/preview", body: "{\"stack\":[\(stack)]\(members)}")
            return response.status == .ok ? [] : try ReceivedProblem(response).faults
        }
        let push = #","operation":{"type":"push","screen":{"id":"b"}}"#
        let operations =
            #","operations":[{"type":"setViewControllers","screens":["s0",{"id":"b"}]},{"type":"push","screen":{"id":"c"}}]"#
        #expect(try faults(50, "", service) == [])
        #expect(try faults(51, "", service) == ["too-many /stack"])
        #expect(try faults(49, push, service) == [])
        #expect(try faults(50, push, service) == ["too-many /operation"])
        #expect(try faults(48, operations, service) == [])
        #expect(try faults(49, operations, service) == ["too-many /operations/1"])
        let other = TestService(limits: JSONLimits(previewScreens: 2))
        #expect(try faults(2, "", other) == [])
        #expect(try faults(3, "", other) == ["too-many /stack"])
    }

    @Test func `a picture of a change has its differences in JSON, and an address`() throws {
        let after = ##"{"stack":[{"id":"a","title":"A","bar":{"background":"#FFFFFF"}}],"##
        let before = ##""before":{"stack":[{"id":"a","title":"A","bar":{"background":"#0000FF"}}]}}"##
        let response = service.respond(.post, "/preview", [.accept: "application/json"], body: after + before)
        #expect(response.status == .ok)
        #expect(
            response.text.contains(
                ##""changes":[{"letter":"A","screen":"a","property":"background","message":"The background of"##
            )
        )
        let picture = service.respond(.get, "/preview?r=" + parameter(after + before))
        #expect(picture.status == .ok && picture.text.contains("was #0000FF and is now #FFFFFF"))
        let dark = service.respond(.get, "/preview?userInterfaceStyle=dark&r=" + parameter(after + before))
        #expect(dark.status == .ok && dark.text != picture.text)
        let two = service.respond(.get, "/preview?os=12.0,17.0&r=" + parameter(after + before))
        #expect(try ReceivedProblem(two).faults == ["conflicting-key /environments"])
        let hostile = service.respond(
            .get,
            "/preview?r=" + parameter(after + before.replacing("\"a\"", with: "\"<a>\""))
        )
        #expect(hostile.status == .ok && !hostile.text.contains("<a>"))
    }

    @Test(arguments: [
        "annotations", "at", "background", "caption", "content", "device", "extent", "form", "frame", "guides",
        "layoutDirection", "orientation", "os", "policies", "r", "rows", "userInterfaceStyle", "width",
    ])
    func `a hostile value in the address is refused in JSON`(_ name: String) {
        let value = "%3C%2Ftext%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E%22%27%26"
        let response = service.respond(.get, "/preview?example=leakingPop&\(name)=\(value)")
        #expect(response.status == .badRequest || response.status == .unprocessableContent, "\(response.status)")
        #expect(response.fields[.contentType] == "application/problem+json")
        #expect(!response.text.contains("<svg"))
    }

    @Test(arguments: [
        nil, "*/*", "image/*", "image/svg+xml", "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8",
        "text/html,application/xhtml+xml,*/*;q=0.8", "application/json;q=0.5, image/svg+xml",
    ])
    func `who asks for a picture or for nothing in particular gets one`(_ accept: String?) {
        let fields: HTTPFields = accept.map { [.accept: $0] } ?? [:]
        let response = service.respond(.post, "/preview", fields, body: body)
        #expect(response.status == .ok)
        #expect(response.fields[.contentType] == "image/svg+xml")
        #expect(response.text.hasPrefix("<svg "))
        #expect(
            response.fields["Content-Security-Policy"]
                == "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox"
        )
        #expect(response.fields["Content-Disposition"] == "inline; filename=\"navigation-style-film.svg\"")
        #expect(response.fields["X-Content-Type-Options"] == "nosniff")
        #expect(response.fields[.vary]?.contains("Accept") == true)
        #expect(
            response.fields["Server-Timing"] == nil || response.fields["Server-Timing"]?.contains("draw;dur=") == true
        )
    }

    @Test(arguments: ["application/json", "application/json, text/plain, */*", "application/*"])
    func `who asks for JSON gets the picture in it`(_ accept: String) throws {
        let response = service.respond(.post, "/preview", [.accept: accept], body: body)
        #expect(response.fields[.contentType] == "application/json")
        #expect(response.text.contains("\"form\":\"film\""))
        #expect(response.text.contains("\"style\":null"))
        #expect(response.text.contains("\"link\":\"/#r=1"))
        #expect(response.text.contains("\"image\":\"/preview?r=1"))
        #expect(response.fields["Content-Security-Policy"] == nil)
    }

    @Test(arguments: ["image/png", "text/csv", "image/svg+xml;q=0, application/json;q=0"])
    func `who asks for pixels is told three ways to them`(_ accept: String) {
        for response in [
            service.respond(.post, "/preview", [.accept: accept], body: body),
            service.respond(.get, "/preview?r=\(parameter(body))", [.accept: accept]),
        ] {
            #expect(response.status.code == 406)
            for way in ["playground", "resvg", "chromium --headless"] { #expect(response.text.contains(way)) }
        }
        let image = service.respond(.get, "/preview.png?r=\(parameter(body))")
        #expect(image.status.code == 404)
        for way in ["playground", "resvg", "chromium --headless"] { #expect(image.text.contains(way)) }
        #expect(!service.respond(.get, "/previews").text.contains("resvg"))
    }

    @Test func `the address of a picture gives the same picture`() throws {
        let posted = service.respond(.post, "/preview", body: body)
        let fetched = service.respond(.get, "/preview?r=\(parameter(body))&utm_source=wiki")
        #expect(fetched.status == .ok)
        #expect(fetched.body == posted.body)
        let json = service.respond(.post, "/preview", [.accept: "application/json"], body: body).text
        let image = try #require(json.split(separator: "\"image\":\"").last?.split(separator: "\"").first)
        #expect(service.respond(.get, String(image)).body == posted.body)
    }

    @Test func `a picture by its address can be kept for a day`() {
        let target = "/preview?r=\(parameter(body))"
        let response = service.respond(.get, target)
        #expect(response.fields["Cache-Control"] == "public, max-age=86400")
        let tag = response.fields[.eTag] ?? ""
        #expect(tag.hasPrefix("\""))
        let again = service.respond(.get, target, [.ifNoneMatch: tag])
        #expect(again.status == .notModified)
        #expect(again.body.isEmpty)
        let json = service.respond(.get, target, [.accept: "application/json"])
        #expect(json.fields[.eTag] != tag)
        let head = service.respond(.head, target)
        #expect(head.status == .ok)
    }

    @Test(arguments: [
        "", "?r=", "?r=2abc", "?r=x", "?r=0a", "?r=0%21", "?r=0====", "?r=1AAAA", "?r=1q1YqSS1", "?r=0eyJ",
        "?pretty=true",
    ])
    func `an address that says nothing is refused in words`(_ query: String) {
        let response = service.respond(.get, "/preview" + query)
        #expect(response.status.code == 400, "\(response.text)")
        #expect(response.fields[.contentType] == "application/problem+json")
    }

    @Test func `a parameter is told in the words of an address`() throws {
        func detail(_ query: String) throws -> String {
            try ReceivedProblem(service.respond(.get, "/preview?" + query)).detail
        }
        #expect(try detail("r=0") == "The parameter \"r\" is empty")
        let width = try detail("example=leakingPop&width=abc")
        #expect(width == "The parameter \"width\" must be a number, not \"abc\"")
    }

    @Test func `what an address stands for is inflated to the largest body at most`() throws {
        let service = TestService(maximumBodyLength: 4096)
        let bomb = try #require(Deflate.compress([UInt8](repeating: UInt8(ascii: " "), count: 10_000_000)))
        #expect(bomb.count < 20_000)
        let response = service.respond(.get, "/preview?r=1\(base64URL(bomb))")
        #expect(response.status.code == 400)
        #expect(response.text.contains("more than 4096 bytes"))
    }

    @Test func `all faults of a request and of its options come together`() throws {
        let body =
            #"{"stack":[{"id":"a"},{"id":"a"}],"preview":{"form":"movie","at":[2],"width":3,"idPrefix":"1","zzz":1}}"#
        let problem = try ReceivedProblem(service.respond(.post, "/preview", body: body))
        #expect(
            Set((problem.errors ?? []).map(\.pointer)) == [
                "/stack/1/id", "/preview/form", "/preview/at/0", "/preview/width", "/preview/idPrefix", "/preview/zzz",
            ]
        )
    }

    @Test func `faults that a change shows are in the order of what is drawn`() throws {
        let graph = """
            {"screens":[{"id":"a"},{"id":"b"}],"entries":[{"id":"e","stack":["a"]}],
             "routes":[{"from":"a","to":"b"}]}
            """
        let question = Array("{\"graph\":\(graph),\"path\":[\"e\",\"push b\"]}".utf8)
        let faults = [RequestFault(.empty, at: "/operation"), RequestFault(.empty, at: "/stack")]
        let problem = #expect(throws: Problem.self) {
            try service.service.preview(of: question) { _ throws(ScenarioError) in throw ScenarioError(faults) }
        }
        #expect(problem?.faults.map(\.pointer) == ["/stack", "/operation"])
    }

    @Test(arguments: [
        (#""operation":{"type":"pop"},"operations":[{"type":"pop"}]"#, "/operation"),
        (#""policy":"system","policies":["system"],"operation":{"type":"pop"}"#, "/policy"),
        (#""policies":["system"]"#, ""),
        (#""policies":["system"],"operation":{"type":"pop"},"preview":{"form":"film"}"#, "/preview/form"),
    ])
    func `members that belong to different requests are refused`(_ members: String, _ pointer: String) throws {
        let response = service.respond(.post, "/preview", body: "{\"stack\":[{\"id\":\"a\"}],\(members)}")
        let problem = try ReceivedProblem(response)
        #expect(problem.errors?.map(\.pointer) == [pointer])
    }

    @Test func `with tokens a picture is private`() throws {
        let tokens = try BearerTokens(listedIn: Array("0123456789abcdef0123456789abcdef".utf8))
        let service = TestService(tokens: tokens)
        let target = "/preview?r=\(parameter(body))"
        #expect(service.respond(.get, target).status.code == 401)
        let response = service.respond(.get, target, [.authorization: "Bearer 0123456789abcdef0123456789abcdef"])
        #expect(response.fields["Cache-Control"] == "private, max-age=86400")
    }

    @Test func `an example, policies and environments are named in the address`() {
        let path = "/preview?example=leakingPop&policies=system,transitionBar&os=17.0,26.0&width=80&at=0,1&frame=device"
        let response = service.respond(.get, path)
        #expect(response.status == .ok, "\(response.text)")
        #expect(response.text.contains(", 2 environments, 2 policies</title>"))
        #expect(response.text.contains("clip-path"))
        #expect(service.respond(.get, path).body == response.body)
        let linked = service.respond(
            .get,
            "/preview?r=" + parameter(body) + "&userInterfaceStyle=light,dark&rows=moments"
        )
        #expect(linked.text.contains(", 2 environments</title>"), "\(linked.text)")
    }

    @Test(arguments: [
        ("example=leakingPoop", HTTPStatus.badRequest), ("example=leakingPop&os=99", .badRequest),
        ("example=leakingPop&orientation=upright", .badRequest), ("example=leakingPop&width=5", .unprocessableContent),
        ("example=leakingPop&width=abc", .badRequest), ("example=leakingPop&at=0,x", .badRequest),
        ("example=leakingPop&annotations=1", .badRequest),
        ("example=leakingPop&policies=%3Cscript%3E", .unprocessableContent),
        ("example=leakingPop&frame=%3Cscript%3E", .unprocessableContent),
        ("example=leakingPop&background=url(x)", .unprocessableContent),
        (
            "example=leakingPop&os=8,9,10,11,12,13,14&userInterfaceStyle=light,dark&orientation=portrait,landscape",
            .unprocessableContent
        ),
    ])
    func `what an address cannot mean is told`(query: String, status: HTTPStatus) {
        let response = service.respond(.get, "/preview?" + query)
        #expect(response.status == status && !response.text.contains("<svg"), "\(response.text)")
    }
}
