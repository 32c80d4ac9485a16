import HTTPMessage
import Testing

/// The contrast in an answer agrees with its diagnostics, with `validate` and with a picture.
@Suite(.enabled(if: ServerProcess.isThere)) struct VerdictTests {
    /// Returns a push of a screen with a white title and white buttons in a clear bar, over a root view with `members`.
    private static func push(_ members: String = "{}") -> String {
        ##"{"stack":[{"id":"a","title":"A"}],"operation":{"type":"push","screen":{"id":"d","title":"D","view":\##(members),"##
            + ##""bar":{"background":"transparent","tint":"#FFFFFF","title":{"color":"#FFFFFF"}}}}}"##
    }

    private static let underContent = push(##"{"scrollView":{"contentInsetAdjustmentBehavior":"never"}}"##)
    private static let onBlack = push(##"{"backgroundColor":"#000000"}"##)

    private func answer(to body: String) throws -> JSONValue {
        try TestService.respond(.post, "/transition", body: Array(body.utf8)).json()
    }

    /// Returns the severities of the diagnostics with `code`.
    private func severities(of code: String, in answer: JSONValue) -> [String] {
        (answer["diagnostics"]?.array ?? []).filter { $0["code"]?.string == code }.compactMap { $0["severity"]?.string }
    }

    @Test(arguments: [
        (push(), "fail", ["warning", "warning"], "default", 1),
        (underContent, "indeterminate", ["info", "info"], "unknown", 0),
        (onBlack, "pass", [], "view", 1),
    ])
    func `the bar, the diagnostics and the status of validate agree`(
        body: String,
        verdict: String,
        severities: [String],
        source: String,
        status: Int32
    ) throws {
        let answer = try answer(to: body)
        let contrast = try #require(answer.at("/bars/after/contrast"))
        #expect(contrast.at("/title/verdict")?.string == verdict)
        #expect(contrast.at("/buttons/verdict")?.string == verdict)
        #expect(contrast.at("/behind/from")?.string == source)
        #expect(self.severities(of: "low-contrast", in: answer) == severities)
        // On black, the dark status bar is unreadable instead.
        let statusBar = self.severities(of: "status-bar-unreadable", in: answer)
        #expect(statusBar == (contrast.at("/statusBar/verdict")?.string == "fail" ? ["warning"] : []))
        #expect(try CommandRun(["validate", "--fail-on", "warning", "-"], input: body).status == status)
    }

    @Test func `a picture rings what the bar says fails`() throws {
        func picture(_ body: String) throws -> String {
            let body = body.dropLast() + ##","preview":{"annotations":true}}"##
            let response = TestService.respond(.post, "/preview", body: Array(body.utf8))
            #expect(response.status == .ok, "\(String(decoding: response.body, as: UTF8.self))")
            return String(decoding: response.body, as: UTF8.self)
        }
        #expect(try picture(Self.push()).contains("low-contrast"))
        #expect(try !picture(Self.onBlack).contains("low-contrast"))
    }

    @Test func `UIKit's own blue is the system's, and is not told`() throws {
        let answer = try answer(
            to: ##"{"stack":[{"id":"a","title":"A"}],"operation":{"type":"push","screen":{"id":"d","title":"D"}}}"##
        )
        #expect(answer.at("/bars/after/contrast/buttons/verdict")?.string == "system")
        #expect(answer.at("/bars/after/contrast/buttons/ratio")?.number == 4.01)
        #expect(severities(of: "low-contrast", in: answer).isEmpty)
    }

    @Test func `a bar that stays hidden under another screen's flag is a leak`() throws {
        let answer = try answer(
            to: ##"{"policy":"doubleNavigationController","stack":[{"id":"list"},{"id":"player","##
                + ##""library":{"config":{"isNavigationBarHidden":true}}}],"operation":{"type":"pop"}}"##
        )
        #expect(answer.at("/bars/after/isHidden")?.bool == true)
        #expect(severities(of: "style-leak", in: answer) == ["warning"])
    }
}
