import Foundation
import NavigationStyle
import NavigationStyleTestSupport
import Testing

@testable import NavigationStyleJSON

/// `Codable` accepts and refuses the same requests as the reader of bytes.
struct CodableAcceptanceTests {
    /// The values that replace a value of a request.
    private static let replacements: [Value] = [
        .null, .bool(true), .bool(false), .number(0), .number(1), .number(-1), .number(0.5), .number(3_000_000_000),
        .number(1e300), .string(""), .string("zzz"), .string("all"), .string("red"), .string("#F008"),
        .string("transparent"), .string("17.0"), .array([]), .array([.string("plan")]), .object([]),
        .object([Value.Member("zzz", .null)]), .object([Value.Member("x-zzz", .null)]),
        .object([Value.Member("light", .string("red"))]),
        .object([Value.Member("b", .number(1)), Value.Member("g", .number(0)), Value.Member("r", .number(0))]),
    ]

    /// Returns `value` with a random change: another value, or a member removed or added.
    private func damaged(_ value: Value, _ model: inout RandomModel) -> Value {
        switch value {
        case .array(var elements) where !elements.isEmpty && model.chance(85):
            let index = model.integer(in: 0...elements.count - 1)
            if model.chance(10) {
                elements.remove(at: index)
            } else {
                elements[index] = damaged(elements[index], &model)
            }
            return .array(elements)
        case .object(var members) where !members.isEmpty && model.chance(90):
            let index = model.integer(in: 0...members.count - 1)
            switch model.integer(in: 0...19) {
            case 0: members.remove(at: index)
            case 1: members[index].key += "s"
            case 2: members.append(Value.Member("x-note", .null))
            default: members[index].value = damaged(members[index].value, &model)
            }
            return .object(members)
        default: return model.one(of: Self.replacements)
        }
    }

    private func check<Request: Decodable & Equatable>(
        _ json: [UInt8],
        _ model: inout RandomModel,
        _ read: ([UInt8], JSONLimits) throws(JSONRequestError) -> Request
    ) throws -> (taken: Int, refused: Int) {
        let tree = try JSONReader.read(json) { reader throws(JSONMalformed) in
            try Value(from: &reader, extensions: .kept)
        }
        var counts = (taken: 0, refused: 0)
        for _ in 0..<40 {
            let words = damaged(tree, &model).json(.compact)
            let text = Array(words.utf8)
            let decoded = Result { try JSONDecoder().decode(Request.self, from: Data(text)) }
            do throws(JSONRequestError) {
                let request = try read(text, .standard)
                counts.taken += 1
                switch decoded {
                case .success(let decoded): #expect(decoded == request, "\(words)")
                case .failure(let error): Issue.record("decoding refuses \(words): \(error)")
                }
            } catch {
                counts.refused += 1
                if case .success = decoded { Issue.record("decoding takes \(words): \(error)") }
            }
        }
        return counts
    }

    @Test(arguments: 0..<15)
    func `a damaged request is taken by both or by none`(seed: UInt64) throws {
        var model = RandomModel(seed: 9000 + seed)
        var scenario = model.anyScenario()
        // Unknown devices are a matter for the engine, however the request is read.
        scenario.environment.device = "iPhone 15"
        let transition = TransitionRequest(scenario, operation: model.anyOperation())
        let counts = try check(transition.json(), &model, TransitionRequest.init(json:limits:))
        #expect(counts.taken > 0 && counts.refused > 10)
        _ = try check(
            ReplayRequest(scenario, operations: [model.anyOperation()]).json(),
            &model,
            ReplayRequest.init(json:limits:)
        )
        _ = try check(ResolveRequest(scenario).json(), &model, ResolveRequest.init(json:limits:))
    }
}
