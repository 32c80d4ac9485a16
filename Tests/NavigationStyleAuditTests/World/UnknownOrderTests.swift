import NavigationStyle
import NavigationStyleTestSupport
import Testing

@testable import NavigationStyleAudit

/// Graphs with unknown values, variants, superclasses' code beside calls and entries' properties, told in another order
/// and searched by several threads.
@Suite struct UnknownOrderTests {
    @Test(arguments: OracleTests.fewSeeds)
    func `neither the order of a graph nor the number of threads changes what is certain`(seed: Int) throws {
        var random = RandomModel(seed: UInt64(seed) &* 613 &+ 7)
        var request = RandomGraph.small(seed: seed, length: 3, most: 100)
        WholeGraphTests.enrich(&request, &random)
        request.find.severity = .info
        request.fixes = false
        request.limits.steps = 4_000
        // A screen that a route makes is called by the name of the route.
        for index in request.routes.indices { request.routes[index].name = "way \(index)" }
        request.unknowns = UnknownValueTests.unknowns(of: request, &random)
        guard request.faults.isEmpty, Worlds(request).areAll else { return }
        let whole = try request.response(within: Budget(), threads: 1)
        for threads in [2, 8] { #expect(try request.response(within: Budget(), threads: threads) == whole, "\(seed)") }
        guard case .made(let report) = whole.runs[0].outcome, report.isComplete else { return }
        var generator = SplitMix64(seed: UInt64(seed))
        let order = request.screens.indices.shuffled(using: &generator)
        request.screens = order.map { request.screens[$0] }
        for index in request.unknowns.indices {
            var tokens = JSONPointer.tokens(of: request.unknowns[index].pointer)
            guard let place = Int(tokens[1]), let new = order.firstIndex(of: place) else { continue }
            tokens[1] = "\(new)"
            request.unknowns[index].pointer = tokens.map { "/" + JSONPointer.escaped($0) }.joined()
        }
        request.routes.shuffle(using: &generator)
        guard case .made(let other) = try request.response().runs[0].outcome else {
            Issue.record("\(seed): The run cannot be made.")
            return
        }
        #expect(Self.certainties(other) == Self.certainties(report), "\(seed), \(request.policies[0].name)")
        if OracleTests.isLong { print("order \(seed): \(report.findings.count) findings") }
    }

    /// Returns the certainties of the findings, by their fingerprints.
    private static func certainties(_ report: AuditRun.Report) -> [String: Certainty] {
        Dictionary(report.findings.map { ($0.fingerprint, $0.certainty) }) { first, _ in first }
    }
}
