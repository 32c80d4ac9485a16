import Gzip
import HTTPMessage
import Testing

@testable import NavigationStyleService

@Suite struct EncodedResponseTests {
    let service = TestService()

    /// Returns whether a long answer is compressed with gzip.
    private func isCompressed(_ acceptEncoding: String?) throws -> Bool {
        var fields = HTTPFields()
        fields[.acceptEncoding] = acceptEncoding
        let plain = service.respond(.get, "/policies")
        let response = service.respond(.get, "/policies", fields)
        #expect(response.status == .ok)
        #expect(response.fields[.vary] == "Accept, Accept-Encoding")
        guard response.fields[.contentEncoding] == "gzip" else {
            #expect(response == plain)
            return false
        }
        let isSame = try Gzip.decompress(response.body, limit: 1 << 20) == plain.body
        #expect(isSame)
        #expect(response.body.count < plain.body.count / 2)
        return true
    }

    @Test(arguments: [
        "gzip", "GZip", "gzip, deflate, br", "br;q=1.0, gzip;q=0.8, *;q=0.1", "*", "x-gzip", "gzip;q=0.001",
        "identity;q=0.5, gzip", "identity;q=0, gzip;q=0.1", "*;q=0.5, identity;q=0", "gzip ; q=1", "br, *;q=.2",
        "gzip, deflate", "gzip, deflate, br, zstd", "gzip,deflate,br",
    ])
    func `gzip is sent to whoever asks for it`(_ value: String) throws {
        #expect(try isCompressed(value))
    }

    @Test(arguments: [
        nil, "", "identity", "br", "gzip;q=0", "gzip;q=0, *", "*;q=0, identity", "gzip;q=0.5, identity",
        "identity;q=0.3, gzip;q=0.2", "gzip;q=2", "gzip;q=x", "gzipped", ", ;",
    ])
    func `gzip is sent to nobody else`(_ value: String?) throws {
        #expect(try !isCompressed(value))
    }

    @Test(arguments: ["identity;q=0", "*;q=0", "br, identity;q=0", "gzip;q=0, identity;q=0"])
    func `whoever takes no coding that there is gets a 406`(_ value: String) throws {
        let head = service.head(.post, "/resolve", [.acceptEncoding: value])
        let response = try #require(service.service.refusal(of: head))
        #expect(response.status == .notAcceptable)
        #expect(try ReceivedProblem(response).detail.hasSuffix("gzip, identity"))
    }

    @Test func `no more than 1 KiB is sent as it is, unless it may not be`() throws {
        let small = service.respond(.get, "/version", [.acceptEncoding: "gzip"])
        #expect(small == service.respond(.get, "/version"))
        #expect(!small.fields.contains(.vary))
        let compressed = service.respond(.get, "/version", [.acceptEncoding: "gzip, identity;q=0"])
        #expect(compressed.fields[.contentEncoding] == "gzip")
        #expect(compressed.fields[.vary] == "Accept-Encoding")
        #expect(try Gzip.decompress(compressed.body, limit: 1024) == small.body)
        for (count, isCompressed) in [(1024, false), (1025, true)] {
            var response = HTTPResponse(status: .ok, body: [UInt8](repeating: 0, count: count))
            response.encode(for: .gzip)
            #expect(response.fields.contains(.contentEncoding) == isCompressed)
        }
    }

    @Test func `computations and problems are compressed too`() throws {
        let fields: HTTPFields = [.acceptEncoding: "gzip"]
        let keys = (0..<80).map { "\"k\($0)\": 1" }.joined(separator: ",")
        for (path, body) in [("/transition", SmallBody.transition), ("/resolve", "{\"stack\": [], \(keys)}")] {
            let plain = service.respond(.post, path, body: body)
            let response = service.respond(.post, path, fields, body: body)
            #expect(response.status == plain.status)
            #expect(response.fields[.contentType] == plain.fields[.contentType])
            #expect(response.fields[.contentEncoding] == "gzip")
            let isSame = try Gzip.decompress(response.body, limit: 1 << 20) == plain.body
            #expect(isSame)
        }
    }

    @Test func `HEAD has the fields of GET`() {
        let fields: HTTPFields = [.acceptEncoding: "gzip"]
        let isSame = service.respond(.head, "/openapi.yaml", fields) == service.respond(.get, "/openapi.yaml", fields)
        #expect(isSame)
    }

    @Test(arguments: [
        ("/policies", "Accept-Encoding, Accept"), ("/devices", "Accept-Encoding, Accept"),
        ("/openapi.json", "Accept-Encoding"),
    ])
    func `each coding has a tag of its own, by which it need not be sent twice`(path: String, vary: String) throws {
        let plain = try #require(service.respond(.get, path).fields[.eTag])
        let compressed = try #require(service.respond(.get, path, [.acceptEncoding: "gzip"]).fields[.eTag])
        #expect(compressed == plain.dropLast() + "-gzip\"")
        for (tag, coding) in [(plain, "identity"), (compressed, "gzip")] {
            for condition in [tag, "W/" + tag, "\"x\", " + tag, "*"] {
                let response = service.respond(.get, path, [.acceptEncoding: coding, .ifNoneMatch: condition])
                #expect(response.status == .notModified)
                #expect(response.fields[.eTag] == tag)
                #expect(response.fields[.vary] == vary)
                #expect(!response.fields.contains(.contentEncoding))
            }
        }
        for (tag, coding) in [(plain, "gzip"), (compressed, "identity")] {
            let response = service.respond(.get, path, [.acceptEncoding: coding, .ifNoneMatch: tag])
            #expect(response.status == .ok)
        }
    }
}
