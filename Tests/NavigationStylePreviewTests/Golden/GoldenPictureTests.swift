import Foundation
import Testing

@Suite struct GoldenPictureTests {
    @Test(arguments: GoldenPicture.all)
    func `the picture is the one on disk`(_ each: GoldenPicture) throws {
        let text = try each.draw()
        if GoldenPicture.isRecording {
            let folder = each.file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try text.write(to: each.file, atomically: true, encoding: .utf8)
            Issue.record("recorded anew: look at the difference")
            return
        }
        #expect(try String(contentsOf: each.file, encoding: .utf8) == text)
    }

    @Test func `the requests are those on disk, by which other builds are tried`() throws {
        let text = GoldenPicture.requests
        guard !GoldenPicture.isRecording else {
            return try text.write(to: GoldenPicture.requestFile, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: GoldenPicture.requestFile, encoding: .utf8) == text)
    }

    @Test(arguments: GoldenPicture.all)
    func `it is well-formed, and as small as it is to be`(_ each: GoldenPicture) throws {
        let text = try each.draw()
        #expect(try SVGDocument(Array(text.utf8)).hazards == [])
        let limits = ["still": 4, "film": 14, "animation": 14, "sheet": 90]
        for (form, limit) in limits where each.name.hasPrefix(form) {
            #expect(text.utf8.count <= limit << 10, "\(text.utf8.count) bytes")
        }
    }
}
