import Foundation
import NavigationStyleReader
import Testing

@Suite("Folders")
struct FolderTests {
    private static func report(of files: [String: String], in path: String = "") throws -> ReadingReport {
        try withFolder { folder in
            for (name, text) in files {
                let url = URL(fileURLWithPath: "\(folder)/\(name)")
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try text.write(to: url, atomically: true, encoding: .utf8)
            }
            return try AppReading().read([folder + path]).report
        }
    }

    @Test("of tests and of examples of packages are passed over, unless they are asked for")
    func tests() throws {
        let files = [
            "App/A.swift": "class AViewController: UIViewController {}", "AppTests/B.swift": "",
            "Local/Kit/Package.swift": "", "Tools/Screen.xctemplate/E.swift": "",
            "Local/Kit/Example/C.swift": "", "Examples/D.swift": "",
        ]
        let report = try Self.report(of: files)
        #expect(report.foldersOfTests == ["AppTests", "Local/Kit/Example"])
        #expect(report.swiftFiles == 3)
        #expect(try Self.report(of: files, in: "/AppTests").swiftFiles == 1)
    }

    @Test("of extensions are programs of their own, unless they are asked for")
    func extensions() throws {
        let plist = "<plist><dict><key>NSExtension</key><dict/></dict></plist>"
        let files = [
            "App/A.swift": "", "App/Info.plist": "<plist><dict/></plist>", "Share/Info.plist": plist,
            "Share/B.swift": "",
            "Shared/C.swift": "", "Keys/Supporting Files/Info.plist": plist, "Keys/Code/D.swift": "",
            "Remote tvOS/E.swift": "", "Shared/Shelf/Info.plist": plist, "Shared/Shelf/F.m": "",
        ]
        let report = try Self.report(of: files)
        #expect(report.foldersOfOthers.sorted() == ["Keys", "Remote tvOS", "Share", "Shared/Shelf"])
        #expect(report.swiftFiles == 2)
        let line = "Extensions and apps for other devices were not read: Keys, Remote tvOS, Share, Shared/Shelf."
        #expect(report.summary.contains(line))
        #expect(try Self.report(of: files, in: "/Share").swiftFiles == 1)
    }
}
