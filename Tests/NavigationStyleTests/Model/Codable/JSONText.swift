import Foundation

/// Returns the JSON of `value`, with sorted keys and without spaces.
func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
}

/// Decodes `json`.
func decoded<Result: Decodable>(_ json: String, as _: Result.Type = Result.self) throws -> Result {
    try JSONDecoder().decode(Result.self, from: Data(json.utf8))
}

/// Returns `json` with sorted keys and without spaces, by Foundation alone.
func normalized(_ json: String) throws -> String {
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed]
    return String(decoding: try JSONSerialization.data(withJSONObject: object, options: options), as: UTF8.self)
}

/// Returns `value` after encoding and decoding it as JSON.
func roundTrip<Model: Codable>(_ value: Model) throws -> Model {
    try decoded(try encoded(value))
}

/// Returns the path at which decoding `json` fails, as keys and indices, and the description of the error; nil if it
/// succeeds.
func fault<Model: Decodable>(in json: String, as _: Model.Type) -> String? {
    do {
        _ = try decoded(json, as: Model.self)
        return nil
    } catch {
        guard let (context, missing) = (error as? DecodingError)?.context else { return "\(error)" }
        let path = (context.codingPath + missing).map { $0.intValue.map(String.init) ?? $0.stringValue }
        return path.joined(separator: "/") + ": " + context.debugDescription
    }
}

extension DecodingError {
    fileprivate var context: (Context, missing: [any CodingKey])? {
        switch self {
        case .dataCorrupted(let context), .typeMismatch(_, let context), .valueNotFound(_, let context):
            (context, [])
        case .keyNotFound(let key, let context): (context, [key])
        @unknown default: nil
        }
    }
}
