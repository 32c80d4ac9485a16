import Foundation

/// The JSON of `value`: keys sorted, no spaces.
func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
}

/// What `json` says.
func decoded<Result: Decodable>(_ json: String, as _: Result.Type = Result.self) throws -> Result {
    try JSONDecoder().decode(Result.self, from: Data(json.utf8))
}

/// `json` with its keys sorted and without spaces, by Foundation alone.
func normalized(_ json: String) throws -> String {
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed]
    return String(decoding: try JSONSerialization.data(withJSONObject: object, options: options), as: UTF8.self)
}

/// `value` after a way through JSON.
func roundTrip<Model: Codable>(_ value: Model) throws -> Model {
    try decoded(try encoded(value))
}

/// Where reading `json` fails, as the keys and indices on the way there, and what is said about it; nil where it does
/// not fail.
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
