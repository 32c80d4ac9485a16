import HTTPMessage
import Testing

@testable import NavigationStyleService

@Suite struct BearerTokensTests {
    private let service: TestService

    init() throws {
        service = TestService(
            tokens: try BearerTokens(listedIn: Array("# who\nfirst\n\n  c2Vjb25k/+~._-==  \r\n".utf8))
        )
    }

    private func fault(in list: [UInt8]) -> BearerTokens.Fault? {
        do throws(BearerTokens.Fault) {
            _ = try BearerTokens(listedIn: list)
            return nil
        } catch {
            return error
        }
    }

    @Test func `what is no list of tokens is told without the tokens`() {
        #expect(fault(in: []) == .empty)
        #expect(fault(in: Array("\n# a\n \n".utf8)) == .empty)
        #expect(fault(in: Array("a\nb c\n".utf8)) == .malformedToken(line: 2))
        #expect(fault(in: Array("#\r\n\r\né\r\n".utf8)) == .malformedToken(line: 3))
        #expect(fault(in: Array("a=b".utf8)) == .malformedToken(line: 1))
        #expect(fault(in: Array("==".utf8)) == .malformedToken(line: 1))
        #expect(fault(in: [0x61, 0xFF]) == .notUTF8)
        #expect(fault(in: Array("a\n: b\n".utf8)) == .malformedName(line: 2))
        #expect(fault(in: Array("a b: c".utf8)) == .malformedName(line: 1))
        #expect(fault(in: Array((String(repeating: "a", count: 65) + ": c").utf8)) == .malformedName(line: 1))
        #expect(fault(in: Array("ci:".utf8)) == .malformedToken(line: 1))
        #expect(fault(in: Array("ci: a b".utf8)) == .malformedToken(line: 1))
        #expect(fault(in: Array("ci: a: b".utf8)) == .malformedToken(line: 1))
        #expect(fault(in: Array("a".utf8)) == nil)
    }

    @Test(arguments: ["Bearer first", "bearer first", "BEARER  first", "Bearer c2Vjb25k/+~._-=="])
    func `whoever carries a token is answered`(_ value: String) {
        let fields: HTTPFields = [.authorization: value]
        #expect(service.respond(.post, "/resolve", fields, body: SmallBody.resolve).status == .ok)
        #expect(service.respond(.get, "/policies", fields).status == .ok)
        #expect(service.respond(.get, "/nowhere", fields).status == .notFound)
    }

    @Test(arguments: [
        "Bearer", "Bearer ", "Bearer firs", "Bearer firstt", "Bearer First", "Bearer firsu", "Bearer first,",
        "Bearer first, Bearer first", "Bearer first first", "Bearer c2Vjb25k/+~._-=",
    ])
    func `whoever carries another is not`(_ value: String) throws {
        let response = try #require(
            service.service.refusal(of: service.head(.get, "/policies", [.authorization: value]))
        )
        #expect(response.status == .unauthorized)
        let hasToken = value.hasPrefix("Bearer ")
        let challenge = "Bearer realm=\"navigation-style\""
        #expect(
            response.fields[.wwwAuthenticate] == (hasToken ? challenge + ", error=\"invalid_token\"" : challenge)
        )
        #expect(try ReceivedProblem(response).type == "/problems/unauthorized")
    }

    @Test(arguments: [nil, "", "Basic Zmlyc3Q6", "first", "Digest first"])
    func `whoever carries none is told that one is asked for`(_ value: String?) throws {
        var fields = HTTPFields()
        fields[.authorization] = value
        let response = service.respond(.post, "/resolve", fields, body: SmallBody.resolve)
        #expect(response.status == .unauthorized)
        #expect(response.fields[.wwwAuthenticate] == "Bearer realm=\"navigation-style\"")
        #expect(response.fields[.accessControlAllowOrigin] == "*")
        #expect(try ReceivedProblem(response).detail.contains("Authorization: Bearer"))
    }

    @Test func `only health, the playground and OPTIONS are for all to ask`() {
        for route in Route.all {
            let path = route.path.replacing(#/\{.*\}/#, with: "system")
            let isOpen = [
                "/livez", "/readyz", "/version", "/", "/playground.css", "/playground.svg", "/playground.js",
                "/playground/{name}.js",
            ].contains(route.path)
            let refusal = service.service.refusal(of: service.head(route.method, path))
            #expect(refusal?.status == (isOpen ? nil : .unauthorized), "\(route.path)")
            #expect(service.service.refusal(of: service.head(.options, path)) == nil)
            if isOpen { #expect(service.service.refusal(of: service.head(.head, path)) == nil) }
        }
    }

    @Test func `who holds a token goes by its name, or else by its line`() throws {
        let tokens = try BearerTokens(
            listedIn: Array("# all\nCI-job.1: first\nsecond\nother:third\nCI-job.1:fourth=\n".utf8)
        )
        func name(_ token: String) throws -> String { tokens.name(of: try tokens.check("Bearer " + token)) }
        #expect(try ["first", "second", "third", "fourth="].map(name) == ["CI-job.1", "line 3", "other", "CI-job.1"])
        #expect(try tokens.check("Bearer first") == tokens.check("Bearer fourth="))
    }

    @Test func `what there is cannot be found out without a token`() {
        for (method, path) in [(HTTPMethod.get, "/nowhere"), (.put, "/resolve"), (.get, "/livez/")] {
            #expect(service.respond(method, path).status == .unauthorized)
        }
    }
}
