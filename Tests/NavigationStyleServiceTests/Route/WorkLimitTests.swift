import Foundation
import HTTPMessage
import NavigationStyle
import NavigationStyleJSON
import Testing

@testable import NavigationStyleService

/// A request that needs more work than one computation may is refused before it is computed.
@Suite struct WorkLimitTests {
    private static let screens = (0..<40).map { "{\"id\":\"s\($0)\",\"bar\":{\"tint\":\"red\"}}" }.joined(
        separator: ","
    )
    private static let stack = "\"stack\":[\(screens)]"
    private static let pop = #""operation":{"type":"pop"}"#

    @Test(arguments: [
        ("/transition", "{\(stack),\(pop)}", "/stack", "40 screens"),
        ("/resolve", "{\(stack)}", "/stack", "40 screens"),
        (
            "/resolve", "{\(stack),\"environments\":[{},{\"os\":\"15.0\"}]}", "/environments",
            "2 environments × 40 screens"
        ),
        (
            "/replay", "{\(stack),\"operations\":[{\"type\":\"pop\"},{\"type\":\"pop\"}]}", "/operations",
            "2 operations × 40 screens"
        ),
        (
            "/compare", "{\(stack),\(pop),\"policies\":[\"system\",\"restoring\"]}", "/policies",
            "2 policies × 40 screens"
        ),
        ("/preview", "{\(stack),\(pop)}", "/stack", "40 screens"),
    ])
    func `what is too much is a 422 that names the product`(
        _ path: String,
        _ body: String,
        _ pointer: String,
        _ product: String
    ) throws {
        let problem = try ReceivedProblem(TestService(maximumWork: 500).respond(.post, path, body: body))
        #expect(problem.type == "/problems/too-much-work" && problem.status == 422)
        #expect(problem.faults == ["too-much-work \(pointer)"])
        #expect(problem.detail.contains(product) && problem.detail.contains("the limit is 500"), "\(problem.detail)")
        #expect(TestService().respond(.post, path, body: body).status == .ok)
    }

    @Test(arguments: ["/transition", "/resolve", "/compare", "/preview"])
    func `the history of a path in a graph counts as work`(_ path: String) throws {
        let graph = """
            {"screens":[{"id":"a"},{"id":"b"}],"entries":[{"id":"e","stack":["a"]}],
             "routes":[{"from":"a","to":"b"}]}
            """
        let steps = (0..<200).map { $0 % 2 == 0 ? "\"push b\"" : "\"back\"" }.joined(separator: ",")
        let body = "{\"graph\":\(graph),\"path\":[\"e\",\(steps)]}"
        #expect(TestService().respond(.post, path, body: body).status == .ok)
        let problem = try ReceivedProblem(TestService(maximumWork: 1000).respond(.post, path, body: body))
        #expect(problem.type == "/problems/too-much-work" && problem.faults == ["too-much-work /path"])
    }

    @Test func `a request of a batch that needs more than is left has the problem in its place`() throws {
        let small = #"{"stack":[{"id":"a"},{"id":"b"}],"operation":{"type":"pop"}}"#
        let body = "{\"requests\":[\(small),{\(Self.stack),\(Self.pop)},\(small)]}"
        let results = try ReceivedResults(TestService(maximumWork: 1500).respond(.post, "/batch", body: body)).results
        #expect(results.map(\.status) == [200, 422, 200])
        #expect(results[1].body.faults == ["too-much-work /stack"])
    }

    @Test func `trials for one request of a batch take nothing from the answers to those after it`() throws {
        let request = Self.leaking
        let count = 20
        let body = "{\"requests\":[\(Array(repeating: request, count: count).joined(separator: ","))]}"
        let work = try TransitionRequest(json: Array(request.utf8)).work.total
        func statuses(_ work: Int) throws -> [Int] {
            try ReceivedResults(TestService(maximumWork: work).respond(.post, "/batch", body: body)).results
                .map(\.status)
        }
        #expect(try statuses(count * work) == Array(repeating: 200, count: count))
        // The requests of a batch are answered in order.
        #expect(try statuses(count * work - 1) == Array(repeating: 200, count: count - 1) + [422])
    }

    /// A request with diagnostics for which there are fixes.
    private static let leaking =
        #"{"policy":"system","environment":{"os":"15.0"},"stack":[{"id":"a"},{"id":"b","callbacks":"#
        + ##"{"viewWillAppear":{"barTintColor":"#FF0000","tintColor":"#00FF00"}}}],"operation":{"type":"pop"}}"##

    /// Returns the request with more screens, so that fixes take more work.
    static func leaking(screens: Int) -> String {
        let all = (0..<screens).map { #"{"id":"s\#($0)"}"# }.joined(separator: ",")
        return leaking.replacing(#"{"id":"a"}"#, with: all)
    }

    /// The checked parts of an answer with diagnostics.
    private struct Diagnosed: Decodable {
        struct Finding: Decodable {
            struct NoEdits: Decodable { var reason: String }
            var code: String
            var message: String
            var noEdits: NoEdits?
        }
        var diagnostics: [Finding]
    }

    @Test func `where fixes alone are too much the answer comes without them and says why`() throws {
        func answer(_ work: Int) throws -> [Diagnosed.Finding] {
            let response = TestService(maximumWork: work).respond(.post, "/transition", body: Self.leaking)
            #expect(response.status == .ok, "\(response.text)")
            return try JSONDecoder().decode(Diagnosed.self, from: Data(response.body)).diagnostics
        }
        let all = try answer(WorkBudget.standardLimit)
        let few = try answer(TransitionRequest(json: Array(Self.leaking.utf8)).work.total)
        #expect(all.contains { $0.noEdits == nil })
        #expect(few.map(\.code) == all.map(\.code) && few.map(\.message) == all.map(\.message))
        #expect(few.allSatisfy { $0.noEdits != nil } && few.contains { $0.noEdits?.reason == "tooMuchWork" })
        #expect(!all.contains { $0.noEdits?.reason == "tooMuchWork" })
    }
}
