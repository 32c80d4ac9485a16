import Foundation
import Testing

/// Replays of the fuzzers' former findings, which must not recur.
@Suite struct ReplayTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Finding")

    @Test(arguments: FuzzTarget.allCases)
    func `what was found once is found no more`(target: FuzzTarget) throws {
        let files = try FileManager.default.contentsOfDirectory(
            at: Self.folder.appending(path: target.rawValue),
            includingPropertiesForKeys: nil
        )
        #expect(!files.isEmpty)
        for file in files {
            #expect(target.run(Array(try Data(contentsOf: file))) == [], "\(file.lastPathComponent)")
        }
    }
}
