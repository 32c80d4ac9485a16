import HTTPMessage
import Synchronization
import Testing

@testable import NavigationStyleService

/// A clock that a test sets.
private final class Clock: Sendable {
    private let time = Atomic<UInt64>(5_000_000_000)

    var now: UInt64 { time.load(ordering: .relaxed) }

    func advance(milliseconds: UInt64) {
        time.add(milliseconds * 1_000_000, ordering: .relaxed)
    }
}

@Suite struct RequestQuotasTests {
    private static let client = HTTPClient.network(.v4(1))

    private func quotas(_ rate: String) throws -> RequestQuotas {
        RequestQuotas(rate: try #require(RequestRate(rate)))
    }

    @Test(arguments: [("1/s", 1), ("10/s", 10), ("1000000/s", 1_000_000), ("007/s", 7)])
    func `a rate is a number of requests a second`(_ text: String, _ count: Int) {
        #expect(RequestRate(text)?.requestsPerSecond == count)
    }

    @Test(arguments: [
        "", "/s", "10", "10/", "10/m", "0/s", "-1/s", "+1/s", "1.5/s", "1000001/s", "99999999999999999999/s", "10 /s",
        "10/s ", "１/s", "a/s",
    ])
    func `anything else is none`(_ text: String) {
        #expect(RequestRate(text) == nil)
    }

    @Test func `the requests of a second may come at once, and again a second later`() throws {
        let quotas = try quotas("3/s")
        for start: UInt64 in [0, 1, 2, 5, 1000].map({ $0 * 1_000_000_000 }) {
            #expect((0..<5).map { _ in quotas.count(Self.client, at: start).remaining } == [2, 1, 0, nil, nil])
        }
    }

    @Test func `who is refused waits no longer for that`() throws {
        let quotas = try quotas("2/s")
        let remaining = (0..<20).map { quotas.count(Self.client, at: $0 * 100_000_000).remaining }
        #expect(
            remaining == [1, 0, nil, nil, nil, 0, nil, nil, nil, nil, 0, nil, nil, nil, nil, 0, nil, nil, nil, nil]
        )
    }

    @Test(arguments: [1, 3, 7, 10, 999, 1_000_000])
    func `who keeps to the rate is never refused, whoever else asks`(_ rate: Int) throws {
        let quotas = try quotas("\(rate)/s")
        for number in 0..<UInt64(3000) {
            let now = number * 1_000_000_000 / UInt64(rate)
            for greedy in 0..<UInt64(10) {
                _ = quotas.count(.network(.v4(2)), at: now + greedy * 100_000_000 / UInt64(rate))
            }
            #expect(quotas.count(Self.client, at: now).remaining != nil)
        }
    }

    @Test func `a client has what it is due, and no more, over any time`() throws {
        let quotas = try quotas("10/s")
        // 100 requests a second, for ten seconds.
        let answered = (0..<UInt64(1000)).count { quotas.count(Self.client, at: $0 * 10_000_000).remaining != nil }
        #expect(answered == 10 + 99)
    }

    @Test func `who has not asked for a second is forgotten, and no more are remembered than may`() throws {
        let quotas = try quotas("1/s")
        for number in 0..<UInt32(250_000) {
            #expect(quotas.count(.network(.v4(number)), at: 0).remaining == 0)
        }
        #expect(quotas.clientCount <= RequestQuotas.capacity)
        #expect(quotas.count(.network(.v4(249_999)), at: 0).remaining == nil, "the last are remembered")
        #expect(quotas.count(.network(.v4(200_001)), at: 0).remaining == nil)
        _ = quotas.count(Self.client, at: 1_500_000_000)
        _ = quotas.count(Self.client, at: 3_000_000_000)
        #expect(quotas.clientCount == 1)
    }

    @Test func `a clock that goes back refuses nobody for long, and ends nothing`() throws {
        let quotas = try quotas("1/s")
        #expect(quotas.count(Self.client, at: 5_000_000_000).remaining == 0)
        #expect(quotas.count(Self.client, at: 0).remaining == nil)
        #expect(quotas.count(Self.client, at: 1 << 62).remaining == 0)
    }
}

/// The limit on the rate of requests, as seen by clients.
@Suite struct RateTests {
    private let clock = Clock()

    private func service(_ rate: String?, tokens: String? = nil) throws -> TestService {
        TestService(
            tokens: try tokens.map { try BearerTokens(listedIn: Array($0.utf8)) },
            trustedProxies: try #require(TrustedProxies("10.0.0.0/8")),
            rate: rate.flatMap { RequestRate($0) },
            now: { [clock] in clock.now }
        )
    }

