import Foundation
import HTTPMessage
import NavigationStyle
import NavigationStyleService
import Synchronization
import Testing

@Suite struct AuditTests {
    /// A screen that hides the bar and one that never shows it again, on two systems.
    private static let hidden = #"""
        {"policies": ["system", "itemAppearance"], "environments": [{"os": "12.0"}, {"os": "17.0"}],
         "screens": [{"id": "home"}, {"id": "login", "bar": {"hidden": true}}],
         "entries": [{"id": "root", "stack": ["home"]}], "routes": [{"from": "home", "to": "login"}]}
        """#

    private static func value(_ text: some StringProtocol) throws -> Value {
        try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    }

    private static func lines(_ text: String) throws -> [Value] {
        #expect(text.hasSuffix("\n"))
        return try text.split(separator: "\n").map { try value($0) }
    }

    /// Returns the computation of the answer to `body`.
    private func computation(
        of service: NavigationStyleService,
        _ body: String,
        _ fields: HTTPFields = [:]
    ) throws -> HTTPComputation {
        guard case .computation(let computation) = answer(of: service, body, fields) else { throw NoComputation() }
        return computation
    }

    private func answer(of service: NavigationStyleService, _ body: String, _ fields: HTTPFields = [:]) -> HTTPAnswer {
        let head = HTTPRequestHead(method: .post, path: "/audit", fields: fields)
        switch service.decision(on: head) {
        case .refuse(let response): return .response(response)
        case .accept(let respond): return respond(Array(body.utf8))
        }
    }

    private struct NoComputation: Error {}

    // MARK: - Memory

    /// Returns a graph with a screen that shows the tints of `count` screens that push it, and one more.
    private static func tinted(_ count: Int) -> String {
        let screens = (1...count).map { ##"{"id": "s\##($0)", "bar": {"tint": "#0000\##(10 + $0)"}}"## }
        let ids = (1...count).map { #""s\#($0)""# }.joined(separator: ", ")
        return #"""
            {"policies": ["system"], "environments": [{"os": "17.0"}], "fixes": false,
             "screens": [{"id": "home"}, {"id": "detail"}, \#(screens.joined(separator: ", "))],
             "entries": [{"id": "root", "stack": ["home"]}],
             "routes": [{"from": "home", "to": [\#(ids)]}, {"from": [\#(ids)], "to": "detail"}],
             "find": {"codes": ["history-dependent-style"], "screens": ["detail"], "properties": ["tintColor"]}}
            """#
    }

    @Test(arguments: [20, 25])
    func `twenty looks of a finding are told in full, and of all others the value and the way`(count: Int) throws {
        let text = TestService().respond(.post, "/audit", body: Self.tinted(count)).text
        let finding = try #require(try Self.value(text)["runs"]?.elements.first?["findings"]?.elements.first)
        let looks = try #require(finding["looks"]?.elements)
        #expect(looks.count == count)
        #expect(finding["looksInFull"] == (count > 20 ? .number(20) : nil))
        for (place, look) in looks.enumerated() {
            let isInFull = place < 20
            #expect(look["value"] != nil && look["isBaseline"] != nil)
            #expect((look["bar"] != nil) == isInFull && (look["layout"] != nil) == isInFull)
            let path = try #require(look["path"])
            #expect(path["entry"] == .string("root") && path["length"] == .number(2))
            #expect(path["names"]?.elements.count == 2)
            #expect((path["replay"] != nil) == isInFull && (path["operations"] != nil) == isInFull)
        }
        let lines = try Self.lines(
            TestService().respond(.post, "/audit", ["Accept": "application/x-ndjson"], body: Self.tinted(count)).text
        )
        let run = try #require(lines.compactMap { $0["run"] }.first)
        #expect(run["findings"]?.elements.first == finding)
    }

    @Test(arguments: ["", "?pretty=true"])
    func `a document that has no room for a run leaves it out, and makes no further ones`(_ query: String) throws {
        let whole = TestService().respond(.post, "/audit" + query, body: Self.hidden)
        let runs = try #require(try Self.value(whole.text)["runs"]?.elements)
        var counts: Set<Int> = []
        for part in 1...8 {
            let service = TestService(maximumAnswerLength: whole.body.count * part / 16)
            let response = service.respond(.post, "/audit" + query, body: Self.hidden)
            #expect(response.status == .ok)
            let answer = try Self.value(response.text)
            let told = try #require(answer["runs"]?.elements)
            let first = told.firstIndex { $0["reason"] != nil } ?? told.count
            #expect(told.count == runs.count && Array(told.prefix(first)) == Array(runs.prefix(first)))
            for (run, other) in zip(told, runs).dropFirst(first) {
                #expect(run["status"] == .number(200) && run["isComplete"] == .bool(false))
                #expect(run["reason"] == .string("answerTooLarge") && run["findings"] == nil)
                #expect(run["policy"]?["name"] == other["policy"]?["name"])
                #expect(run["environment"] == other["environment"])
            }
            if first < runs.count { #expect(answer["fixes"]?.elements.isEmpty == true) }
            let isWithoutFixes = answer["noFixes"]?["reason"] == .string("answerTooLarge")
            #expect(isWithoutFixes == (answer["fixes"]?.elements.isEmpty == true))
            counts.insert(first)
        }
        #expect(counts.count > 2, "\(counts)")
    }

    @Test func `of lines each has its own room`() throws {
        let fields: HTTPFields = ["Accept": "application/x-ndjson"]
        let body = Self.hidden.replacing(#""entries""#, with: #""fixes": false, "entries""#)
        let whole = TestService().respond(.post, "/audit", fields, body: body).text.split(separator: "\n")
        let lengths = whole.filter { $0.contains(#"{"run":"#) }.map(\.utf8.count)
        let longest = try #require(lengths.max())
        let service = TestService(maximumAnswerLength: (longest - 1) / 2)
        let lines = service.respond(.post, "/audit", fields, body: body).text.split(separator: "\n")
        let told = lines.filter { $0.contains(#"{"run":"#) }
        let limit = (longest - 1) / 2 * 2
        for (line, length) in zip(told, lengths) {
            #expect(line.contains(#""reason":"answerTooLarge""#) == (length > limit))
            #expect(line.utf8.count <= limit)
        }
        #expect(told.count == lengths.count && lengths.contains { $0 <= limit } && lines.last?.contains("end") == true)
    }

    @Test func `fixes for which there is no room are left out, and the answer says so`() throws {
        let whole = try Self.value(TestService().respond(.post, "/audit", body: Self.hidden).text)
        #expect(whole["noFixes"] == nil && whole["fixes"]?.elements.isEmpty == false)
        // There is memory for the runs, but not for the rest of the answer.
        let body = Self.hidden.replacing(#""entries""#, with: #""fixes": false, "entries""#)
        let unfixed = TestService().respond(.post, "/audit", body: body)
        let service = TestService(maximumAnswerLength: (unfixed.body.count + 1) / 2 + 200)
        let answer = try Self.value(service.respond(.post, "/audit", body: Self.hidden).text)
        #expect(answer["runs"] == whole["runs"] && answer["matrix"] == whole["matrix"])
        #expect(answer["fixes"]?.elements.isEmpty == true)
        #expect(answer["noFixes"]?["reason"] == .string("answerTooLarge"))
        // Without a request for fixes, the answer does not say that there are none.
        #expect(try Self.value(unfixed.text)["noFixes"] == nil)
        let text = TestService(maximumAnswerLength: 1)
            .respond(.post, "/audit", ["Accept": "application/x-ndjson"], body: Self.hidden).text
        #expect(try Self.lines(text).last?["end"]?["noFixes"] == answer["noFixes"])
    }

    // MARK: - Forms

    @Test func `an answer in one piece has runs, fixes and a matrix`() throws {
        let response = TestService().respond(.post, "/audit", body: Self.hidden)
        #expect(response.status == .ok)
        #expect(response.fields[.contentType] == "application/json")
        #expect(response.fields["Vary"]?.contains("Accept") == true)
        let answer = try Self.value(response.text)
        #expect(
            answer["runs"]?.elements.map { $0["status"] } == [.number(200), .number(200), .number(422), .number(200)]
        )
        #expect(answer["matrix"]?.elements.count == 3)
        #expect(answer["fixes"]?.elements.isEmpty == false)
        #expect(TestService().respond(.post, "/audit", body: Self.hidden).body == response.body)
    }

    @Test(arguments: [true, false])
    func `an answer line by line says the same`(_ isAskedForInBody: Bool) throws {
        let whole = try Self.value(TestService().respond(.post, "/audit", body: Self.hidden).text)
        let body = isAskedForInBody ? "{\"progress\": true, \(Self.hidden.dropFirst())" : Self.hidden
        let fields: HTTPFields = isAskedForInBody ? [:] : [.accept: "application/x-ndjson, application/json;q=0.5"]
        let response = TestService().respond(.post, "/audit?pretty", fields, body: body)
        #expect(response.status == .ok)
        #expect(response.fields[.contentType] == "application/x-ndjson")
        #expect(response.fields[.contentEncoding] == nil)
        #expect(response.fields["X-Request-Id"] == TestService.requestID)
        let lines = try Self.lines(response.text)
        #expect(lines.compactMap { $0["run"] } == whole["runs"]?.elements)
        #expect(lines.first?["progress"]?["of"] == .number(4))
        #expect(lines.last?["end"]?["fixes"] == whole["fixes"])
        #expect(lines.last?["end"]?["matrix"] == whole["matrix"])
    }

    @Test func `what goes out as it is found is not compressed, and who takes no other is told so`() {
        let fields: HTTPFields = [.accept: "application/x-ndjson", .acceptEncoding: "gzip, identity;q=0"]
        #expect(TestService().respond(.post, "/audit", fields, body: SmallBody.audit).status == .notAcceptable)
        #expect(TestService().respond(.post, "/audit", [.accept: "text/html"], body: "{}").status == .notAcceptable)
        let compressed: HTTPFields = [.acceptEncoding: "gzip"]
        #expect(
            TestService().respond(.post, "/audit", compressed, body: Self.hidden).fields[.contentEncoding] == "gzip"
        )
    }

    /// The clock advances by a tenth of a second each time it is read.
    @Test func `progress is told of four times a second at most`() throws {
        let ticks = Atomic<UInt64>(0)
        let service = NavigationStyleService(
            configuration: NavigationStyleService.Configuration(
                version: "1",
                audits: AuditLimits(milliseconds: .max >> 24)
            ),
            now: { ticks.wrappingAdd(100_000_000, ordering: .relaxed).newValue }
        )
        let routes = (0..<8).map { #"{"from": "*", "to": "s\#($0)"}"# }
        let screens = (0..<8).map { ##"{"id": "s\##($0)", "bar": {"background": {"color": "#00000\##($0)"}}}"## }
        let body = """
            {"screens": [\(screens.joined(separator: ","))], "entries": [{"id": "root", "stack": ["s0"]}], "fixes": false,
             "routes": [\(routes.joined(separator: ","))], "progress": true}
            """
        let channel = TestChannel()
        try computation(of: service, body).run(channel)
        let progress = try Self.lines(channel.text).compactMap { $0["progress"] }
        #expect(progress.count > 1)
        #expect(progress.count <= 1 + Int(ticks.load(ordering: .relaxed) / 250_000_000))
        #expect(channel.answer.hasEnded)
    }

    // MARK: - Limits

    @Test func `there is one audit at a time`() throws {
        let service = TestService().service
        var first: HTTPComputation? = try computation(of: service, SmallBody.audit)
        guard case .response(let refusal) = answer(of: service, SmallBody.audit) else {
            Issue.record("a second audit is begun")
            return
        }
        #expect(refusal.status == .serviceUnavailable)
        #expect(refusal.fields["Retry-After"] == "5")
        #expect(String(decoding: refusal.body, as: UTF8.self).contains("/problems/too-many-audits"))
        // Faults are reported nevertheless.
        guard case .response(let faulty) = answer(of: service, "{}") else { throw NoComputation() }
        #expect(faulty.status == .unprocessableContent)
        // An audit that is never computed leaves its place too.
        #expect(first != nil)
        first = nil
        let channel = TestChannel()
        try computation(of: service, SmallBody.audit).run(channel)
        #expect(channel.answer.response?.status == .ok)
        #expect(TestService().respond(.post, "/audit", body: SmallBody.audit).status == .ok)
    }

    @Test func `the place is free as soon as the answer is there`() throws {
        let service = TestService().service
        for accepted in ["application/json", "application/x-ndjson"] {
            let first = try computation(of: service, SmallBody.audit, [.accept: accepted])
            first.run(TestChannel())
            _ = try computation(of: service, SmallBody.audit)
            withExtendedLifetime(first) {}
        }
    }

    private func service(_ limits: AuditLimits, now: @escaping @Sendable () -> UInt64 = { 0 }) -> NavigationStyleService
    {
        NavigationStyleService(
            configuration: NavigationStyleService.Configuration(version: "1", audits: limits),
            now: now
        )
    }

    private func firstRun(_ service: NavigationStyleService, _ members: String = "") throws -> Value {
        let channel = TestChannel()
        try computation(of: service, "{\(members) \(Self.hidden.dropFirst())").run(channel)
        return try #require(try Self.value(channel.text)["runs"]?.elements.first)
    }

    @Test func `a request's limits hold within the service's`() throws {
        let all = try firstRun(service(AuditLimits()))
        #expect(all["isComplete"] == .bool(true))
        let few = try firstRun(service(AuditLimits(steps: 2)), #""limits": {"steps": 1000000},"#)
        #expect(few["isComplete"] == .bool(false))
        #expect(few["statistics"]?["engineSteps"] == .number(2))
        let one = try firstRun(service(AuditLimits(findings: 1)), #""limits": {"findings": 1000},"#)
        #expect(one["findings"]?.elements.count == 1)
        #expect(one["isComplete"] == .bool(false))
        let small = try firstRun(service(AuditLimits(memory: 1)))
        #expect(small["isComplete"] == .bool(false))
        let ticks = Atomic<UInt64>(0)
        let short = try firstRun(
            service(AuditLimits(), now: { ticks.wrappingAdd(1_000_000_000, ordering: .relaxed).newValue }),
            #""limits": {"milliseconds": 1},"#
        )
        #expect(short["isComplete"] == .bool(false))
    }

    // MARK: - Disconnecting clients and stopping servers

    @Test(arguments: ["application/json", "application/x-ndjson"], [1, 3])
    func `who has left gets no answer, and the place is free`(_ accepted: String, _ looks: Int) throws {
        let ends = Mutex<[RequestRecord.AuditEnd?]>([])
        let service = NavigationStyleService(
            configuration: NavigationStyleService.Configuration(version: "1"),
            observe: { record in ends.withLock { $0.append(record.audit) } }
        )
        let channel = TestChannel(.gone, from: looks)
        try computation(of: service, Self.hidden, [.accept: accepted]).run(channel)
        #expect(!channel.answer.hasEnded)
        #expect(accepted == "application/json" ? channel.answer.response == nil : !channel.text.contains("\"end\""))
        #expect(ends.withLock { $0 } == [.abandoned])
        _ = try computation(of: service, Self.hidden)
    }

    @Test func `a server that stops answers what there is`() throws {
        let channel = TestChannel(.hurried, from: 2)
        try computation(of: TestService().service, Self.hidden).run(channel)
        let runs = try Self.value(channel.text)["runs"]?.elements
        #expect(runs?.count == 4)
        #expect(runs?.contains { $0["isComplete"] == .bool(false) } == true)
        let late = TestChannel(.hurried)
        try computation(of: TestService().service, Self.hidden).run(late)
        #expect(late.answer.response?.status == .serviceUnavailable)
        #expect(late.text.contains("/problems/not-ready"))
    }

    // MARK: - Faults

    @Test func `all faults of a graph are told at once, where they stand`() throws {
        let body = #"""
            {"polices": [], "screens": [{"id": "a"}, {"id": "a"}, {"id": "b#1"}],
             "entries": [{"id": "root", "stack": ["c"]}, {"id": "root", "stack": []}],
             "routes": [{"from": "a", "to": "d", "by": "pusch"}, {"from": "a"}], "limits": {"steps": 0}, "flags": [""]}
            """#
        let problem = try ReceivedProblem(TestService().respond(.post, "/audit", body: body))
        #expect(problem.status == 422)
        #expect(
            problem.errors?.map { "\($0.code) \($0.pointer)" } == [
                "unknown-key /polices", "duplicate-name /screens/1/id", "number-sign-in-id /screens/2/id",
                "unknown-name /entries/0/stack/0", "duplicate-name /entries/1/id", "empty /entries/1/stack",
                "unknown-name /routes/0/to", "unknown-value /routes/0/by", "missing-key /routes/1",
                "out-of-range /limits/steps", "invalid-id /flags/0",
            ]
        )
    }

    @Test func `what keeps a run from being made stands where the request has it`() throws {
        let answer = try Self.value(TestService().respond(.post, "/audit", body: Self.hidden).text)
        let run = answer["runs"]?.elements[2]
        #expect(run?["policy"]?["name"] == .string("itemAppearance"))
        #expect(run?["errors"]?.elements.first?["pointer"] == .string("/environments/0/os"))
    }

    // MARK: - Paths

    @Test func `every path can be sent to replay as it is, and ends with its look`() throws {
        let answer = try Self.value(TestService().respond(.post, "/audit", body: Self.hidden).text)
        var lengths: Set<Value> = []
        for finding in answer["runs"]?.elements[0]["findings"]?.elements ?? [] {
            for look in finding["looks"]?.elements ?? [] {
                let path = try #require(look["path"])
                lengths.insert(path["length"] ?? .null)
                let replay = try JSONEncoder().encode(path["replay"])
                let response = TestService().respond(.post, "/replay", body: Array(replay))
                let bars = try Self.value(response.text)["transitions"]?.elements.last?["bars"]
                #expect(bars?["after"] == look["bar"], "\(path["names"]?.description ?? "")")
            }
        }
        #expect(lengths.contains(.number(0)) && lengths.count > 1)
    }
}

extension Value {
    fileprivate var elements: [Value] { if case .array(let elements) = self { elements } else { [] } }

    fileprivate var description: String { "\(self)" }
}
