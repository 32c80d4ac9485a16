import HTTPMessage
import Testing

/// Checks the service against recorded cases.
@Suite(.enabled(if: VectorFolder.isThere, "there are no vectors beside the checkout"))
struct VectorTests {
    /// Returns the answer to a case, with all parts unless the case selects some.
    private func answer(to each: VectorCase) throws -> VectorAnswer {
        var request = each.request.object ?? [:]
        request["include"] = request["include"] ?? .string("all")
        return try VectorAnswer(TestService.respond(.post, each.endpoint, json: .object(request)))
    }

    @Test(arguments: VectorCase.ofLibraries)
    func `a library's policy does what its source does`(_ each: VectorCase) throws {
        #expect(each.endStateDifferences(in: try answer(to: each)) == [])
    }

    @Test(arguments: VectorCase.ofReactNativeScreens)
    func `a header is what react-native-screens makes of it`(_ each: VectorCase) throws {
        try expectToHold(each)
    }

    @Test(arguments: VectorCase.ofOwnBars)
    func `after each operation a screen's own bar is what its library makes of it`(_ each: VectorCase) throws {
        for count in each.operationCounts {
            let some = each.cut(to: count)
            #expect(some.ownBarDifferences(in: try answer(to: some)) == [], "after \(count) operations")
        }
    }

    @Test(arguments: VectorCase.ofStack)
    func `the stack is what UIKit makes of it`(_ each: VectorCase) throws {
        #expect(each.differences(in: try answer(to: each), each.expectations) == [])
    }

    @Test(arguments: VectorCase.ofUIKit)
    func `bar and layout are what UIKit makes of them`(_ each: VectorCase) throws {
        let expectations = each.expectations.filter { !$0.isDiagnostic }
        #expect(each.differences(in: try answer(to: each), expectations) == [])
    }

    @Test(.enabled(if: hasDiagnostics, "there are no diagnostics yet"), arguments: VectorCase.ofUIKit)
    func `diagnostics are there where they should be, and only there`(_ each: VectorCase) throws {
        let expectations = each.expectations.filter(\.isDiagnostic)
        #expect(each.differences(in: try answer(to: each), expectations) == [])
    }

    @Test(arguments: VectorCase.ofKits)
    func `each operation of a kit's recording ends as it was recorded`(_ each: VectorCase) throws {
        #expect(each.operationDifferences(in: try answer(to: each)) == [])
    }

    @Test(arguments: VectorCase.ofSwiftUI)
    func `what is documented or seen of SwiftUI holds`(_ each: VectorCase) throws {
        try expectToHold(each)
    }

    @Test(arguments: VectorCase.ofSeeds)
    func `what the articles state holds`(_ each: VectorCase) throws {
        try expectToHold(each)
    }

    @Test(arguments: VectorCase.ofReports)
    func `what people reported is seen`(_ each: VectorCase) throws {
        try expectToHold(each)
    }

    @Test(arguments: VectorCase.ofSurroundings)
    func `what surrounds the bar is as it was documented, measured or seen`(_ each: VectorCase) throws {
        try expectToHold(each)
    }

    private func expectToHold(_ each: VectorCase) throws {
        #expect(each.differences(in: try answer(to: each), each.expectations) == [])
    }

    /// Whether answers have diagnostics at all.
    private static let hasDiagnostics: Bool = {
        let request = JSONValue.object(["stack": .array([.object(["id": .string("a")])])])
        let response = try? TestService.respond(.post, "/resolve", json: request).json()
        return response?["diagnostics"] != nil
    }()
}
