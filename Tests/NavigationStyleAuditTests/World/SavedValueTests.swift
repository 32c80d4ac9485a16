import NavigationStyle
import NavigationStyleJSON
import Testing

@testable import NavigationStyleAudit

/// Code that keeps what the bar had and puts it back: `{"saved": callback}`.
@Suite struct SavedValueTests {
    private func request(_ callbacks: String, _ more: String = "") throws -> AuditRequest {
        try AuditRequest(
            json: Array(
                """
                {"policies": ["system"], "fixes": false, "find": {"codes": ["history-dependent-style"]},
                 "screens": [{"id": "home", "callbacks": {"viewDidLoad": {"tintColor": "#FF0000"}}},
                   {"id": "web", "callbacks": \(callbacks)}, {"id": "plain"}\(more)],
                 "entries": [{"id": "root", "stack": ["home"]}],
                 "routes": [{"from": "home", "to": ["web", "plain"]}, {"from": "web", "to": "plain"}]}
                """.utf8
            )
        )
    }

    @Test func `what is put back leaks nowhere, and what is not does`() throws {
        let restoring = ##"""
            {"viewWillAppear": {"tintColor": "#0000FF"}, "viewWillDisappear": {"tintColor": {"saved": "viewWillAppear"}}}
            """##
        let report = try request(restoring).report()
        #expect(report.findings.isEmpty && report.leavesBehind.filter { $0.screen == "web" }.isEmpty)
        let careless = try request(##"{"viewWillAppear": {"tintColor": "#0000FF"}}"##).report()
        #expect(careless.findings.contains { $0.screen == "plain" && $0.property == .tintColor })
        #expect(careless.leavesBehind.contains { $0.screen == "web" && $0.property == .tintColor })
    }

    @Test func `a path is sent with the saved value as it is, and replays to its look`() throws {
        // It puts back what it found when it was loaded, which depends on the way to it.
        let json = ##"""
            {"policies": ["system"], "fixes": false, "find": {"codes": ["history-dependent-style"]},
             "screens": [{"id": "home", "callbacks": {"viewDidLoad": {"tintColor": "#FF0000"}}},
               {"id": "web", "callbacks": {"viewDidAppear": {"tintColor": "#0000FF"},
                 "viewWillDisappear": {"tintColor": {"saved": "viewDidLoad"}}}},
               {"id": "other", "callbacks": {"viewWillAppear": {"tintColor": "#00FF00"}}}, {"id": "plain"}],
             "entries": [{"id": "root", "stack": ["home"]}], "pops": {"swipe": false, "cancelledSwipe": false},
             "routes": [{"from": "home", "to": ["web", "other"]}, {"from": "other", "to": "web"},
               {"from": "web", "to": "plain"}]}
            """##
        let request = try AuditRequest(json: Array(json.utf8))
        let report = try request.report()
        let finding = try #require(report.findings.first { $0.screen == "plain" && $0.property == .tintColor })
        #expect(
            Set(finding.looks.map(\.path.names)) == [
                ["push web", "push plain"], ["push other", "push web", "push plain"],
            ]
        )
        let cause = report.causes[try #require(finding.cause)]
        #expect(cause.pointer == "/screens/1/callbacks/viewWillDisappear/tintColor")
        for look in finding.looks {
            let replay = try ReplayRequest(json: try #require(look.path.replay).json())
            #expect(replay == look.path.replay)
            #expect(try replay.response().transitions.last?.bars.after == look.bar)
        }
        let text = String(decoding: try request.response().json(), as: UTF8.self)
        #expect(text.contains(##""viewWillDisappear":{"tintColor":{"saved":"viewDidLoad"}}"##))
    }

    @Test func `it counts as known, and a graph that has it is written and read alike`() throws {
        let request = try request(##"{"viewWillDisappear": {"tintColor": {"saved": "viewWillAppear"}}}"##)
        #expect(request.described.known == 2 && request.described.unknown == 0)
        #expect(try AuditRequest(json: request.json()) == request)
    }

    @Test func `an unknown value may be put back as well`() throws {
        let report = try request(
            ##"""
            {"viewWillAppear": {"tintColor": {"unknown": "theme"}},
             "viewWillDisappear": {"tintColor": {"saved": "viewWillAppear"}}}
            """##
        ).report()
        #expect(report.findings.isEmpty)
    }

    @Test func `it is a fault where nothing is saved yet, where there is no such callback, and outside of callbacks`()
        throws
    {
        func faults(_ callbacks: String) -> [String] {
            do {
                _ = try request(callbacks)
                return []
            } catch JSONRequestError.invalid(let faults) {
                return faults.map { "\($0.code) \($0.pointer)" }
            } catch { return ["\(error)"] }
        }
        #expect(
            faults(##"{"viewWillAppear": {"tintColor": {"saved": "viewDidAppear"}}}"##) == [
                "saved-later /screens/1/callbacks/viewWillAppear/tintColor/saved"
            ]
        )
        #expect(
            faults(##"{"viewDidAppear": {"tintColor": {"saved": "viewWillApear"}}}"##) == [
                "unknown-value /screens/1/callbacks/viewDidAppear/tintColor/saved"
            ]
        )
        let outside = ##"""
            {"screens": [{"id": "a"}], "entries": [{"id": "e", "stack": ["a"],
             "properties": {"tintColor": {"saved": "viewDidLoad"}, "isTranslucent": {"saved": "viewDidLoad"}}}]}
            """##
        let error = #expect(throws: JSONRequestError.self) { _ = try AuditRequest(json: Array(outside.utf8)) }
        guard case .invalid(let found)? = error else { return }
        #expect(Set(found.map { JSONPointer.tokens(of: $0.pointer)[3] }) == ["tintColor", "isTranslucent"])
    }

    @Test func `a variant's and a superclass's saved values are merged like others`() throws {
        let json = ##"""
            {"policies": ["system"], "fixes": false, "find": {"codes": ["history-dependent-style"]},
             "bases": [{"id": "Base", "callbacks": {"viewWillDisappear": {"tintColor": {"saved": "viewWillAppear"}}}}],
             "screens": [{"id": "home", "callbacks": {"viewDidLoad": {"tintColor": "#FF0000"}}},
               {"id": "web", "base": "Base", "callbacks": {"viewWillAppear": {"tintColor": "#0000FF"}}}, {"id": "plain"}],
             "entries": [{"id": "root", "stack": ["home"]}],
             "routes": [{"from": "home", "to": ["web", "plain"]}, {"from": "web", "to": "plain"}]}
            """##
        #expect(try AuditRequest(json: Array(json.utf8)).report().findings.isEmpty)
    }
}
