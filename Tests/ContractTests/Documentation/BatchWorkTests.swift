import Foundation
import HTTPMessage
import NavigationStyle
import NavigationStyleJSON
import NavigationStyleService
import Testing

/// Realistic requests stay within the work limit of a computation, including trials of fixes: a full batch, each of its
/// requests under as many policies as a comparison may name.
///
/// Work is additive, so that a batch that repeats a few requests is represented by one round of them with its share of
/// the limit.
@Suite struct BatchWorkTests {
    @Test func `of the README's request`() throws {
        let readme = try String(contentsOf: Repository.file("README.md"), encoding: .utf8)
        let call = try #require(readme.range(of: "-d '"))
        let body = readme[call.upperBound...].prefix { $0 != "'" }
        try expectWholeAnswers(to: [Array(body.utf8)])
    }

    @Test func `of the requests by which the engine's instructions are counted`() throws {
        let lines = try Data(contentsOf: Repository.file("Benchmarks/Instructions/requests.jsonl"))
        try expectWholeAnswers(to: lines.split(separator: UInt8(ascii: "\n")).map(Array.init))
    }

    /// A request may name twenty policies or environments, so each may use a twentieth of the limit.
    @Test func `a request takes no more than a twentieth, whatever it is among those that people write`() throws {
        let whole = NavigationStyleService(configuration: NavigationStyleService.Configuration(version: "1"))
        let part = NavigationStyleService(
            configuration: NavigationStyleService.Configuration(
                version: "1",
                maximumWork: WorkBudget.standardLimit / 20
            )
        )
        let examples = RequestExample.all.map { (path: "/" + $0.kind.rawValue, body: $0.json) }
        let vectors = VectorCase.each.map { (path: $0.endpoint, body: Array($0.request.text.utf8)) }
        for (path, body) in examples + vectors {
            let request = HTTPRequest(head: HTTPRequestHead(method: .post, path: path), body: body)
            let expected = try? whole.content(answering: request)
            let answer = try? part.content(answering: request)
            #expect(answer == expected, "\(path) \(String(decoding: body.prefix(200), as: UTF8.self))")
        }
    }

    private func expectWholeAnswers(to bodies: [[UInt8]]) throws {
        #expect(!bodies.isEmpty)
        var budget = WorkBudget(limit: WorkBudget.standardLimit * bodies.count / JSONLimits.standard.requests)
        for body in bodies {
            let request = try TransitionRequest(json: body)
            let whole = try request.response()
            #expect(try request.response(within: &budget) == whole)
        }
    }
}
