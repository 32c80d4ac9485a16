import NavigationStyle
public import NavigationStyleJSON
import OpenAPI

/// An example of a request in the contract.
public struct RequestExample: Sendable {
    /// The endpoint for the request.
    public let kind: RequestKind
    /// The name of the example.
    public let name: String
    /// The question that it asks, in a few words.
    public let summary: String
    /// The request, as JSON without white space.
    public let json: [UInt8]

    /// All examples, in the order of the contract.
    public static let all = RequestKind.allCases.flatMap { examples(of: $0) }

    private static let contract = OpenAPIDocument.json
    private static let document = try? Value(json: contract, limits: JSONLimits(depth: 512, stringLength: .max))

    private static func examples(of kind: RequestKind) -> [RequestExample] {
        let path = ["paths", "/" + kind.rawValue, "post", "requestBody", "content", "application/json", "examples"]
        guard case .object(let members)? = path.reduce(document, { $0?[$1] }) else { return [] }
        let folder = path.map { "/" + JSONPointer.escaped($0) }.joined()
        let pointers = members.map { "\(folder)/\(JSONPointer.escaped($0.key))/value" }
        let ranges = JSONPlace.ranges(of: pointers, in: contract)
        let order = members.indices.sorted { ranges[$0].lowerBound < ranges[$1].lowerBound }
        return order.map { index -> RequestExample in
            var summary = ""
            if case .string(let text)? = members[index].value["summary"] { summary = text }
            return RequestExample(
                kind: kind,
                name: members[index].key,
                summary: summary,
                json: Array(contract[ranges[index]])
            )
        }
    }
}
