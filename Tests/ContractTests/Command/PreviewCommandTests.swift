import Foundation
import Testing

/// `navigation-style preview` (preview.md, 10).
@Suite(.enabled(if: ServerProcess.isThere)) struct PreviewCommandTests {
    @Test func `the picture of the README is the one that its line makes`() throws {
        let request = Repository.file("Pictures/leak.json").path
        let run = try CommandRun(["preview", request, "--policies", "system,transitionBar"], input: "")
        #expect(run.status == 0)
        #expect(run.output == (try String(contentsOf: Repository.file("Pictures/leak.svg"), encoding: .utf8)))
    }

    @Test func `options go before what the request says`() throws {
        let body = #"{"stack":[{"id":"a"}],"operation":{"type":"push","screen":{"id":"b"}},"preview":{"form":"film"}}"#
        let run = try CommandRun(["preview", "-", "--form", "still", "--at", "0.5", "--width", "100"], input: body)
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("<svg "))
        #expect(run.output.contains(" width=\"100\" "))
    }

    @Test func `the link is the address of the playground`() throws {
        let run = try CommandRun(["preview", "-", "--link"], input: #"{"stack":[{"id":"a"}]}"#)
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("http://127.0.0.1:8080/#r=1"))
        #expect(run.output.hasSuffix("\n"))
    }

    @Test func `a PNG is a mistake that names the ways to one`() throws {
        let run = try CommandRun(["preview", "-", "-o", "picture.png"], input: #"{"stack":[{"id":"a"}]}"#)
        #expect(run.status == 2)
        #expect(run.error.contains("resvg"))
        #expect(run.error.contains("chromium --headless"))
    }

    @Test func `a faulty request is a problem`() throws {
        let run = try CommandRun(["preview", "-", "--width", "5"], input: #"{"stack":[{"id":"a"}]}"#)
        #expect(run.status == 1)
        #expect(run.error.contains("/preview/width"))
    }
}
