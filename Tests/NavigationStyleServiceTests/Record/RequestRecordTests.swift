import HTTPMessage
import NavigationStyle
import NavigationStyleJSON
import Testing

@testable import NavigationStyleService

@Suite struct RequestRecordTests {
    let service = RecordedService()

    @Test func `a transition is told with its policy, its operation and its outcome`() throws {
        let fields: HTTPFields = [
            .requestID: "seven", .traceParent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
        ]
        let response = service.respond(.post, "/transition", fields, body: SmallBody.transition)
        let record = try #require(service.records.first)
        #expect(service.records.count == 1)
        #expect(record.id == "seven" && record.traceID == "0af7651916cd43dd8448eb211c80319c")
        #expect(record.method == .post && record.path == "/transition" && record.route == "/transition")
        #expect(record.status == .ok && record.problem == nil)
        #expect(record.requestSize == SmallBody.transition.utf8.count && record.responseSize == response.body.count)
        #expect(record.policy == "transitionBar")
        #expect(record.transitions == [Self.transition("transitionBar", .push, .changed)])
        // The clock is read at the start, four times in between, and at the end.
        #expect(record.duration == 5000)
    }

    @Test func `of a replay and of a batch every operation is told`() {
        let screens = #""stack":[{"id":"a"}]"#
        service.respond(
            .post,
            "/replay",
            body: #"{\#(screens),"policy":"system","operations":[{"type":"pop"},{"type":"push","screen":{"id":"b"}}]}"#
        )
        service.respond(
            .post,
            "/batch",
            body: #"{"requests":[{\#(screens),"operation":{"type":"pop"}},{\#(screens),"operation":{"type":"popTo"}}]}"#
        )
        let replayed = [Self.transition("system", .pop, .unchanged), Self.transition("system", .push, .changed)]
        #expect(
            service.records.map(\.transitions) == [replayed, [Self.transition("transitionBar", .pop, .unchanged)]]
        )
        #expect(service.records.map(\.policy) == ["system", nil])
    }

    @Test func `of a comparison every policy that answered is told`() {
        let body =
            #"{"policies":["system","restoring"],"stack":[{"id":"a"}],"#
            + #""operation":{"type":"push","screen":{"id":"b"}}}"#
        service.respond(.post, "/compare", body: body)
        let told = ["system", "restoring"].map { Self.transition($0, .push, .changed) }
        #expect(service.records.map(\.transitions) == [told])
    }

    @Test func `a problem is told by its kind`() {
        service.respond(.post, "/transition", body: "{")
        service.respond(.get, "/nowhere")
        service.respond(.put, "/policies/system")
        #expect(service.records.map(\.problem) == [.malformedJSON, .notFound, .methodNotAllowed])
        #expect(service.records.map(\.route) == ["/transition", nil, "/policies/{name}"])
        #expect(service.records.map(\.path) == ["/transition", "/nowhere", "/policies/system"])
        #expect(service.records.allSatisfy { $0.transitions.isEmpty && $0.policy == nil })
    }

    @Test func `what is refused by its head is told once`() {
        let head = HTTPRequestHead(method: .post, path: "/resolve", fields: [.contentType: "image/png"])
        #expect(service.service.refusal(of: head) != nil)
        #expect(service.records.map(\.status) == [.unsupportedMediaType])
        #expect(service.service.refusal(of: HTTPRequestHead(method: .get, path: "/livez")) == nil)
        #expect(service.records.count == 1)
    }

    @Test func `what the server does not let through is told, also where there is no head`() {
        _ = service.service.response(to: .requestTimeout, of: nil)
        #expect(service.records.map(\.status) == [.requestTimeout])
        #expect(service.records.first?.method == nil && service.records.first?.path == nil)
    }

    @Test func `an answer to HEAD has no content`() {
        service.respond(.head, "/policies")
        #expect(service.records.map(\.responseSize) == [0])
    }

    @Test(arguments: SmallBody.all.keys.sorted())
    func `a computation says how long each phase took`(_ path: String) throws {
        let response = service.respond(.post, path, body: try #require(SmallBody.all[path]))
        let value = try #require(response.fields[.serverTiming])
        #expect(value.wholeMatch(of: #/decode;dur=0\.00\d, engine;dur=0\.00\d, encode;dur=0\.00\d/#) != nil)
    }

    @Test func `a problem says how long the phases took that were reached`() {
        let fault = service.respond(.post, "/transition", body: "{")
        #expect(fault.fields[.serverTiming] == "decode;dur=0.001")
        let impossible = #"{"stack":[{"id":"a"}],"operation":{"type":"popTo","screenID":"b"}}"#
        let refusal = service.respond(.post, "/transition", body: impossible)
        #expect(refusal.status == .unprocessableContent)
        #expect(refusal.fields[.serverTiming] == "decode;dur=0.001, engine;dur=0.001")
        #expect(service.respond(.get, "/policies").fields[.serverTiming] == nil)
    }

    @Test func `durations are milliseconds to the microsecond`() {
        let phases = ComputationPhases(decode: 1_999, engine: 12_345_679_000, encode: 0)
        var fields = HTTPFields()
        phases.write(to: &fields)
        #expect(fields[.serverTiming] == "decode;dur=0.001, engine;dur=12345.679, encode;dur=0.000")
        fields = HTTPFields()
        ComputationPhases().write(to: &fields)
        #expect(fields.isEmpty)
    }

    private static func transition(
        _ policy: String,
        _ operation: NavigationOperation.Action.Name,
        _ outcome: TransitionResponse.Outcome
    ) -> RequestRecord.Transition {
        RequestRecord.Transition(policy: policy, operation: operation, outcome: outcome)
    }
}
