import Foundation

/// Decodes and re-encodes examples with the generated swift6 client, which is compiled in.
///
/// See roundtrip.py.
///
/// Usage: roundtrip EXAMPLES RESULTS
@main struct RoundTrip {
    static func main() throws {
        let files = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
        let given = try JSONSerialization.jsonObject(with: Data(contentsOf: files[0])) as? [[String: Any]] ?? []
        let results = given.map { example in
            do {
                guard let model = model(named: example["schema"] as? String ?? "") else { throw Unknown() }
                let data = try JSONSerialization.data(withJSONObject: example["value"] ?? [:])
                return ["value": try JSONSerialization.jsonObject(with: reencoded(data, as: model))]
            } catch {
                return ["error": "\(error)"]
            }
        }
        try JSONSerialization.data(withJSONObject: results).write(to: files[1])
    }

    /// An unknown model name.
    struct Unknown: Error {}

    static func reencoded<Model: Codable>(_ data: Data, as model: Model.Type) throws -> Data {
        try JSONEncoder().encode(JSONDecoder().decode(model, from: data))
    }
}
