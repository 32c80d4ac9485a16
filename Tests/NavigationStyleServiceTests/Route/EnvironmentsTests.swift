import Foundation
import HTTPMessage
import NavigationStyle
import NavigationStyleService
import Testing

/// Requests in several environments.
@Suite struct EnvironmentsTests {
    private struct Answer: Decodable {
        struct Difference: Decodable {
            struct Group: Decodable { var environments: [Int] }

            var policies: [String]?
            var screen: String?
            var property: String
            var at: Double?
            var values: [Group]
            var message: String
        }

        struct Result: Decodable {
            struct Environment: Decodable {
                var os: String
                var linkedSDK: String
                var device: String
                var userInterfaceStyle: String
            }

            struct Body: Decodable {
                struct Compared: Decodable { var status: Int }

                var outcome: String?
                var results: [Compared]?
                var errors: [ReceivedProblem.Fault]?
                var instance: String?
            }

            var environment: Environment
            var status: Int
            var body: Body
        }

        var differences: [Difference]
        var results: [Result]
    }

    private let service = TestService()

    private func answer(_ path: String, _ body: String) throws -> Answer {
        let response = service.respond(.post, path, body: body)
        #expect(response.status == .ok, "\(response.text)")
        return try JSONDecoder().decode(Answer.self, from: Data(response.body))
    }

    private func members(_ environments: String, _ others: String = "") -> String {
        #"""
        {"policy": "system"\#(others), "environments": \#(environments),
         "stack": [{"id": "list", "callbacks": {"viewWillAppear": {"barTintColor": "#FF6600", "isTranslucent": false}}}]
        """#
    }

    @Test func `a stack is resolved in each environment, with the defaults filled in`() throws {
        let environments = #"[{"os": "12.0"}, {"os": "14.0"}, {"os": "15.0", "userInterfaceStyle": "dark"}, {}]"#
        let answer = try answer("/resolve", members(environments, #", "environment": {"os": "17.0"}"#) + "}")
        #expect(answer.results.map(\.environment.os) == ["12.0", "14.0", "15.0", "17.0"])
        #expect(answer.results.map(\.environment.linkedSDK) == ["12.0", "14.0", "15.0", "17.0"])
        #expect(answer.results.allSatisfy { $0.status == 200 && $0.environment.device == "iPhone 15" })
        let background = try #require(answer.differences.first { $0.property == "background" })
        #expect(background.values.map(\.environments) == [[0, 1], [2, 3]] && background.screen == "list")
        #expect(background.message.contains("is shown on iOS 12.0 and 14.0; not from 15.0 on: "))
    }

    @Test func `each body is the one that its environment alone is answered with`() throws {
        let body = members(#"[{"os": "12.0"}, {"os": "17.0"}]"#) + "}"
        let several = service.respond(.post, "/resolve", body: body).text
        for version in ["12.0", "17.0"] {
            let one = body.replacing(
                ##""environments": [{"os": "12.0"}, {"os": "17.0"}]"##,
                with: ##""environment": {"os": "\##(version)"}"##
            )
            #expect(several.contains("\"status\":200,\"body\":" + service.respond(.post, "/resolve", body: one).text))
        }
    }

    @Test func `an environment that the policy cannot have has a problem in its place`() throws {
        let body = members(#"[{"os": "17.0"}, {}, {}, {"os": "12.0"}]"#, #", "include": []"#)
            .replacing(#""system""#, with: #""itemAppearance""#)
        let answer = try answer("/transition", body + #", "operation": {"type": "push", "screen": {"id": "b"}}}"#)
        #expect(answer.results.map(\.status) == [200, 200, 200, 422])
        let problem = answer.results[3].body
        #expect(problem.errors?.map(\.pointer) == ["/environments/3/os"] && problem.instance == nil)
        #expect(answer.results[0].body.outcome == "changed")
    }

    @Test func `what is impossible anywhere is a 422`() throws {
        let body =
            members(#"[{"os": "12.0"}, {"os": "17.0"}]"#) + #", "operation": {"type": "popTo", "screenID": "z"}}"#
        let problem = try ReceivedProblem(service.respond(.post, "/transition", body: body))
        #expect(problem.faults == ["screen-not-on-stack /operation/screenID"])
    }

    @Test func `a comparison is made in each environment`() throws {
        let body = members(#"[{"os": "12.0"}, {"os": "17.0"}]"#)
            .replacing(#""policy": "system""#, with: #""policies": ["system", "itemAppearance"]"#)
        let answer = try answer("/compare", body + #", "operation": {"type": "push", "screen": {"id": "b"}}}"#)
        #expect(answer.results.map { $0.body.results?.map(\.status) } == [[200, 422], [200, 200]])
        #expect(answer.differences.allSatisfy { $0.policies == ["system"] })
        #expect(!answer.differences.isEmpty)
    }

    @Test func `a replay has no such member`() throws {
        let body = members("[{}]") + #", "operations": [{"type": "pop"}]}"#
        let problem = try ReceivedProblem(service.respond(.post, "/replay", body: body))
        #expect(problem.faults == ["unknown-key /environments"])
    }

    @Test func `validation tells where a finding is made, unless that is everywhere`() {
        let body = members(#"[{"os": "12.0"}, {"os": "15.0"}, {"os": "17.0"}]"#) + "}"
        let found = service.service.findings(in: Array(body.utf8)).findings
        let ineffective = found.filter { $0.code == .ineffectiveProperty }
        #expect(ineffective.map(\.environments) == [["iOS 15.0", "iOS 17.0"]])
        let later = body.replacing(#"{"os": "12.0"}, "#, with: "")
        let everywhere = service.service.findings(in: Array(later.utf8)).findings
        #expect(everywhere.filter { $0.code == .ineffectiveProperty }.map(\.environments) == [[]])
    }

    @Test func `validation lays environments over those of a replay`() {
        let body = #"""
            {"policy": "system", "stack": [], "operations": [{"type": "push", "screen":
             {"id": "list", "callbacks": {"viewWillAppear": {"barTintColor": "#FF6600", "isTranslucent": false}}}}]}
            """#
        let overlays = [12, 15].map { EnvironmentOverlay(os: SystemVersion($0)) }
        let found = service.service.findings(in: Array(body.utf8), in: overlays).findings
        #expect(found.filter { $0.code == .ineffectiveProperty }.map(\.environments) == [["iOS 15.0"]])
    }
}
