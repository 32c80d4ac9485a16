import Gzip
import HTTPMessage
import NavigationStyle
import NavigationStyleAudit
import NavigationStyleJSON
import Testing

@testable import NavigationStyleService

/// The page at `/`, as far as it can be tested without a browser.
@Suite struct PlaygroundTests {
    private static let paths = [
        "/", "/playground.css", "/playground.js", "/playground/tables.js", "/playground/audit.js",
        "/playground/editor.js", "/playground/examples.js", "/playground/operations.js", "/playground/mending.js",
        "/playground/pages.js", "/playground/take-away.js", "/playground.svg",
    ]

    @Test(arguments: paths)
    func `nothing runs in it but its own files, and nobody is told where it is`(_ path: String) {
        let response = TestService().respond(.get, path)
        #expect(
            response.fields[.contentSecurityPolicy]
                == "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; "
                + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; "
                + "trusted-types navigation-style"
        )
        #expect(response.fields[.referrerPolicy] == "no-referrer")
        #expect(response.fields[.contentTypeOptions] == "nosniff")
        #expect(response.fields[.cacheControl] == "no-cache")
    }

    @Test func `a program that asks for JSON gets the page too, as there is nothing else`() {
        let response = TestService().respond(.get, "/", [.accept: "application/json"])
        #expect(response.status == .ok)
        #expect(response.fields[.contentType] == "text/html; charset=utf-8")
    }

    @Test func `what comes first has 60,000 bytes at most, and 20,000 in gzip`() throws {
        let bodies = ["/", "/playground.css", "/playground.js"].map { TestService().respond(.get, $0).body }
        // gzip adds 18 bytes to deflated data. Answers are compressed faster, and about a tenth larger.
        let compressed = try bodies.map { try #require(Deflate.compress($0)).count + 18 }
        #expect(bodies.map(\.count).reduce(0, +) <= 60_000)
        #expect(compressed.reduce(0, +) <= 20_000)
    }

    @Test func `what audits need is loaded for them alone, and has 24 KB at most beside their example`() throws {
        let audit = TestService().respond(.get, "/playground/audit.js").text
        let parts = audit.split(separator: "export const example =")
        #expect(parts.count == 2 && parts[0].utf8.count <= 24_000)
        #expect(try AuditRequest(json: Array(parts[1].utf8)).screens.count == 10)
        #expect(!TestService().respond(.get, "/").text.contains("playground/audit"))
        #expect(TestService().respond(.get, "/playground.js").text.contains("import(`./playground/${name}.js`)"))
    }

    @Test func `the editor is loaded where the text is seen, and has 60,000 bytes at most in gzip`() throws {
        let editor = TestService().respond(.get, "/playground/editor.js").body
        #expect(try #require(Deflate.compress(editor)).count + 18 <= 60_000)
        #expect(!TestService().respond(.get, "/").text.contains("playground/editor"))
    }

    @Test func `there is no module but those that the page loads`() throws {
        let response = TestService().respond(.get, "/playground/nothing.js")
        #expect(try ReceivedProblem(response).type == "/problems/not-found")
    }

    @Test func `it names no other host, and keeps nothing`() {
        for path in Self.paths {
            let text = TestService().respond(.get, path).text
                .replacing("http://www.w3.org/2000/svg", with: "").replacing("http://127.0.0.1:8080", with: "")
            for word in ["http:", "https:", "//cdn", "localStorage", "sessionStorage", "indexedDB", "document.cookie"] {
                #expect(!text.contains(word), "\(path): \(word)")
            }
        }
    }

    @Test func `it speaks of environments and orientations, and not in words of its own`() {
        for path in Self.paths {
            let text = TestService().respond(.get, path).text
            for word in ["World", "Held", "Its color", "Widths a second", "as it stands", "cover and uncover"] {
                #expect(!text.contains(word), "\(path): \(word)")
            }
        }
    }

    @Test func `texts become elements in one place only`() {
        let scripts = Self.paths.filter { $0.hasSuffix(".js") }
        let script = scripts.map { TestService().respond(.get, $0).text }.joined()
        #expect(script.split(separator: "parseFromString").count == 2)
        for sink in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function"] {
            #expect(!script.contains(sink), "\(sink)")
        }
    }

    @Test(arguments: paths)
    func `a server without it has nothing at its paths, whatever the method`(_ path: String) throws {
        let service = TestService(servesPlayground: false)
        for method in [HTTPMethod.get, .head, .post, .options] {
            #expect(service.respond(method, path).status == .notFound)
        }
        #expect(try ReceivedProblem(service.respond(.get, path)).type == "/problems/not-found")
    }

    @Test(arguments: paths)
    func `a server with tokens gives it to everyone`(_ path: String) throws {
        let service = TestService(tokens: try BearerTokens(listedIn: Array("secret\n".utf8)))
        #expect(service.respond(.get, path).status == .ok)
        #expect(service.respond(.get, "/policies").status == .unauthorized)
    }

    // MARK: - Links

    @Test func `the page of each policy leads to its example`() throws {
        for page in PolicyPage.all {
            let json = TestService().respond(.get, "/policies/\(page.name)")
            let html = TestService().respond(.get, "/policies/\(page.name)", [.accept: "text/html"])
            let link = try #require(json.text.firstMatch(of: #/"link":"\/#r=([\w-]+)"/#)).1
            #expect(html.fields[.contentType] == "text/html; charset=utf-8")
            #expect(html.text.contains("<a href=\"/#r=\(link)\">"), "\(page.name)")
            let picture = TestService().respond(.get, "/preview?r=\(link)")
            #expect(picture.status == .ok)
            let isOfExample = picture.text.contains(">Push from Feed to Photo, \(page.name)")
            #expect(isOfExample, "\(page.name)")
        }
    }

    @Test func `a request has a link, a faulty one the link of its text, and a batch one for each of its own`() throws {
        let service = TestService().service
        func texts(_ body: String) throws -> [String] {
            try service.playgroundLinks(to: Array(body.utf8)).map { item, link in
                #expect(link.hasPrefix("/#r="))
                let text = try PreviewParameter.decode(String(link.dropFirst(4)), limit: 1 << 20)
                return item + " " + String(decoding: text, as: UTF8.self)
            }
        }
        #expect(try texts(#"{ "stack": [{"id": "a"}], "x-note": 1 }"#) == [#" {"stack":[{"id":"a"}]}"#])
        #expect(try texts(#"{ "stak": [] }"#) == [#" { "stak": [] }"#])
        #expect(try texts("{") == [" {"])
        let batch = #"{"requests":[{"id":"x","stack":[{"id":"a"}],"operation":{"type":"pop"}},{"id":"y"}]}"#
        #expect(
            try texts(batch) == [
                #"/requests/0 {"stack":[{"id":"a"}],"operation":{"type":"pop"}}"#, #"/requests/1 {"id":"y"}"#,
            ]
        )
    }
}
