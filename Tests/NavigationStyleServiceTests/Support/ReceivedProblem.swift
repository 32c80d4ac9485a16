import Foundation
import HTTPMessage

/// A problem document, decoded as by a client.
struct ReceivedProblem: Decodable, Hashable {
    struct Fault: Decodable, Hashable {
        var code: String
        private var place: String?
        var detail: String
        var expected: String?
        var allowed: [String]?
        var suggestion: String?

        /// The pointer into the body; empty for a fault in the query.
        var pointer: String { place ?? "" }

        private enum CodingKeys: String, CodingKey {
            case code
            case place = "pointer"
            case detail, expected, allowed, suggestion
        }
    }

    var type: String
    var title: String
    var status: Int
    var detail: String
    var instance: String
    var line: Int?
    var column: Int?
    var offset: Int?
    var errors: [Fault]?

    /// The faults by code and pointer: `unknown-key /stack/0/idd`.
    var faults: [String] { (errors ?? []).map { $0.pointer.isEmpty ? $0.code : $0.code + " " + $0.pointer } }

    init(_ response: HTTPResponse) throws {
        self = try JSONDecoder().decode(ReceivedProblem.self, from: Data(response.body))
    }
}
