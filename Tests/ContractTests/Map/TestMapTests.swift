import Testing

/// Every section of the seeds and every table of facts about UIKit has tests that name it.
@Suite struct TestMapTests {
    let map: TestMap

    init() throws {
        map = try TestMap()
    }

    @Test(
        arguments: [
            ("seed 0", ["2.2", "4, 'ios 15", "5.1.1", "5.1.2", "5.2"]),
            ("seed 0", ["3.2.1", "3.2.2", "3.3", "4.1", "4.2", "4.3.1", "4.3.2", "4.3.3", "4.4"]),
            ("seed 0", ["6.1", "6.2", "6.3", "6.4", "6.5", "6.6", "6.7", "6.8"]),
            ("seed 1", ["2", "3"]),
            // The statements of the conclusion.
            ("seed 4", ["1:", "2:", "3:", "4:"]),
            ("uikit.i", ["row 1", "row 2", "row 3", "row 4", "row 5", "row 6"]),
        ]
    )
    func `a section has tests`(_ source: String, _ sections: [String]) {
        for section in sections {
            #expect(map.suites.contains { $0.follows(section, of: source) }, "\(source), \(section)")
        }
    }

    @Test(
        arguments: [
            "seed 2", "seed 3", "uikit.a1", "uikit.a2", "uikit.a3", "uikit.b1", "uikit.b2",
            "uikit.b3",
            "uikit.c1", "uikit.c2", "uikit.c4", "uikit.c5", "uikit.d2", "uikit.d4", "uikit.d5",
            "uikit.e1", "uikit.f", "uikit.g", "uikit.h", "uikit.j", "uikit.k",
        ]
    )
    func `a source has tests`(_ source: String) {
        #expect(map.suites.contains { $0.comment.contains(source) })
    }
}
