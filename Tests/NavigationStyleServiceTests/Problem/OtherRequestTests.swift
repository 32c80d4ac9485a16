import HTTPMessage
import Testing

@testable import NavigationStyleService

/// Requests that were sent to the wrong endpoint.
@Suite struct OtherRequestTests {
    let service = TestService()

    private static let screens = #""stack":[{"id":"a"},{"id":"b"}]"#
    private static let pop = #"{"type":"pop"}"#
    private static let graph = #""screens":[{"id":"a"}],"entries":[{"id":"tab","stack":["a"]}],"routes":[]"#

    /// A request for each endpoint; only the one for `/preview` has a member that no other endpoint takes.
    private static let requests = [
        "transition": #"\#(screens),"operation":\#(pop)"#, "replay": #"\#(screens),"operations":[\#(pop)]"#,
        "resolve": screens, "compare": #"\#(screens),"operation":\#(pop),"policies":["system"]"#,
        "batch": #""requests":[{\#(screens),"operation":\#(pop)}]"#, "audit": graph,
        "preview": #"\#(screens),"operation":\#(pop),"preview":{"form":"still"}"#,
    ]

    private func faults(_ endpoint: String, _ members: String) throws -> [ReceivedProblem.Fault] {
        let response = service.respond(.post, "/" + endpoint, body: "{\(members)}")
        guard response.status != .ok else { return [] }
        return try ReceivedProblem(response).errors ?? []
    }

    @Test(arguments: requests.keys.sorted(), requests.keys.sorted())
    func `each is told where to go, by one fault and in every endpoint`(_ endpoint: String, _ meant: String) throws {
        let faults = try faults(endpoint, try #require(Self.requests[meant]))
        // A comparison may omit its policies, and a preview accepts the requests of these endpoints too.
        let isTaken =
            endpoint == meant || endpoint == "compare" && meant == "transition"
            || endpoint == "preview" && ["transition", "replay", "resolve", "compare"].contains(meant)
        guard !isTaken else {
            #expect(faults.isEmpty)
            return
        }
        for fault in faults {
            #expect(fault.suggestion == "/" + meant && fault.pointer.isEmpty, "\(fault)")
            #expect(
                fault.detail.hasSuffix(": use /\(meant)") || fault.detail.hasSuffix("use /\(meant)"),
                "\(fault.detail)"
            )
        }
        #expect(faults.count == 1 || meant == "resolve" && faults.allSatisfy { $0.code == "missing-key" })
    }

    @Test func `a graph is called one`() throws {
        for endpoint in ["transition", "resolve", "compare", "preview", "batch"] {
            let faults = try faults(endpoint, #""policies":["system"],"environments":[{}],\#(Self.graph)"#)
            #expect(faults.map(\.detail) == ["This is a graph: use /audit"] && faults.map(\.code) == ["other-request"])
        }
    }

    @Test func `what else is wrong is told with it`() throws {
        let faults = try faults("transition", ##""stack":[{"id":"a","tittle":1}],"operations":[],"environmnt":{}"##)
        #expect(faults.map(\.code) == ["other-request", "unknown-key", "unknown-key"])
        #expect(faults.map(\.suggestion) == ["/replay", "title", "environment"])
    }

    // MARK: - Near misses

    @Test func `a misspelled key is only that`() throws {
        let operation = try faults("transition", #"\#(Self.screens),"operatoin":\#(Self.pop)"#)
        #expect(operation.map(\.detail) == ["The key \"operation\" is missing", "Unknown key"])
        let batch = try faults("batch", #""request":[]"#)
        #expect(batch.map(\.suggestion) == [nil, "requests"])
    }

    @Test func `screens without entries are a stack by another name`() throws {
        let faults = try faults("resolve", #""screens":[{"id":"a"}]"#)
        #expect(faults.map(\.suggestion) == [nil, "stack"])
    }

    @Test func `a key of another endpoint is unknown where its request would not be taken there either`() throws {
        let faults = try faults("transition", #"\#(Self.screens),"operation":\#(Self.pop),"operations":[\#(Self.pop)]"#)
        #expect(faults.map(\.code) == ["unknown-key"] && faults.first?.pointer == "/operations")
    }

    @Test func `members that every object may have tell nothing`() throws {
        let faults = try faults("transition", #""x-requests":[],"$schema":"a",\#(Self.screens)"#)
        #expect(faults.map(\.suggestion) == ["/resolve"])
    }

    @Test func `an item of a batch is told so too`() throws {
        let body = #"{"requests":[{\#(Self.screens),"operations":[\#(Self.pop)]}]}"#
        let text = service.respond(.post, "/batch", body: body).text
        #expect(text.contains("use /replay"))
    }
}
