import HTTPMessage
import Testing

@Suite struct MalformedJSONTests {
    let service = TestService()

    private struct Case: CustomTestStringConvertible {
        let body: [UInt8]
        let type: String
        let line: Int
        let column: Int
        let offset: Int

        init(_ body: String, _ type: String, line: Int = 1, column: Int, offset: Int) {
            self.init(Array(body.utf8), type, line: line, column: column, offset: offset)
        }

        init(_ body: [UInt8], _ type: String, line: Int = 1, column: Int, offset: Int) {
            (self.body, self.type, self.line, self.column, self.offset) = (body, type, line, column, offset)
        }

        var testDescription: String { String(decoding: body.prefix(40), as: UTF8.self) }
    }

    private static let cases = [
        Case("", "malformed-json", column: 1, offset: 0),
        Case(" \n ", "malformed-json", line: 2, column: 2, offset: 3),
        Case("{", "malformed-json", column: 2, offset: 1),
        Case("{\"stack\": [],}", "malformed-json", column: 14, offset: 13),
        Case("{\"stack\": []} x", "malformed-json", column: 15, offset: 14),
        Case("{\n  'stack': []\n}", "malformed-json", line: 2, column: 3, offset: 4),
        Case("{\"stack\": NaN}", "malformed-json", column: 11, offset: 10),
        Case("{\"stack\": Infinity}", "malformed-json", column: 11, offset: 10),
        Case("{\"x-a\": 1e400}", "malformed-json", column: 9, offset: 8),
        Case("{\"x-a\": 01}", "malformed-json", column: 10, offset: 9),
        Case("{\"x-a\": \"\\uD800\"}", "malformed-json", column: 10, offset: 9),
        Case("{\"stack\": [], \"stack\": []}", "duplicate-key", column: 15, offset: 14),
        Case("{\"x-a\": 1, \"x-\\u0061\": 2}", "duplicate-key", column: 12, offset: 11),
        Case([0x7B, 0x22, 0xFF, 0x22], "invalid-utf-8", column: 3, offset: 2),
        Case(String(repeating: "[", count: 513), "nested-too-deep", column: 65, offset: 64),
        Case("{\"x-a\": " + String(repeating: "[", count: 100_000), "nested-too-deep", column: 72, offset: 71),
    ]

    @Test(arguments: ["/transition", "/replay", "/resolve", "/batch", "/compare", "/audit"])
    func `what is not JSON is a 400 with its place`(_ path: String) throws {
        for each in Self.cases {
            let response = service.respond(.post, path, body: each.body)
            #expect(response.status == .badRequest)
            let problem = try ReceivedProblem(response)
            #expect(problem.type == "/problems/" + each.type, "\(each.testDescription)")
            #expect(problem.line == each.line, "\(each.testDescription)")
            #expect(problem.column == each.column, "\(each.testDescription)")
            #expect(problem.offset == each.offset, "\(each.testDescription)")
            #expect(problem.errors == nil)
        }
    }

    @Test func `the detail names the limit of nesting`() throws {
        let response = service.respond(.post, "/resolve", body: String(repeating: "[", count: 513))
        #expect(try ReceivedProblem(response).detail.contains("64"))
    }

    @Test func `a byte order mark is skipped`() {
        let response = service.respond(.post, "/resolve", body: [0xEF, 0xBB, 0xBF] + Array(SmallBody.resolve.utf8))
        #expect(response.status == .ok)
    }
}
