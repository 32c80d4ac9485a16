import HTTPMessage
import Testing

/// Holds the service and the server to cases that were recorded elsewhere.
@Suite(.enabled(if: VectorFolder.file("km") != nil, "there are no vectors beside the checkout"))
struct VectorTests {
    /// Cases that contradict the articles, with the reason. They are not run.
    private static let contradictions: [String: String] = [:]

    private static func cases(of file: String) -> [VectorCase] {
        VectorCase.all(of: file).filter { contradictions[$0.id] == nil }
    }

    @Test(arguments: VectorRoute.allCases, cases(of: "km") + cases(of: "dbn") + cases(of: "fd"))
    func `a library's policy does what its source does`(_ route: VectorRoute, _ each: VectorCase) throws {
        let answer = try route.answer(to: each)
        #expect(answer.status == 200, "\(answer.body.text)")
        #expect(each.endStateDifferences(in: answer.body) == [])
    }

    @Test(arguments: VectorRoute.allCases, cases(of: "stack"))
    func `the stack is what UIKit makes of it`(_ route: VectorRoute, _ each: VectorCase) throws {
        #expect(each.differences(in: try route.answer(to: each), each.expectations) == [])
    }

    @Test(arguments: VectorRoute.allCases, cases(of: "uikit"))
    func `bar and layout are what UIKit makes of them`(_ route: VectorRoute, _ each: VectorCase) throws {
        let expectations = each.expectations.filter { !$0.isDiagnostic }
        #expect(each.differences(in: try route.answer(to: each), expectations) == [])
    }

    @Test(.enabled(if: hasDiagnostics, "there are no diagnostics yet"), arguments: VectorRoute.allCases, cases(of: "uikit"))
    func `diagnostics are there where they should be, and only there`(_ route: VectorRoute, _ each: VectorCase) throws {
        let expectations = each.expectations.filter(\.isDiagnostic)
        #expect(each.differences(in: try route.answer(to: each), expectations) == [])
    }

    /// Whether an answer has diagnostics at all.
    private static let hasDiagnostics: Bool = {
        let request = JSONValue.object(["stack": .array([.object(["id": .string("a")])])])
        let response = try? TestService.respond(.post, "/resolve", json: request).json()
        return response?["diagnostics"] != nil
    }()
}
