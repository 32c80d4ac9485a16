import Foundation
import NavigationStyle
import NavigationStyleJSON
import Testing

/// As many requests as a batch may hold need no more work than a computation may, the trials of their fixes included.
///
/// Work adds up, so that a batch that repeats a few requests is told by one turn of them with its share of the limit.
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
