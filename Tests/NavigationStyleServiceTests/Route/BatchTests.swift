import HTTPMessage
import Testing

@testable import NavigationStyleService

@Suite struct BatchTests {
    let service = TestService()

    private func batch(_ items: [String]) -> String { "{\"requests\":[\(items.joined(separator: ","))]}" }

    private let good = #"{"id":"good","stack":[{"id":"a"},{"id":"b"}],"operation":{"type":"pop"}}"#

    @Test func `one bad request among good ones spoils no other`() throws {
        let bad = #"{"id":"bad","stack":[{"id":"a","titel":1}],"operation":{"type":"pop"}}"#
        let impossible = #"{"stack":[],"operation":{"type":"pop"}}"#
        let response = service.respond(.post, "/batch", body: batch([good, bad, "7", impossible, good]))
        #expect(response.status == .ok)
        let results = try ReceivedResults(response).results
        #expect(results.map(\.id) == ["good", "bad", nil, nil, "good"])
        #expect(results.map(\.status) == [200, 422, 422, 422, 200])
        #expect(results.map(\.body.outcome) == ["changed", nil, nil, nil, "changed"])
        #expect(
            results.map(\.body.faults) == [
                [], ["unknown-key /stack/0/titel"], ["wrong-type "], ["empty-stack /stack"], [],
            ]
        )
    }

    @Test(arguments: [
        #"{"stack":[{"id":"a"},{"id":"b"}],"operation":{"type":"pop"}}"#, #"{"stack":[],"operation":{"type":"pop"}}"#,
        #"{"policy":"nobodys","stack":[{"id":"a"}],"operation":{"type":"shove"}}"#, "[]",
    ])
    func `each body is the one that a transition is answered with`(_ request: String) {
        let alone = service.respond(.post, "/transition", body: request)
        let response = service.respond(.post, "/batch", body: batch([request]))
        // Except for the request's id, which belongs to the envelope.
        let text = alone.text.replacing(#""instance":"\#(TestService.requestID)","#, with: "")
        #expect(response.text == "{\"results\":[{\"status\":\(alone.status.code),\"body\":\(text)}]}")
    }

    @Test func `the same batch gets the same bytes, whatever it is called`() throws {
        let body = batch([good, "1", "2"])
        let response = service.respond(.post, "/batch", [.requestID: "mine"], body: body)
        #expect(try ReceivedResults(response).results.map(\.body.instance) == [nil, nil, nil])
        #expect(service.respond(.post, "/batch", [.requestID: "yours"], body: body).body == response.body)
    }

    @Test func `what is not JSON spoils all`() throws {
        for bad in [#"{"stack":[],"stack":[]}"#, "{", "01"] {
            #expect(service.respond(.post, "/batch", body: batch([good, bad, good])).status == .badRequest)
        }
    }

    @Test func `a thousand requests are answered, and one more is too many`() throws {
        let request = #"{"stack":[{"id":"a"}],"operation":{"type":"pop"},"include":[]}"#
        let items = [String](repeating: request, count: 1000)
        let results = try ReceivedResults(service.respond(.post, "/batch", body: batch(items))).results
        #expect(results.count == 1000)
        #expect(results.allSatisfy { $0.status == 200 })
        let problem = try ReceivedProblem(service.respond(.post, "/batch", body: batch(items + [request])))
        #expect(problem.status == 422)
        #expect(problem.faults == ["too-many /requests"])
        #expect(problem.detail.contains("1000"))
    }

    @Test func `an answer can be indented`() {
        let response = service.respond(.post, "/batch?pretty=true", body: batch(["7"]))
        #expect(
            response.text.hasPrefix(
                "{\n  \"results\": [\n    {\n      \"status\": 422,\n      \"body\": {\n        \"type\""
            )
        )
    }
}
