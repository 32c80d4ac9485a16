import Foundation
import HTTPMessage
import NavigationStyle
import NavigationStyleAudit
import Testing

@testable import NavigationStyleService

/// The reference pages to which answers link.
@Suite struct PageTests {
    let service = TestService()

    private struct Page: Decodable {
        var id: String
        var text: String
        var references: [String]
    }

    private func page(_ path: String) throws -> Page {
        let response = service.respond(.get, path)
        #expect(response.status == .ok, "\(path)")
        return try JSONDecoder().decode(Page.self, from: Data(response.body))
    }

    @Test func `every rule is a page, and all that it refers to`() throws {
        for rule in Rule.all {
            let page = try page("/rules/\(rule.id)")
            #expect(page.id == rule.id && page.text == rule.text)
            for reference in page.references { _ = try self.page("/references/\(reference)") }
        }
    }

    @Test(arguments: [
        "/rules/km%2Epush%2E2", "/policies/s%79stem", "/diagnostics/style%2Dleak", "/devices/iPhone%2015",
    ])
    func `a name may be escaped in a path`(_ path: String) {
        #expect(service.respond(.get, path).status == .ok)
    }

    @Test func `every reference of a kind of diagnostic is a page with words`() throws {
        for diagnostic in AuditPage.all {
            for reference in diagnostic.references {
                #expect(try page("/references/\(reference)").text.count > 20)
            }
        }
    }

    @Test(arguments: ["/policies", "/devices", "/rules", "/references", "/diagnostics", "/problems"])
    func `a list leads to every page`(_ path: String) {
        let html = service.respond(.get, path, [.accept: "text/html"]).text
        let links = html.matches(of: #/href="([^"]*)"/#).map { String($0.1) }
        #expect(links.count > 20)
        for link in links { #expect(service.respond(.get, link).status == .ok, "\(link)") }
    }

    @Test func `a page for people leads on`() {
        for path in ["/rules/km.usage.2", "/references/km.usage.2", "/diagnostics/style-leak"] {
            let html = service.respond(.get, path, [.accept: "text/html"]).text
            for link in html.matches(of: #/href="([^"]*)"/#) {
                #expect(service.respond(.get, String(link.1)).status == .ok, "\(link.1)")
            }
            #expect(html.contains("href"))
        }
    }

    @Test func `a page for people has a viewport, landmarks, dark mode and a way back`() {
        for path in ["/policies", "/devices", "/devices/iPhone%2015", "/rules/km.usage.2", "/problems/not-found"] {
            let response = service.respond(.get, path, [.accept: "text/html,application/xhtml+xml"])
            #expect(response.fields[.contentType] == "text/html; charset=utf-8", "\(path)")
            let parts = [
                "width=device-width", "<main>", "<nav aria-label", "<a href=\"/\">", "light dark",
                "<link rel=\"icon\" href=\"/playground.svg\">",
            ]
            for part in parts {
                #expect(response.text.contains(part), "\(path): \(part)")
            }
            let json = service.respond(.get, path, [.accept: "*/*"])
            #expect(json.fields[.contentType] == "application/json", "\(path)")
        }
    }

    @Test(arguments: ["/policies", "/policies/system", "/devices/iPhone%2015", "/problems/not-found"])
    func `no page of a server without a playground leads to one`(_ path: String) {
        let service = TestService(servesPlayground: false)
        let html = service.respond(.get, path, [.accept: "text/html"]).text
        let links = html.matches(of: #/href="([^"]*)"/#).map { String($0.1) }
        #expect(links.count >= 6)
        for link in links {
            let page = String(link.prefix { $0 != "#" })
            #expect(service.respond(.get, page).status == .ok, "\(link)")
        }
        #expect(html.contains("<b>navigation-style</b>"))
    }

    @Test func `the page of a device has its lengths`() {
        let text = service.respond(.get, "/devices/iPhone%2015", [.accept: "text/html"]).text
        #expect(text.contains("393 × 852 points at 3×"))
        #expect(text.contains("iOS 11.0 and later"))
    }

    @Test func `a page escapes what HTML gives a meaning`() {
        let page = HTMLPage(
            title: "<a & b>",
            blocks: [
                .text("\"quoted\" & 'so' <script>"), .list("<l>", [HTMLPage.Link("<t>", to: "/a?b&c\"", note: "<n>")]),
            ]
        )
        let html = String(decoding: page.bytes(linkPrefix: "", hasPlayground: true), as: UTF8.self)
        #expect(html.contains("<h1>&lt;a &amp; b&gt;</h1>"))
        #expect(html.contains("<p>&quot;quoted&quot; &amp; &#39;so&#39; &lt;script&gt;</p>"))
        #expect(html.contains(#"<li><a href="/a?b&amp;c&quot;">&lt;t&gt;</a>: &lt;n&gt;</li>"#))
    }

    @Test func `a page is JSON that can be indented`() {
        #expect(service.respond(.get, "/rules/km.push.2?pretty").text.hasPrefix("{\n  \"id\": \"km.push.2\""))
    }
}
