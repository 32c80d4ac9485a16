import Foundation
import HTTPMessage
import NavigationStyle
import NavigationStyleAudit
import NavigationStyleJSON
import NavigationStylePreview
import Testing

/// `Codable` reads the requests of all computations and the answers of all operations, those of the document's examples,
/// those on disk and all pages, and writes the same.
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

    @Test func `the answer to an example is read and written, and every operation has one`() throws {
        let file = try OpenAPIFile()
        var checked: Set<String> = []
        for example in file.examples {
            var fields = example.fields
            if fields[.accept] == nil { fields[.accept] = "application/json" }
            let answer = TestService.respond(example.method, example.path, fields: fields, body: example.body)
            guard answer.isJSON, !Self.documents.contains(example.operation.id) else { continue }
            try check(answer, of: example.operation.id)
            if answer.status == .ok { checked.insert(example.operation.id) }
        }
        let answering = file.operations.filter { operation in
            file.responses(of: operation)[200]?["content"]?["application/json"] != nil
        }
        #expect(checked == Set(answering.map(\.id)).subtracting(Self.documents))
    }

    /// The operations whose answer in JSON is the contract.
    private static let documents: Set = ["openAPIJSON"]

    @Test(arguments: GoldenCase.all.filter { $0.endpoint.hasPrefix("POST ") })
    func `an answer on disk is read and written`(_ each: GoldenCase) throws {
        try check(each.respond(), of: String(each.endpoint.dropFirst("POST /".count)))
    }

    @Test func `every page of every resource is read and written`() throws {
        try checkPages(PolicyPage.self)
        try checkPages(AuditPage.self)
        try checkPages(RulePage.self)
        try checkPages(ReferencePage.self)
        try checkPages(ProblemPage.self)
        try checkPages(DevicePage.self)
        for os in ["7.0", "9.0", "11.0", "13.0", "18.0", "26.0"] {
            try check(TestService.respond(.get, "/view-hierarchy?os=\(os)"), of: "viewHierarchy")
        }
    }

    private func checkPages<Page: ResourcePage>(_: Page.Type) throws {
        for page in Page.all {
            let name = page.name.replacing(" ", with: "%20")
            try checkAnswer(TestService.respond(.get, "/\(Page.words.all)/\(name)"), Page.self)
        }
    }

    @Test(arguments: [
        ("/policies/kmNavigationBarTransition", "policy", [("\"/#r=", "\"/try#"), ("\"feed\"", "\"list\"")]),
        ("/policies/swiftUI", "policy", [("\"type\":\"object\"", "\"type\":\"other\""), ("26.0", "27.0")]),
        ("/devices", "devices", [("26.0", "27.0"), ("iPhone 15", "iPhone 20"), ("\"value\":0.35", "\"value\":0.3")]),
        ("/rules/km.push.2", "rule", [("km.push.2", "km.push.99"), ("kmNavigationBarTransition", "other")]),
        ("/diagnostics/style-leak", "diagnostic", [("\"offersEdits\":true", "\"offersEdits\":false")]),
        ("/problems/not-found", "problem", [("path", "place")]), ("/version", "version", [("v0", "v9")]),
    ])
    func `an answer of a later version is read as it is`(
        _ path: String,
        _ operation: String,
        _ changes: [(String, String)]
    ) throws {
        var answer = TestService.respond(.get, path)
        for (now, later) in changes {
            let text = String(decoding: answer.body, as: UTF8.self)
            try #require(text.contains(now), "\(path): \(now)")
            answer.body = Array(text.replacing(now, with: later).utf8)
        }
        try check(answer, of: operation)
    }

    @Test(arguments: [
        ("/diagnostics/style-leak", "diagnostic", "style-leak", "low-contrast"),
        ("/problems/not-found", "problem", "/not-found", "malformed-json"),
        ("/devices/iPhone%2015", "device", "dynamicIslandPhone", "homeButtonPad"),
        ("/policies/system", "policy", "\"sharedBar\"", "interpolation"),
    ])
    func `a name outside of a closed set is refused with the known ones`(
        _ path: String,
        _ operation: String,
        _ name: String,
        _ known: String
    ) throws {
        let type = try #require(Self.answer(to: operation, isOfSeveral: false))
        let text = String(decoding: TestService.respond(.get, path).body, as: UTF8.self)
        let unknown = text.replacing(name, with: name.replacing(/[a-z]+/, with: "other"))
        let error = #expect(throws: DecodingError.self) {
            _ = try JSONDecoder().decode(type, from: Data(unknown.utf8))
        }
        #expect("\(try #require(error))".contains(known))
    }

    private func check(_ answer: HTTPResponse, of operation: String) throws {
        guard answer.status == .ok else { return try checkAnswer(answer, Problem.self) }
        let isOfSeveral = try answer.json().at("/results/0/environment") != nil
        guard let type = Self.answer(to: operation, isOfSeveral: isOfSeveral) else {
            Issue.record("\(operation) has no type of answers")
            return
        }
        try checkAnswer(answer, type)
    }

    /// Returns the type of the answers to an operation; nil if there is none.
    private static func answer(to operation: String, isOfSeveral: Bool) -> (any Codable.Type)? {
        switch operation {
        case "transition" where isOfSeveral: EnvironmentsResponse<TransitionResponse>.self
        case "transition": TransitionResponse.self
        case "replay": ReplayResponse.self
        case "resolve" where isOfSeveral: EnvironmentsResponse<ResolveResponse>.self
        case "resolve": ResolveResponse.self
        case "batch": BatchResponse.self
        case "compare" where isOfSeveral: EnvironmentsResponse<CompareResponse>.self
        case "compare": CompareResponse.self
        case "audit": AuditResponse.self
        case "preview", "previewImage": PreviewResponse.self
        case "policies": Listing<PolicyPage>.self
        case "policy": PolicyPage.self
        case "devices": DeviceList.self
        case "device": DevicePage.self
        case "viewHierarchy": ViewHierarchy.self
        case "diagnostics": Listing<AuditPage>.self
        case "diagnostic": AuditPage.self
        case "rules": Listing<RulePage>.self
        case "rule": RulePage.self
        case "references": Listing<ReferencePage>.self
        case "reference": ReferencePage.self
        case "problems": Listing<ProblemPage>.self
        case "problem": ProblemPage.self
        case "schemas": SchemaList.self
        case "livez", "readyz": ServiceHealth.self
        case "version": ServiceVersion.self
        default: nil
        }
    }

    /// Checks a request, in which members with default values are not written back.
    private func checkRequest<Request: Codable & Equatable>(_ json: [UInt8], _: Request.Type) throws {
        let request = try JSONDecoder().decode(Request.self, from: Data(json))
        #expect(try JSONDecoder().decode(Request.self, from: JSONEncoder().encode(request)) == request)
    }

    private func checkAnswer<Answer: Codable>(_ answer: HTTPResponse, _: Answer.Type) throws {
        let read = try JSONDecoder().decode(Answer.self, from: Data(answer.body))
        let differences = try answer.json().differences(to: JSONValue(json: Array(JSONEncoder().encode(read))))
        #expect(differences == [])
    }
}

extension HTTPResponse {
    /// Whether the body is JSON, and not a schema.
    fileprivate var isJSON: Bool {
        let type = fields[.contentType]?.prefix { $0 != ";" } ?? ""
        return ["application/json", "application/problem+json"].contains(type)
    }
}
