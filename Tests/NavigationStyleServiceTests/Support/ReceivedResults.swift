import Foundation
import HTTPMessage

/// An answer to several requests, decoded as by a client.
struct ReceivedResults: Decodable {
    struct Result: Decodable {
        var id: String?
        var policy: Policy?
        var status: Int
        var body: Body
    }

    struct Policy: Decodable {
        var name: String
        var edition: String?
    }

    /// The checked parts of a body, of a transition or a problem.
    struct Body: Decodable {
        var outcome: String?
        var instance: String?
        var errors: [ReceivedProblem.Fault]?

        /// The faults by code and pointer.
        var faults: [String] { (errors ?? []).map { "\($0.code) \($0.pointer)" } }
    }

    struct Difference: Decodable {
        struct Anything: Decodable {}

        var screen: String?
        var property: String
        var at: Double?
        var values: [String: Anything]
    }

    var results: [Result]
    var differences: [Difference]?

    init(_ response: HTTPResponse) throws {
        self = try JSONDecoder().decode(ReceivedResults.self, from: Data(response.body))
    }
}
