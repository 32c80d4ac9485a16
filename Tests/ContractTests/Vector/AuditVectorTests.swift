import HTTPMessage
import Testing

/// Graphs with expected results from another implementation, in the simple format that the head of their file explains.
@Suite(
    .enabled(if: ServerProcess.isThere, "the executable has not been built"),
    .enabled(if: VectorFolder.isThere, "there are no vectors beside the checkout"),
    .served,
    // A server runs one audit at a time.
    .serialized
)
struct AuditVectorTests {
    let client: LoopbackClient

    init() throws {
        client = try #require(ServerProcess.current).client
    }

    /// A property of a screen with two values or more, and the number of operations to each.
    private struct Found: Hashable, CustomStringConvertible {
        var screen: String?
        var property: String?
        var lengths: [Double?]

        var description: String { "\(screen ?? "-") \(property ?? "-") \(lengths)" }
    }

    private static let cases = VectorFolder.file("audit")?["cases"]?.array ?? []

    private func run(_ vector: JSONValue) throws -> JSONValue {
        var request = vector["graph"]?.object ?? [:]
        request["policies"] = .array([vector["policy"] ?? .null])
        request["environments"] = .array([vector["environment"] ?? .null])
        request["fixes"] = .bool(false)
        let response = try client.respond(.post, "/audit", body: Array(JSONValue.object(request).text.utf8))
        #expect(response.status == .ok)
        return try #require(try response.json().at("/runs/0"))
    }

    @Test(arguments: cases.indices)
    func `the findings are those of the vector, with the same lengths`(_ index: Int) throws {
        let vector = Self.cases[index]
        let run = try run(vector)
        #expect(run["isComplete"] == .bool(true))
        let expected = vector.at("/expected/findings")?.array ?? []
        var wanted = Set(
            expected.map { finding in
                Found(
                    screen: finding["screen"]?.string,
                    property: finding["property"]?.string,
                    lengths: (finding["values"]?.array ?? []).map { $0["shortestPathLength"]?.number ?? -1 }.sorted()
                )
            }
        )
        let findings = (run["findings"]?.array ?? []).filter { $0["code"] == .string("history-dependent-style") }
        for finding in findings {
            let found = Found(
                screen: finding["screen"]?.string,
                property: finding["property"]?.string,
                lengths: (finding["looks"]?.array ?? []).map { $0.at("/path/length")?.number ?? -1 }.sorted()
            )
            #expect(wanted.remove(found) != nil, "\(found)")
            // A finding also lists the properties that differ as a consequence.
            let following = (finding["difference"]?.array ?? []).compactMap { $0["property"]?.string }
            wanted = wanted.filter { $0.screen != found.screen || !following.contains($0.property ?? "") }
        }
        #expect(wanted == [])
        #expect(run.at("/statistics/heads") == vector.at("/expected/heads"))
        #expect(run.at("/statistics/longestShortestPath") == vector.at("/expected/longestShortestPath"))
    }

    @Test(arguments: cases.indices)
    func `each path can be sent to replay as it is, and ends with its look`(_ index: Int) throws {
        for finding in try run(Self.cases[index])["findings"]?.array ?? [] {
            for look in finding["looks"]?.array ?? [] {
                let body = try #require(look.at("/path/replay"))
                let answer = try client.respond(.post, "/replay", body: Array(body.text.utf8)).json()
                let bar = answer["transitions"]?.array?.last?.at("/bars/after")
                #expect(bar == look["bar"], "\(look.at("/path/names")?.text ?? "")")
            }
        }
    }
}
