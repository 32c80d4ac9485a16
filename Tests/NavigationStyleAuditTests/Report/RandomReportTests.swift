import NavigationStyle
import NavigationStyleAudit
import NavigationStyleTestSupport
import Testing

/// Properties of the reports on random apps.
struct RandomReportTests {
    private static let graphs = OracleTests.isLong ? SearchTests.graphs : 1...6

    private func request(_ seed: Int, from first: Int) -> AuditRequest {
        var random = RandomGraph(seed: UInt64(seed + first))
        var request = random.request(policy: RandomGraph.policies[seed % RandomGraph.policies.count])
        request.fixes = false
        request.find.severity = .info
        request.limits.steps = 600
        return request
    }

    private func report(_ request: AuditRequest) throws -> AuditRun.Report? {
        guard case .made(let report) = try request.response().runs[0].outcome else { return nil }
        return report
    }

    @Test(arguments: graphs)
    func `every path replays to the look that it is told with`(seed: Int) throws {
        guard let report = try report(request(seed, from: 12_000)) else { return }
        for finding in report.findings {
            for look in finding.looks {
                #expect(look.path.length == look.path.replay?.operations.count)
                #expect(look.path.length == look.path.names.count)
                var replay = try #require(look.path.replay)
                replay.scenario.include = [.screens]
                let shown =
                    replay.operations.isEmpty
                    ? try ResolveRequest(replay.scenario).response().screens?.last
                    : try replay.response().transitions.last?.screens?.last
                #expect(shown?.bar == look.bar, "\(seed): \(finding.code.rawValue) by \(look.path.names)")
            }
        }
    }

    @Test(arguments: graphs)
    func `the order in which a request lists screens and routes changes no finding`(seed: Int) throws {
        var request = request(seed, from: 11_000)
        func found() throws -> (paths: Set<String>, lengths: Set<String>)? {
            guard let report = try report(request), report.isComplete else { return nil }
            return (
                Set(report.findings.map { "\($0.fingerprint) \($0.looks.map(\.path.names))" }),
                Set(report.findings.map { "\($0.fingerprint) \($0.looks.map(\.path.length).sorted())" })
            )
        }
        guard let all = try found() else { return }
        var generator = SplitMix64(seed: UInt64(seed))
        request.screens.shuffle(using: &generator)
        request.routes.shuffle(using: &generator)
        #expect(try found()?.paths == all.paths)
        // Of equally long paths, the one from the first entry is reported.
        request.entries.shuffle(using: &generator)
        if all.paths.count == all.lengths.count { #expect(try found()?.lengths.count == all.lengths.count) }
    }

    /// Returns the subjects of the findings, without their causes.
    private func subjects(_ report: AuditRun.Report) -> Set<String> {
        Set(
            report.findings.map { finding in
                let property = finding.property?.rawValue ?? finding.writtenProperty ?? ""
                return "\(finding.code.rawValue) \(finding.screen?.rawValue ?? "") \(property)"
            }
        )
    }

    @Test(arguments: graphs)
    func `a run that is cut short at any step tells nothing that the whole does not`(seed: Int) throws {
        var request = request(seed, from: 13_000)
        request.limits.steps = 300
        guard let whole = try report(request), whole.isComplete else { return }
        let all = subjects(whole)
        let most = whole.statistics.engineSteps
        for step in stride(from: 0, to: most, by: OracleTests.isLong ? 1 : max(1, most / 4)) {
            request.limits.steps = step
            let cut = try #require(try report(request))
            #expect(!cut.isComplete)
            #expect(subjects(cut).isSubset(of: all), "\(seed) at \(step): \(subjects(cut).subtracting(all))")
        }
    }

    @Test(arguments: graphs)
    func `the answer is the same for any number of threads`(seed: Int) throws {
        var request = request(seed, from: 14_000)
        request.precision = seed % 2 == 0 ? .perProperty : nil
        let alone = try request.response(within: Budget(), threads: 1)
        for threads in [2, 8] { #expect(try request.response(within: Budget(), threads: threads) == alone) }
    }
}
