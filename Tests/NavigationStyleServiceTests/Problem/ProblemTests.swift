import HTTPMessage
import NavigationStyle
import NavigationStyleJSON
import Testing

@testable import NavigationStyleService

@Suite struct ProblemTests {
    let service = TestService()

    @Test func `a problem has the members of RFC 9457`() throws {
        let response = service.respond(.post, "/resolve", body: #"{"stack":[{"id":"a","titel":"A"}]}"#)
        #expect(response.status == .unprocessableContent)
        #expect(response.fields[.contentType] == "application/problem+json")
        let problem = try ReceivedProblem(response)
        #expect(problem.type == "/problems/invalid-request")
        #expect(problem.title == "The request is not valid")
        #expect(problem.status == 422)
        #expect(problem.instance == TestService.requestID)
        #expect(problem.detail == "/stack/0/titel: Unknown key")
        let fault = try #require(problem.errors?.first)
        #expect(fault.code == "unknown-key")
        #expect(fault.pointer == "/stack/0/titel")
        #expect(fault.suggestion == "title")
        #expect(fault.allowed?.contains("navigationItem") == true)
    }

    @Test func `an answer names every fault, in the order of the body`() throws {
        let body = """
            {"stak": [], "environment": {"os": "1.0", "orientation": "upright"}, "stack": [{"id": 7}, {"title": "B"}],
             "operation": {"type": "push", "animated": "yes"}}
            """
        let problem = try ReceivedProblem(service.respond(.post, "/transition", body: body))
        #expect(
            problem.faults == [
                "unknown-key /stak", "malformed-string /environment/os", "unknown-value /environment/orientation",
                "wrong-type /stack/0/id", "missing-key /stack/1", "missing-key /operation",
                "wrong-type /operation/animated",
            ]
        )
        #expect(problem.detail == "/stak: Unknown key; and 6 more faults")
    }

    @Test func `an answer names fifty faults at most`() throws {
        let members = (0..<80).map { "\"k\($0)\": 1" }.joined(separator: ",")
        let response = service.respond(.post, "/resolve", body: "{\"stack\": [], \(members)}")
        let problem = try ReceivedProblem(response)
        #expect(problem.errors?.count == 50)
        #expect(problem.detail.hasSuffix("; and at least 49 more faults"))

        let faults = (0..<80).map { RequestFault(.emptyStack, at: "/\($0)") }
        #expect(Problem(ScenarioError(faults)).faults.count == 50)
    }

    @Test func `what a stranger sent is cut before it is sent back`() {
        let long = String(repeating: "x", count: 5000)
        for response in [
            service.respond(.get, "/policies/" + long),
            service.respond(.get, "/" + long),
            service.respond(.get, "/policies?pretty=" + long),
            service.respond(.other(long), "/policies"),
            service.respond(.post, "/resolve", [.contentType: long], body: ""),
        ] {
            #expect(response.status.code >= 400)
            #expect(response.body.count < 1000)
        }
    }

    @Test func `every violation of HTTP has the words of its status`() throws {
        let violations: [HTTPViolation] = [
            .unsupportedVersion, .malformedMethod, .unknownMethod("BREW"), .malformedTarget, .malformedLine,
            .malformedFieldName, .controlCharacter(field: "X-A"), .missingHost, .repeatedHost, .malformedHost,
            .unknownExpectation, .repeatedContentLength, .malformedContentLength, .contentLengthWithTransferEncoding,
            .repeatedTransferEncoding, .transferEncodingInHTTP10, .unknownTransferCoding, .chunkedBody,
            .missingContentLength, .contentTooLarge(limit: 10), .requestTimeout, .tooManyConnections,
            .tooManyConnectionsFromAddress,
        ]
        for violation in violations {
            let response = service.service.response(to: violation, of: nil)
            #expect(response.status == violation.status, "\(violation)")
            let problem = try ReceivedProblem(response)
            #expect(problem.status == violation.status.code)
            #expect(Problem.Kind.allCases.map(\.type).contains(problem.type))
        }
        for violation in [HTTPViolation.tooManyConnections, .tooManyConnectionsFromAddress] {
            #expect(service.service.response(to: violation, of: nil).fields[.retryAfter] == "5")
        }
    }

    @Test func `kinds have names, titles and statuses of errors`() {
        for kind in Problem.Kind.allCases {
            #expect(kind.rawValue.wholeMatch(of: #/[a-z0-9]+(-[a-z0-9]+)*/#) != nil)
            #expect(kind.status >= 400)
        }
        #expect(Set(Problem.Kind.allCases.map(\.title)).count == Problem.Kind.allCases.count)
    }
}
