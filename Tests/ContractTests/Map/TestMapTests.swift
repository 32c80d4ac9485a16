import Testing

/// `Tests/README.md` says which test holds which statement of the seeds and of uikit.md.
@Suite struct TestMapTests {
    let map: TestMap
    let sources: TestSources

    init() throws {
        map = try TestMap()
        sources = try TestSources()
    }

    @Test func `every suite and every test that the map names exists`() {
        #expect(map.rows.count > 100)
        for row in map.rows {
            let tests = sources.tests[row.suite]
            #expect(tests != nil, "\(row)")
            if let test = row.test { #expect(tests?.contains(test) == true, "\(row)") }
        }
    }

    @Test func `every test that follows a seed or a table is in the map`() {
        let mapped = Dictionary(grouping: map.rows, by: \.suite).mapValues { Set($0.map(\.test)) }
        let suites = sources.tests.keys.filter { $0.hasPrefix("Seed") }
        let tables = ["TranslucencyTableTests", "RootViewTableTests", "StockAnimationTests", "ViewHierarchyTests"]
        for suite in suites + tables {
            let rows = mapped[suite] ?? []
            for test in sources.tests[suite] ?? [] where !rows.contains(nil) {
                #expect(rows.contains(test), "\(suite): \(test)")
            }
        }
    }

    @Test(
        arguments: [
            "seed 0, 3.2.1", "seed 0, 3.2.2", "seed 0, 3.3", "seed 0, 4.2", "seed 0, 4.3.1", "seed 0, 4.3.2",
            "seed 0, 4.3.3", "seed 0, 4.4", "seed 0, 4, iOS 15", "seed 0, 6.1", "seed 0, 6.2", "seed 0, 6.3",
            "seed 0, 6.4", "seed 0, 6.5", "seed 0, 6.6", "seed 0, 6.7", "seed 0, 6.8", "seed 1, 2",
            "seed 4, conclusion 1", "seed 4, conclusion 2", "seed 4, conclusion 3", "seed 4, conclusion 4",
            "uikit.md A2", "uikit.md C1", "uikit.md D4", "uikit.md F1", "uikit.md G", "uikit.md H", "uikit.md I, row 1",
            "uikit.md I, row 2", "uikit.md I, row 3", "uikit.md I, row 4", "uikit.md I, row 5", "uikit.md I, row 6",
            "uikit.md J",
        ]
    )
    func `a section has tests`(_ source: String) {
        #expect(map.rows.contains { $0.source == source })
    }
}
