import HTTPMessage
import Testing

@Suite struct GoldenTests {
    @Test(arguments: GoldenCase.all)
    func `the answer is the one on disk`(_ each: GoldenCase) throws {
        let answer = each.respond()
        if Repository.isRecording {
            try each.record(answer)
            Issue.record("recorded anew: look at the difference")
            return
        }
        #expect(answer.status.code == each.status)
        #expect(each.response.differences(to: try answer.json()) == [])
    }

    @Test(arguments: GoldenCase.all)
    func `the answer is one that the document describes`(_ each: GoldenCase) throws {
        let file = try OpenAPIFile()
        let path = each.endpoint.split(separator: " ").last.map(String.init) ?? ""
        let operation = try #require(
            file.operations.first {
                $0.path == path || path.hasPrefix($0.path.prefix { $0 != "{" }) && $0.path.last == "}"
            }
        )
        let fault = try file.fault(in: each.respond(), to: operation, SchemaValidator(document: file.document))
        #expect(fault == nil)
    }

    @Test func `there are cases of every area`() {
        let areas = Set(GoldenCase.all.compactMap { $0.path.split(separator: "/").first.map(String.init) })
        #expect(areas == ["batch", "compare", "policy", "problem", "replay", "resolve", "transition"])
    }
}
