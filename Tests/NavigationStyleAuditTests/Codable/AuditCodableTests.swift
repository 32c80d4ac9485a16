import Foundation
import NavigationStyle
import NavigationStyleAudit
import NavigationStyleTestSupport
import Testing

@testable import NavigationStyleJSON

/// Foundation's JSON and the fast codec read and write the same graphs and answers.
struct AuditCodableTests {
    /// Returns the text of a value with its members sorted, so that two texts can be compared byte by byte.
    private func sorted(_ bytes: [UInt8]) throws -> String {
        let limits = JSONLimits(depth: 512, stringLength: .max)
        let value = try JSONReader.read(bytes, limits: limits) { reader throws(JSONMalformed) in
            try Value(from: &reader, extensions: .kept)
        }
        return String(decoding: value.json(), as: UTF8.self)
    }

    private func check(_ json: [UInt8]) throws {
        let request = try AuditRequest(json: json)
        #expect(try JSONDecoder().decode(AuditRequest.self, from: Data(json)) == request)
        let bytes = request.json()
        #expect(try AuditRequest(json: bytes).unknowns.map(\.name).sorted() == request.unknowns.map(\.name).sorted())
        #expect(try sorted(Array(JSONEncoder().encode(request))) == sorted(bytes))
        #expect(try sorted(JSONDecoder().decode(AuditRequest.self, from: Data(bytes)).json()) == sorted(bytes))
    }

    private func check(_ response: AuditResponse) throws {
        let lines = [.described(response.described)] + response.runs.map { .run($0) } + [AuditLine.end(response)]
        for line in lines + [.progress(AuditProgress(run: 1, of: 2))] {
            let read = try JSONDecoder().decode(AuditLine.self, from: Data(line.json))
            #expect(String(decoding: read.json, as: UTF8.self) == String(decoding: line.json, as: UTF8.self))
        }
        let bytes = response.json()
        let read = try JSONDecoder().decode(AuditResponse.self, from: Data(bytes))
        #expect(String(decoding: read.json(), as: UTF8.self) == String(decoding: bytes, as: UTF8.self))
        #expect(read.matrix == response.matrix)
        #expect(try sorted(Array(JSONEncoder().encode(read))) == sorted(bytes))
    }

    @Test(arguments: ["food.json", "market.json"])
    func `the graphs of the examples are read and written alike`(name: String) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        try check(Array(Data(contentsOf: folder.appending(path: "Examples/\(name)"))))
    }

    @Test(arguments: 1...8)
    func `random graphs and their answers are read and written alike`(seed: Int) throws {
        var random = RandomGraph(seed: UInt64(seed + 21_000))
        var request = random.request(policy: RandomGraph.policies[seed % RandomGraph.policies.count])
        request.find.severity = .info
        request.limits.steps = 600
        try check(request.json())
        try check(request.response())
    }

    @Test func `a graph keeps the names of its unknown values, and so does its answer`() throws {
        let json = Array(
            """
            {"policies": ["system", "itemAppearance"], "environments": [{"os": "17.0"}, {"os": "12.0"}],
             "screens": [{"id": "home", "bar": {"background": {"color": {"unknown": "theme"}}, "tint": "#007AFF"}},
                         {"id": "red", "bar": {"background": {"color": "#FF3B30"}, "largeTitle": {"unknown": "large"}}},
                         {"id": "plain"}],
             "entries": [{"id": "root", "stack": ["home"]}],
             "routes": [{"from": "home", "to": ["red", "plain"]}, {"from": "red", "to": "plain"}],
             "isIntended": [{"code": "history-dependent-style", "screen": "plain", "because": "it is so below"}]}
            """.utf8
        )
        try check(json)
        let request = try AuditRequest(json: json)
        #expect(String(decoding: request.json(), as: UTF8.self).contains(#"{"unknown":"theme"}"#))
        let response = try request.response()
        let isImpossible = response.runs.map { if case .impossible = $0.outcome { true } else { false } }
        #expect(isImpossible == [false, false, false, true])
        try check(response)
        let open = String(decoding: json, as: UTF8.self).replacing("isIntended", with: "x-none")
        try check(AuditRequest(json: Array(open.utf8)).response())
    }

    @Test func `an answer that leaves something out is read as it is`() throws {
        var response = try SampleApp.twoWays.response()
        guard case .made(var report) = response.runs[0].outcome else { return }
        let all = try #require(report.findings.firstIndex { $0.looks.count > 1 })
        report.findings[all].looksInFull = 1
        response.runs[0].outcome = .made(report)
        try check(response)
        response.runs[0].outcome = .leftOut
        response.areFixesLeftOut = true
        try check(response)
    }

    @Test func `a fault says where it is, whatever reads the text`() throws {
        let json = Data(#"{"screens": [{"id": "a", "tilte": "A"}], "entries": [{"id": "e", "stack": ["a"]}]}"#.utf8)
        let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode(AuditRequest.self, from: json) }
        guard case .dataCorrupted(let context)? = error else {
            Issue.record("another error: \(error as Any)")
            return
        }
        #expect(context.codingPath.map(\.stringValue) == ["screens", "0", "tilte"])
        #expect(context.debugDescription.hasPrefix("Unknown key"))
    }
}
