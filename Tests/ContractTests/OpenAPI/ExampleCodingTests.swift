import Foundation
import HTTPMessage
import NavigationStyle
import NavigationStyleAudit
import NavigationStyleJSON
import NavigationStylePreview
import Testing

/// `Codable` reads the requests and the answers of all computations, those of the document's examples and those on disk,
/// and writes the same.
@Suite struct ExampleCodingTests {
    @Test func `the request of an example is read and written`() throws {
        for example in try OpenAPIFile().examples where example.operation.method == "post" && example.status == 200 {
            switch example.operation.id {
            case "transition": try checkRequest(example.body, TransitionRequest.self)
            case "replay": try checkRequest(example.body, ReplayRequest.self)
            case "resolve": try checkRequest(example.body, ResolveRequest.self)
            case "batch": try checkRequest(example.body, BatchRequest.self)
            case "compare": try checkRequest(example.body, CompareRequest.self)
            case "audit": try checkRequest(example.body, AuditRequest.self)
            case "preview": try checkRequest(example.body, PreviewRequest.self)
            default: Issue.record("\(example.operation) has no type of requests")
            }
        }
    }

    @Test func `the answer to an example is read and written`() throws {
        for example in try OpenAPIFile().examples where example.operation.method == "post" {
            try check(example.respond(), of: "/" + example.operation.id)
        }
    }

    @Test(arguments: GoldenCase.all.filter { $0.endpoint.hasPrefix("POST ") })
    func `an answer on disk is read and written`(_ each: GoldenCase) throws {
        try check(each.respond(), of: String(each.endpoint.dropFirst("POST ".count)))
    }

    private func check(_ answer: HTTPResponse, of path: String) throws {
        guard answer.status == .ok else { return try checkAnswer(answer, Problem.self) }
        switch path {
        case "/transition": try checkEither(answer, TransitionResponse.self)
        case "/replay": try checkAnswer(answer, ReplayResponse.self)
        case "/resolve": try checkEither(answer, ResolveResponse.self)
        case "/batch": try checkAnswer(answer, BatchResponse.self)
        case "/compare": try checkEither(answer, CompareResponse.self)
        case "/audit": try checkAnswer(answer, AuditResponse.self)
        // A picture is not read.
        case "/preview": break
        default: Issue.record("\(path) has no type of answers")
        }
    }

    /// Checks a request, in which members with default values are not written back.
    private func checkRequest<Request: Codable & Equatable>(_ json: [UInt8], _: Request.Type) throws {
        let request = try JSONDecoder().decode(Request.self, from: Data(json))
        #expect(try JSONDecoder().decode(Request.self, from: JSONEncoder().encode(request)) == request)
    }

    /// Checks an answer in one environment or in several, whose results name theirs.
    private func checkEither<Answer: Codable & ComparableAnswer>(_ answer: HTTPResponse, _: Answer.Type) throws {
        if try answer.json().at("/results/0/environment") == nil {
            try checkAnswer(answer, Answer.self)
        } else {
            try checkAnswer(answer, EnvironmentsResponse<Answer>.self)
        }
    }

    private func checkAnswer<Answer: Codable>(_ answer: HTTPResponse, _: Answer.Type) throws {
        let read = try JSONDecoder().decode(Answer.self, from: Data(answer.body))
        let differences = try answer.json().differences(to: JSONValue(json: Array(JSONEncoder().encode(read))))
        #expect(differences == [])
    }
}