    private func status(
        _ service: TestService,
        _ target: String = "/policies",
        _ fields: HTTPFields = [:],
        method: HTTPMethod = .get,
        from address: String = "192.0.2.1:1"
    ) -> Int {
        var head = service.head(method, target, fields)
        head.remoteAddress = SocketAddress(address)
        return service.service.respond(to: HTTPRequest(head: head)).status.code
    }

    @Test func `one request too many is a problem that says when to try again, also to a page`() throws {
        let service = try service("2/s")
        let first = service.respond(.post, "/resolve", body: SmallBody.resolve)
        #expect(first.status == .ok)
        #expect(first.fields["RateLimit"] == "\"client\";r=1;t=1")
        #expect(first.fields["RateLimit-Policy"] == "\"client\";q=2;w=1")
        _ = service.respond(.get, "/nowhere")
        let head = service.head(.post, "/resolve")
        let refusal = try #require(service.service.refusal(of: head), "it is refused before its body is read")
        #expect(refusal.status == .tooManyRequests)
        #expect(refusal.fields["Retry-After"] == "1")
        #expect(refusal.fields["RateLimit"] == "\"client\";r=0;t=1")
        #expect(refusal.fields["RateLimit-Policy"] == "\"client\";q=2;w=1")
        #expect(refusal.fields["Access-Control-Expose-Headers"]?.contains("RateLimit, RateLimit-Policy") == true)
        let problem = try ReceivedProblem(refusal)
        #expect(problem.type == "/problems/too-many-requests")
        #expect(problem.detail == "This client has sent more than 2 requests in a second")
        clock.advance(milliseconds: 500)
        #expect(service.respond(.post, "/resolve", body: SmallBody.resolve).status == .ok)
    }

    @Test func `health and OPTIONS are not counted`() throws {
        let service = try service("1/s")
        for _ in 1...5 {
            for path in ["/livez", "/readyz", "/version"] { #expect(status(service, path) == 200) }
            #expect(status(service, "/transition", method: .options) == 204)
        }
        let health = service.respond(.get, "/livez")
        #expect(!health.fields.contains("RateLimit") && !health.fields.contains("RateLimit-Policy"))
        #expect(status(service) == 200)
        #expect(status(service) == 429)
        #expect(status(service, "/") == 429)
        #expect(status(service, "/metrics") == 429)
        #expect(status(service, "/livez") == 200)
    }

    @Test func `a client is its address, of IPv6 the network, behind trusted proxies whom they name`() throws {
        let service = try service("1/s")
        #expect(status(service) == 200)
        #expect(status(service, from: "192.0.2.1:2") == 429)
        #expect(status(service, from: "192.0.2.2:1") == 200)
        #expect(status(service, from: "[2001:db8::1]:1") == 200)
        #expect(status(service, from: "[2001:db8::ffff:0:0:2]:1") == 429)
        #expect(status(service, from: "[2001:db8:0:1::1]:1") == 200)
        #expect(status(service, "/policies", ["X-Forwarded-For": "203.0.113.1"], from: "10.0.0.1:1") == 200)
        #expect(status(service, "/policies", ["X-Forwarded-For": "203.0.113.1"], from: "10.0.0.2:1") == 429)
        #expect(status(service, "/policies", ["X-Forwarded-For": "203.0.113.2"], from: "10.0.0.1:1") == 200)
        #expect(status(service, "/policies", ["X-Forwarded-For": "203.0.113.3"], from: "192.0.2.1:1") == 429)
    }

    @Test func `a client is the name of its token, wherever it is; without a valid one its address`() throws {
        let service = try service("1/s", tokens: "ci: first\nci: second\nthird\n")
        func status(_ token: String, _ address: String) -> Int {
            self.status(service, "/policies", [.authorization: "Bearer " + token], from: address)
        }
        #expect(status("first", "192.0.2.1:1") == 200)
        #expect(status("second", "192.0.2.2:1") == 429)
        #expect(status("third", "192.0.2.1:1") == 200)
        #expect(status("wrong", "192.0.2.1:1") == 401)
        #expect(status("wrong", "192.0.2.1:1") == 429)
        #expect(status("wrong", "192.0.2.2:1") == 401)
        clock.advance(milliseconds: 1000)
        #expect(status("second", "192.0.2.1:1") == 200)
    }

    @Test func `without a rate nobody counts`() throws {
        let service = try service(nil)
        for _ in 1...50 { #expect(status(service) == 200) }
        #expect(!service.respond(.get, "/policies").fields.contains("RateLimit"))
    }
}
