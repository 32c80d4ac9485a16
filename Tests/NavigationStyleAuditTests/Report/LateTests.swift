import NavigationStyle
import NavigationStyleAudit
import Synchronization
import Testing

/// Reports on a run that ends before its search, its replays or its analysis are complete.
struct LateTests {
    /// Counts the checks whether a run is over.
    private final class Patience: Sendable {
        private let asked = Mutex(0)
        private let most: Int

        init(_ most: Int) { self.most = most }

        var count: Int { asked.withLock { $0 } }

        var isOver: Bool {
            asked.withLock {
                $0 += 1
                return $0 > most
            }
        }
    }

    private func report(_ request: AuditRequest, _ patience: Patience) throws -> AuditRun.Report {
        let budget = Budget(isOver: { patience.isOver })
        guard
            case .made(let report) = request.run(
                under: request.policies[0],
                in: request.environments[0],
                within: budget
            )
            .outcome
        else { throw AuditRequest.NoReport() }
        return report
    }

    @Test(arguments: [AuditRun.Precision.joint, .perProperty])
    func `a run that is over at any time tells what is real, and that it is not complete`(
        precision: AuditRun.Precision
    ) throws {
        var request = FoodApp(count: 6).request(policy: "system")
        request.precision = precision
        let calm = Patience(.max)
        let whole = try report(request, calm)
        #expect(whole.isComplete)
        func about(_ finding: AuditFinding) -> String {
            "\(finding.code.rawValue) \(finding.screen ?? "") \(finding.property?.rawValue ?? "")"
        }
        let known = Set(whole.findings.map(about))
        let looks = Dictionary(grouping: whole.findings.flatMap(\.looks), by: \.value).mapValues { looks in
            looks.map(\.path.length).min() ?? 0
        }
        for part in 0..<12 {
            let found = try report(request, Patience(calm.count * part / 12))
            #expect(!found.isComplete, "\(part)")
            for finding in found.findings {
                if finding.code == .historyDependentStyle { #expect(known.contains(about(finding)), "\(part)") }
                for look in finding.looks where !look.path.names.isEmpty {
                    let bar = try look.path.replay?.response().transitions.last?.bars.after
                    #expect(bar?.background == look.bar?.background && bar?.isHidden == look.bar?.isHidden, "\(part)")
                    #expect(look.path.length >= looks[look.value] ?? 0, "\(part)")
                }
            }
        }
    }

    @Test func `a run that is over at once tells of a look nevertheless`() throws {
        let found = try report(SampleApp.twoWays, Patience(0))
        #expect(!found.isComplete)
        #expect(found.statistics.looks > 0)
    }

    @Test func `looks that there is no memory for are counted and not told, those by the most moves first`() throws {
        var request = FoodApp(count: 6).request(policy: "system")
        request.find.codes = SampleApp.ownCodes
        request.find.severity = .info
        request.precision = .joint
        func report(_ memory: Int) throws -> AuditRun.Report {
            let run = request.run(
                under: request.policies[0],
                in: request.environments[0],
                within: Budget(memory: memory)
            )
            guard case .made(let report) = run.outcome else { throw AuditRequest.NoReport() }
            return report
        }
        let whole = try report(512 << 20)
        #expect(whole.isComplete)
        let looks = whole.statistics.looks
        // 16 KiB for each reported look.
        let few = try report((looks - 3) << 14)
        #expect(few.statistics.looks == looks)
        #expect(!few.isComplete)
        #expect(try report(looks << 14).isComplete)
        // A reached screen is not reported as unreachable merely because none of its looks is reported.
        #expect(!few.findings.contains { $0.code == .unreachableScreen })
        #expect(Set(few.findings.map(\.fingerprint)).isSubset(of: whole.findings.map(\.fingerprint)))
        let (told, all) = (few.findings.flatMap(\.looks).count, whole.findings.flatMap(\.looks).count)
        #expect(told <= all)
    }
}
