import HTTPMessage
import NavigationStyle
import NavigationStyleJSON
import Synchronization
import Testing

@testable import NavigationStyleService

/// Computations outside the threads that read sockets: which requests they take, the turns of clients, and abandoned
/// requests.
@Suite struct ComputingTests {
    private func computation(
        _ target: String,
        _ body: String,
        _ fields: HTTPFields = [:],
        method: HTTPMethod = .post,
        tokens: BearerTokens? = nil,
        trustedProxies: TrustedProxies = .none,
        from address: String? = nil
    ) -> HTTPComputation? {
        let service = TestService(tokens: tokens, trustedProxies: trustedProxies)
        var head = service.head(method, target, fields)
        head.remoteAddress = address.flatMap { SocketAddress($0) }
        guard case .accept(let respond) = service.service.decision(on: head),
            case .computation(let computation) = respond(Array(body.utf8))
        else { return nil }
        return computation
    }

    /// A request that is cheap for one policy and expensive for all.
    private static let push = SmallBody.transition

    private static func replay(_ count: Int) -> String {
        let operations = Array(repeating: #"{"type":"reappear"}"#, count: count)
        return "{\"stack\":[{\"id\":\"a\"}],\"operations\":[\(operations.joined(separator: ","))]}"
    }

    @Test(arguments: ["/transition", "/resolve", "/replay", "/batch", "/compare", "/preview"])
    func `a long body may take long already to be decoded`(_ path: String) {
        #expect(computation(path, String(repeating: " ", count: (16 << 10) - 1)) == nil)
        #expect(computation(path, String(repeating: " ", count: 16 << 10)) != nil)
    }

    @Test(arguments: [
        ("/transition", push, false), ("/compare", SmallBody.compare, false), ("/compare", push, true),
        ("/replay", replay(10), false), ("/replay", replay(100), true), ("/preview", push, false),
    ])
    func `of a short one its work tells`(_ path: String, _ body: String, _ isLong: Bool) throws {
        let computation = computation(path, body)
        #expect((computation != nil) == isLong)
        let channel = TestChannel()
        computation?.run(channel)
        // The answer is the same wherever it is computed.
        let expected = TestService().respond(.post, path, body: body)
        if isLong { #expect(channel.answer.response?.body == expected.body && expected.status == .ok) }
    }

    @Test func `a request is computed anew where its fixes take more than a thread that reads sockets may spend`()
        throws
    {
        let records = Mutex<[RequestRecord]>([])
        let body = WorkLimitTests.leaking(screens: 320)
        let work = try TransitionRequest(json: Array(body.utf8)).work.total
        #expect(work < NavigationStyleService.workAtOnce)
        let service = NavigationStyleService(
            configuration: NavigationStyleService.Configuration(version: "1"),
            observe: { record in records.withLock { $0.append(record) } }
        )
        guard case .accept(let respond) = service.decision(on: TestService().head(.post, "/transition")),
            case .computation(let computation) = respond(Array(body.utf8))
        else {
            Issue.record("it is computed at once")
            return
        }
        #expect(records.withLock { $0.isEmpty })
        let channel = TestChannel()
        computation.run(channel)
        #expect(channel.answer.response?.body == TestService().respond(.post, "/transition", body: body).body)
        let record = try #require(records.withLock { $0.first })
        #expect(record.transitions.count == 1 && record.work > NavigationStyleService.workAtOnce)
    }

    @Test func `what is kept until it is written is reserved, and without the memory there is no answer`() throws {
        func response(_ path: String, _ body: String, memory: Int) throws -> (status: HTTPStatus?, reserved: Int) {
            let channel = TestChannel(memory: memory)
            try #require(computation(path, body)).run(channel)
            return (channel.answer.response?.status, channel.reservedMemory)
        }
        let few = try response("/compare", Self.push, memory: .max)
        #expect(few.status == .ok && few.reserved > 0)
        let environments = #"{"environments":[{"os":"13.0"},{"os":"15.0"}],"# + Self.push.dropFirst()
        let more = try response("/compare", environments, memory: .max)
        #expect(more.reserved >= 2 * few.reserved)
        #expect(try response("/compare", environments, memory: few.reserved).status == .serviceUnavailable)
        // The memory of a replay's transition is freed when it has been written.
        #expect(try response("/replay", Self.replay(100), memory: 0).status == .ok)
    }

    @Test func `a compressed body, of which only decoding tells how much is in it, may take long`() {
        #expect(computation("/transition", "", ["Content-Encoding": "gzip"]) != nil)
        #expect(computation("/transition", SmallBody.transition, ["Content-Encoding": "identity"]) == nil)
    }

    @Test func `a graph and a path may take long already to be decoded`() {
        let question = "{\"graph\":\(SmallBody.audit),\"path\":[\"root\"]}"
        for path in ["/transition", "/replay", "/resolve", "/compare", "/preview"] {
            #expect(computation(path, question) != nil)
        }
    }

    @Test func `a picture in an address may take long, a page does not`() {
        #expect(computation("/preview?r=0e30", "", method: .get) != nil)
        #expect(computation("/policies", "", method: .get) == nil)
        #expect(computation("/livez", "", method: .get) == nil)
    }

    @Test func `a client is its token, else its address, of IPv6 the network`() throws {
        func client(
            _ address: String?,
            _ fields: HTTPFields = [:],
            tokens: BearerTokens? = nil,
            trustedProxies: TrustedProxies = .none
        ) -> HTTPClient? {
            let computation = computation(
                "/compare",
                Self.push,
                fields,
                tokens: tokens,
                trustedProxies: trustedProxies,
                from: address
            )
            guard case .queued(let client) = computation?.admission else { return nil }
            return client
        }
        #expect(client("192.0.2.1:1") == client("192.0.2.1:2"))
        #expect(client("192.0.2.1:1") != client("192.0.2.2:1"))
        #expect(client("[2001:db8:0:1::1]:1") == client("[2001:db8:0:1:ffff::2]:2"))
        #expect(client("[2001:db8:0:1::1]:1") != client("[2001:db8:0:2::1]:1"))
        #expect(client(nil) == .unknown)
        let tokens = try BearerTokens(listedIn: Array("first\nsecond\n".utf8))
        let first: HTTPFields = [.authorization: "Bearer first"]
        let second: HTTPFields = [.authorization: "Bearer second"]
        #expect(client("192.0.2.1:1", first, tokens: tokens) == .token(0))
        #expect(client("192.0.2.2:1", first, tokens: tokens) == .token(0))
        #expect(client("192.0.2.1:1", second, tokens: tokens) == .token(1))
        let proxies = try #require(TrustedProxies("192.0.2.0/24"))
        let forwarded: HTTPFields = ["X-Forwarded-For": "203.0.113.9"]
        #expect(client("192.0.2.1:1", forwarded, trustedProxies: proxies) == .network(.v4(0xCB00_7109)))
        #expect(client("198.51.100.1:1", forwarded, trustedProxies: proxies) == .network(.v4(0xC633_6401)))
    }

    @Test(arguments: [HTTPDemand.gone, .hurried])
    func `a request whose client has left while it waited is not begun; one is that is hurried`(_ demand: HTTPDemand)
        throws
    {
        let records = Mutex<[RequestRecord]>([])
        let service = NavigationStyleService(
            configuration: NavigationStyleService.Configuration(version: "1"),
            observe: { record in records.withLock { $0.append(record) } }
        )
        guard case .accept(let respond) = service.decision(on: TestService().head(.post, "/compare")),
            case .computation(let computation) = respond(Array(Self.push.utf8))
        else {
            Issue.record("nothing is computed")
            return
        }
        let channel = TestChannel(demand)
        computation.run(channel)
        let isGone = demand == .gone
        #expect(channel.answer.response?.status == (isGone ? nil : .ok))
        let record = try #require(records.withLock { $0.first })
        #expect(record.isAbandoned == isGone && record.transitions.isEmpty == isGone)
        let metrics = ServiceMetrics()
        metrics.count(record)
        let text = String(decoding: MetricFamily.text(metrics.families), as: UTF8.self)
        #expect(text.contains("navigation_style_http_requests_abandoned_total \(isGone ? 1 : 0)\n"))
        #expect(text.contains("navigation_style_http_requests_total{") != isGone)
    }

    @Test(arguments: [
        (HTTPViolation.tooManyComputations, "too-many-computations"), (.notEnoughMemory, "not-enough-memory"),
        (.tooManyThreads, "too-many-computations"),
    ])
    func `one that is refused is a problem with a time to retry`(_ violation: HTTPViolation, _ kind: String) throws {
        for (path, body) in [("/compare", Self.push), ("/audit", SmallBody.audit)] {
            let refusal = try #require(computation(path, body)).refuse(violation)
            #expect(refusal.status == .serviceUnavailable)
            #expect(refusal.fields["Retry-After"] == "5")
            #expect(refusal.fields["X-Request-Id"] == TestService.requestID)
            #expect(refusal.text.contains("/problems/\(kind)"))
        }
    }

    @Test func `an audit that is refused leaves its place`() {
        let service = TestService().service
        for _ in 1...2 {
            guard case .accept(let respond) = service.decision(on: TestService().head(.post, "/audit")),
                case .computation(let computation) = respond(Array(SmallBody.audit.utf8))
            else {
                Issue.record("no audit is begun")
                return
            }
            _ = computation.refuse(.notEnoughMemory)
            withExtendedLifetime(computation) {}
        }
    }

    @Test func `a large graph is read where the audit is made, and its faults are told there`() throws {
        let faulty = "{" + String(repeating: " ", count: 16 << 10) + "}"
        let channel = TestChannel()
        try #require(computation("/audit", faulty)).run(channel)
        #expect(channel.answer.response?.status == .unprocessableContent)
        #expect(computation("/audit", "{}") == nil)
    }
}

/// Pages of other sites that use a server on the user's own machine without being able to read the answer.
@Suite struct EmbeddingTests {
    private static let embedded: HTTPFields = ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"]

    private func status(
        _ method: HTTPMethod,
        _ target: String,
        _ fields: HTTPFields,
        from address: String = "127.0.0.1:50000",
        allowsEmbedding: Bool = false
    ) -> HTTPStatus? {
        let configuration = NavigationStyleService.Configuration(version: "1", allowsEmbedding: allowsEmbedding)
        var head = TestService().head(method, target, fields)
        head.remoteAddress = SocketAddress(address)
        return NavigationStyleService(configuration: configuration).refusal(of: head)?.status
    }

    @Test(arguments: ["/transition", "/replay", "/resolve", "/batch", "/compare", "/audit", "/preview"])
    func `computations are refused`(_ path: String) {
        #expect(status(.post, path, Self.embedded) == .forbidden)
        #expect(status(.post, path, Self.embedded, from: "[::1]:50000") == .forbidden)
        #expect(status(.post, path, Self.embedded, allowsEmbedding: true) == nil)
        #expect(status(.post, path, Self.embedded, from: "192.0.2.1:50000") == nil)
    }

    @Test func `a picture in an address is refused, pages are not`() {
        #expect(status(.get, "/preview?r=0e30", Self.embedded) == .forbidden)
        #expect(status(.head, "/preview?r=0e30", Self.embedded) == .forbidden)
        for path in ["/", "/playground.svg", "/policies", "/livez"] {
            #expect(status(.get, path, Self.embedded) == nil)
        }
    }

    @Test(
        arguments: [
            ["Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "no-cors"],
            ["Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "no-cors"],
            ["Sec-Fetch-Site": "none", "Sec-Fetch-Mode": "navigate"],
            ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "cors", "Origin": "null"],
            ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Mode": "no-cors"], [:],
        ] as [HTTPFields]
    )
    func `others are answered`(_ fields: HTTPFields) {
        #expect(status(.get, "/preview?r=0e30", fields) == nil)
        #expect(status(.post, "/compare", fields) == nil)
    }
}
