import Foundation
import HTTPMessage
import NavigationStyle
import NavigationStyleJSON
import Testing

@testable import NavigationStyleService

@Suite struct ResourceTests {
    let service = TestService()

    private static let paths = [
        "/policies", "/policies/system", "/devices", "/view-hierarchy", "/view-hierarchy?os=26.0",
        "/problems/not-found", "/openapi.yaml", "/openapi.json",
        "/version", "/", "/playground.css", "/playground.svg", "/playground.js", "/playground/tables.js",
        "/playground/audit.js",
    ]

    @Test(arguments: paths)
    func `a resource has a strong entity tag, by which it need not be sent twice`(_ path: String) throws {
        let response = service.respond(.get, path)
        let tag = try #require(response.fields[.eTag])
        #expect(tag.hasPrefix("\"") && tag.hasSuffix("\"") && tag.count > 2)
        for condition in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
            let unchanged = service.respond(.get, path, [.ifNoneMatch: condition])
            #expect(unchanged.status == .notModified)
            #expect(unchanged.body.isEmpty)
            #expect(unchanged.fields[.eTag] == tag)
            #expect(unchanged.fields[.accessControlAllowOrigin] == "*")
        }
        #expect(service.respond(.get, path, [.ifNoneMatch: "\"other\""]) == response)
    }

    @Test func `resources of other bytes have other tags`() {
        let tags = Self.paths.map { service.respond(.get, $0).fields[.eTag] }
        #expect(Set(tags).count == tags.count)
        #expect(service.respond(.get, "/policies?pretty=true").fields[.eTag] != tags[0])
    }

    @Test func `a policy's page has all that the engine knows of it`() throws {
        for page in PolicyPage.all {
            let response = service.respond(.get, "/policies/\(page.name)")
            let received = try JSONDecoder().decode(ReceivedPolicy.self, from: Data(response.body))
            #expect(received.name == page.name)
            #expect(received.source == page.source)
            #expect(received.editions.map(\.name) == page.editions.map(\.name))
            #expect(received.options.map(\.summary) == page.options.map(\.summary))
            #expect(received.libraryMembers.map(\.name) == page.libraryMembers.map(\.name))
            #expect(received.copiedProperties == page.copiedProperties.map(\.name))
            #expect(received.knownLimits == page.knownLimits)
            #expect(received.rules.map(\.id) == page.rules.map(\.id))
        }
    }

    @Test func `every device is listed with its screen, and every pointer of its evidence leads to a number`() throws {
        let body = Data(service.respond(.get, "/devices").body)
        let received = try #require(try JSONSerialization.jsonObject(with: body) as? [String: [[String: Any]]])
        let devices = try #require(received["devices"])
        #expect(devices.compactMap { $0["name"] as? String } == Device.names)
        for (device, entry) in zip(Device.all, devices) {
            let screen = try #require(entry["screen"] as? [String: Any])
            #expect(screen["width"] as? Double == device.width && screen["height"] as? Double == device.height)
            #expect(screen["scale"] as? Int == device.scale)
            for metrics in try #require(entry["metrics"] as? [[String: Any]]) {
                for evidence in try #require(metrics["evidence"] as? [[String: Any]]) {
                    for pointer in try #require(evidence["pointers"] as? [String]) {
                        let value = pointer.split(separator: "/").reduce(metrics as Any?) { value, token in
                            (value as? [String: Any])?[String(token)]
                        }
                        #expect(value != nil, "\(device.name): \(pointer)")
                    }
                }
            }
        }
    }

    @Test func `the version is the one that the service was given`() {
        #expect(
            service.respond(.get, "/version").text
                == #"{"name":"navigation-style","version":"1.2.3","contracts":[{"name":"v0","path":"/v0"}]}"#
        )
    }

    @Test func `a service that is about to stop is not ready, and still answers`() throws {
        let service = TestService(isReady: false)
        let response = service.respond(.get, "/readyz")
        #expect(response.status == .serviceUnavailable)
        #expect(response.fields[.retryAfter] == "5")
        #expect(try ReceivedProblem(response).type == "/problems/not-ready")
        #expect(service.respond(.get, "/livez").status == .ok)
        #expect(service.respond(.post, "/transition", body: SmallBody.transition).status == .ok)
    }

    @Test func `health is not kept by caches`() {
        for path in ["/livez", "/readyz"] {
            let response = service.respond(.get, path)
            #expect(response.text == #"{"status":"ok"}"#)
            #expect(response.fields[.cacheControl] == "no-store")
            #expect(response.fields[.eTag] == nil)
        }
    }

    @Test func `the type of every problem is a page that explains it`() throws {
        for kind in Problem.Kind.allCases {
            for accept in ["application/json", "text/html"] {
                let response = service.respond(.get, kind.type, [.accept: accept])
                #expect(response.status == .ok)
                #expect(response.text.contains(kind.title) && response.text.contains(kind.explanation))
            }
        }
    }
}

private struct ReceivedPolicy: Decodable {
    struct Entry: Decodable {
        var name: String
        var summary: String
    }

    struct Rule: Decodable {
        var id: String
        var summary: String
    }

    var name: String
    var source: String
    var editions: [Entry]
    var options: [Entry]
    var libraryMembers: [Entry]
    var copiedProperties: [String]
    var knownLimits: [String]
    var rules: [Rule]
}
