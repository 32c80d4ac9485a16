import Foundation
import HTTPMessage
import Testing

@testable import NavigationStyleService

/// The limit on the size of answers, which are counted while they are written.
@Suite struct AnswerLimitTests {
    private func service(_ length: Int) -> TestService { TestService(maximumAnswerLength: length) }
    private let unlimited = TestService()
    private static let item = #"{"stack":[{"id":"a"},{"id":"b"}],"operation":{"type":"pop"},"include":"all"}"#

    @Test(arguments: SmallBody.all.keys.filter { $0 != "/audit" && $0 != "/batch" && $0 != "/compare" })
    func `an answer has as many bytes as it may, and no more`(_ path: String) throws {
        let body = try #require(SmallBody.all[path])
        for query in ["", "?pretty=true"] {
            let whole = unlimited.respond(.post, path + query, body: body)
            #expect(service(whole.body.count).respond(.post, path + query, body: body).body == whole.body)
            let refused = service(whole.body.count - 1).respond(.post, path + query, body: body)
            #expect(refused.status == .unprocessableContent)
            let problem = try ReceivedProblem(refused)
            #expect(problem.type == "/problems/answer-too-large")
            #expect(problem.detail.contains("\(whole.body.count - 1) bytes") && problem.detail.contains("include"))
        }
    }

    @Test func `a replay is refused at the operation at which it grows too long`() throws {
        let stack = (0..<100).map { "{\"id\":\"s\($0)\"}" }.joined(separator: ",")
        let operations = Array(repeating: "{\"type\":\"reappear\"}", count: 10).joined(separator: ",")
        let body = "{\"stack\":[\(stack)],\"operations\":[\(operations)],\"include\":[\"screens\"]}"
        let length = unlimited.respond(.post, "/replay", body: body).body.count
        let problem = try ReceivedProblem(service(length / 2).respond(.post, "/replay", body: body))
        // The final state is a part of the answer too.
        #expect(problem.faults == ["answer-too-large /operations/6"])
    }

    @Test(arguments: ["", "?pretty=true"])
    func `results of a batch that do not fit have the problem in their place, and the others stand`(
        _ query: String
    ) throws {
        let body = "{\"requests\":[\(Array(repeating: Self.item, count: 10).joined(separator: ","))]}"
        let whole = unlimited.respond(.post, "/batch" + query, body: body)
        let response = service(whole.body.count * 9 / 20).respond(.post, "/batch" + query, body: body)
        let results = try ReceivedResults(response).results
        #expect(results.map(\.status) == Array(repeating: 200, count: 4) + Array(repeating: 422, count: 6))
        #expect(
            results[4...].allSatisfy {
                $0.body.faults == ["answer-too-large /operation"] && $0.body.instance == nil
            }
        )
        #expect(response.body.starts(with: whole.body.prefix(whole.body.count * 2 / 5)))
    }

    @Test func `results of a comparison that do not fit have the problem in their place`() throws {
        let body = String(Self.item.dropLast()) + #","policies":["system","transitionBar","perScreenBar"]}"#
        let whole = unlimited.respond(.post, "/compare", body: body)
        let results = try ReceivedResults(service(whole.body.count - 100).respond(.post, "/compare", body: body))
            .results
        #expect(results.map(\.status) == [200, 200, 422])
        #expect(results[2].body.faults == ["answer-too-large /operation"] && results[2].policy?.name == "perScreenBar")
    }

    @Test func `results in environments that do not fit have the problem in their place`() throws {
        let body = String(Self.item.dropLast()) + #","environments":[{},{"os":"12.0"}]}"#
        let whole = unlimited.respond(.post, "/transition", body: body)
        let response = service(whole.body.count - 100).respond(.post, "/transition", body: body)
        struct Answer: Decodable { var results: [ReceivedResults.Result] }
        let results = try JSONDecoder().decode(Answer.self, from: Data(response.body)).results
        #expect(results.map(\.status) == [200, 422])
        #expect(results[1].body.faults == ["answer-too-large /environments/1"])
    }
}
