import HTTPMessage
import NavigationStyleService
import Testing

@Suite struct AllowedOriginsTests {
    private let service = TestService(allowedOrigins: .only(["https://a.example", "null"]))

    @Test func `a list names origins`() {
        #expect(AllowedOrigins("*") == .any)
        #expect(AllowedOrigins("null") == .only(["null"]))
        #expect(
            AllowedOrigins("https://a.example, http://localhost:3000,null,app+x://b,http://[::1]:80")
                == .only([
                    "https://a.example", "http://localhost:3000", "null", "app+x://b", "http://[::1]:80",
                ])
        )
    }

    @Test(arguments: [
        "", ",", "https://a.example,", "*, https://a.example", "a.example", "https://", "://a", "https://a.example/",
        "https://a.example/b", "HTTPS://a.example", "https://A.example", "https://a b", "https://*.example", "Null",
        "https:/a.example", "https://u@a.example",
    ])
    func `what no browser sends is no origin`(_ list: String) {
        #expect(AllowedOrigins(list) == nil)
    }

    @Test(arguments: ["https://a.example", "null"])
    func `an origin that is named may read every answer`(_ origin: String) {
        for response in answers(to: [.origin: origin]) {
            #expect(response.fields[.accessControlAllowOrigin] == origin)
            #expect(response.fields[.vary]?.hasSuffix("Origin") == true)
        }
    }

    @Test(arguments: [nil, "https://b.example", "http://a.example", "https://a.example:443", "*", "NULL"])
    func `no other origin may`(_ origin: String?) {
        var fields = HTTPFields()
        fields[.origin] = origin
        for response in answers(to: fields) {
            #expect(!response.fields.contains(.accessControlAllowOrigin))
            #expect(response.fields[.vary]?.hasSuffix("Origin") == true)
        }
    }

    @Test(arguments: [
        ("/openapi.yaml", "Accept-Encoding, Origin"), ("/policies", "Accept, Accept-Encoding, Origin"),
    ])
    func `an answer that depends on more than the origin says so`(path: String, vary: String) {
        let response = service.respond(.get, path, [.acceptEncoding: "gzip", .origin: "null"])
        #expect(response.fields[.vary] == vary)
    }

    private func answers(to fields: HTTPFields) -> [HTTPResponse] {
        [
            service.respond(.get, "/livez", fields), service.respond(.get, "/policies", fields),
            service.respond(.post, "/resolve", fields, body: SmallBody.resolve),
            service.respond(.post, "/resolve", fields, body: "{"), service.respond(.get, "/nowhere", fields),
            service.respond(.options, "/resolve", fields),
            service.service.response(to: .repeatedHost, of: service.head(.get, "/", fields)),
        ]
    }
}
