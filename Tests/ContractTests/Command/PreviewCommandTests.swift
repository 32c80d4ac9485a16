import Foundation
import Testing

/// `navigation-style preview`.
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

    @Test(arguments: [["-o", "picture.png"], ["--png"], ["--png", "-o", "picture.svg"]])
    func `a PNG is a mistake that names the ways to one`(_ options: [String]) throws {
        let run = try CommandRun(["preview", "-"] + options, input: #"{"stack":[{"id":"a"}]}"#)
        #expect(run.status == 2)
        #expect(run.error.contains("resvg"))
        #expect(run.error.contains("chromium --headless"))
    }

    @Test func `a faulty request is a problem`() throws {
        let run = try CommandRun(["preview", "-", "--width", "5"], input: #"{"stack":[{"id":"a"}]}"#)
        #expect(run.status == 1)
        #expect(run.error.contains("/preview/width"))
    }

    @Test func `several environments are a sheet, whose rows the options choose`() throws {
        let body = #"{"stack":[{"id":"a","title":"A"}],"operation":{"type":"push","screen":{"id":"b"}}}"#
        let environments = ["--os", "12.0", "--os", "26.0", "--width", "100", "--at", "0,1"]
        let down = try CommandRun(["preview", "-"] + environments, input: body)
        #expect(down.status == 0 && down.output.contains(", 2 environments</title>"), "\(down.error)")
        let across = try CommandRun(["preview", "-", "--rows", "moments"] + environments, input: body)
        #expect(across.status == 0 && across.output != down.output, "\(across.error)")
        let operations = #"{"stack":[{"id":"a"}],"operations":[{"type":"push","screen":{"id":"b"}}]}"#
        let refused = try CommandRun(["preview", "-"] + environments, input: operations)
        #expect(refused.status == 1 && refused.error.contains("/environments"), "\(refused.error)")
    }

    @Test func `two requests are one picture, and the name of a file is no part of it`() throws {
        let new = ##"{"stack":[{"id":"a","title":"A","bar":{"background":"#FFFFFF"}}],"preview":{"width":200}}"##
        let folder = try Folder([
            "before.json": new.replacing("#FFFFFF", with: "#0000FF"), "bad.json": #"{"stack":[{}]}"#,
            "<b>.json": new,
        ])
        func run(_ name: String) throws -> CommandRun {
            try CommandRun(["preview", "-", "--before", folder.url.appending(path: name).path], input: new)
        }
        let change = try run("before.json")
        #expect(change.status == 0 && change.output.contains("was #0000FF and is now #FFFFFF"), "\(change.error)")
        let faulty = try run("bad.json")
        #expect(faulty.status == 1 && faulty.error.contains("/stack/0"), "\(faulty.error)")
        let odd = try run("<b>.json")
        #expect(odd.status == 0 && !odd.output.contains("b&gt;.json") && !odd.output.contains("<b>"), "\(odd.error)")
        #expect(try run("none.json").status != 0)
        let twice = try CommandRun(["preview", "-", "--before", "-"], input: new)
        #expect(twice.status == 2 && twice.error.contains("--before"), "\(twice.error)")
    }

    @Test func `a picture that has changed leaves with 1 and is told in sentences`() throws {
        let body = ##"{"stack":[{"id":"a","title":"A & B","bar":{"background":"#FFFFFF"}}]}"##
        let folder = try Folder(["request.json": body])
        let old = folder.url.appending(path: "old.svg").path
        #expect(try CommandRun(["preview", "-", "-o", old], input: body).status == 0)
        let same = try CommandRun(["preview", "-", "--check", old], input: body)
        #expect(same.status == 0 && same.output.isEmpty, "\(same.error)")
        let changed = try CommandRun(
            ["preview", "-", "--check", old],
            input: body.replacing("#FFFFFF", with: "#0000FF")
        )
        #expect(changed.status == 1)
        #expect(changed.output.contains("\n- ") && changed.output.contains("\n+ "), "\(changed.output)")
        #expect(changed.output.contains("#0000FF") && changed.output.contains("A & B"), "\(changed.output)")
        #expect(!changed.output.contains("&#") && !changed.output.contains("&quot;"), "\(changed.output)")
        let wider = try CommandRun(["preview", "-", "--check", old, "--width", "200"], input: body)
        #expect(wider.status == 1 && wider.output.contains("The texts are the same"), "\(wider.output)")
    }
}
