import NavigationStyleTestSupport
import Testing

@testable import NavigationStyle

/// The runs of trials from a checkpoint, compared with those whose whole history is run.
@Suite struct RunStartTests {
    @Test func `a trial from a checkpoint finds what a run of the whole request finds`() throws {
        var compared = 0
        for policy in PolicyRegistry.all where RandomRun.policies.contains(policy.page.name) {
            compared += try Self.compareStarts(under: policy.page)
        }
        #expect(RandomRun.isShort || compared >= 4 * RandomRun.policies.count)
    }

    @Test func `a fix of what came before the first checkpoint has no start there`() throws {
        let stack = (["a", "b", "c", "d", "e"] as [Screen.ID]).map { Screen(id: $0) }
        let scenario = Scenario.on(stack, policy: "system", os: SystemVersion(17))
        let pop = NavigationOperation(.pop(count: 1, animated: true, by: .code))
        let request = FixableRequest(TransitionRequest(scenario, operation: pop))
        let start = try RunStart(of: request, giving: .diagnostics, for: .listing, hasTrials: true)
        #expect(try start.run(of: request, changing: .screens([0]), for: .listing) == nil)
        #expect(try start.run(of: request, changing: .scenario, for: .listing) == nil)
        #expect(try start.run(of: request, changing: .screens([1]), for: .listing)?.simulation.top == 4)
        let other = try RunStart(of: request, giving: .diagnostics, for: .listing)
        #expect(try other.run(of: request, changing: .screens([2]), for: .listing) == nil)
    }

    /// Compares the starts of random requests with a change of one of the topmost screens, and returns their number.
    private static func compareStarts(under page: PolicyPage) throws -> Int {
        var random = RandomModel(seed: 0x57A27)
        var compared = 0
        for _ in 0..<RandomRun.perPolicy {
            let request = FixableRequest(random.replayRequest(policy: random.policy(of: page)))
            let count = request.scenario.stack.count
            guard let start = try? RunStart(of: request, giving: .diagnostics, for: .listing, hasTrials: true)
            else { continue }
            for lowest in max(count - 4, 0)..<count {
                let fix = Fix(.write(.tintColor, .color("#FE0102"), in: .viewWillAppear), of: lowest)
                var changed = request
                guard changed.carryOut(fix, added: []) != nil,
                    let resumed = try start.run(of: changed, changing: fix.extent(ofScreens: count), for: .listing)
                else { continue }
                let anew = try RunStart(of: changed, giving: .diagnostics, for: .listing).run
                try expectSame(resumed, anew, in: changed)
                compared += 1
            }
        }
        return compared
    }

    private static func expectSame(
        _ resumed: Run,
        _ anew: Run,
        in request: FixableRequest
    ) throws {
        #expect(resumed.simulation.stackIDs == anew.simulation.stackIDs)
        #expect(resumed.bar?.bar == anew.bar?.bar)
        #expect(try found(in: request, by: resumed) == found(in: request, by: anew))
    }

    /// Returns the diagnostics of the request's operations, or the faults that make them impossible.
    private static func found(
        in request: FixableRequest,
        by run: Run
    ) throws -> Result<[[Diagnostic]], ScenarioError> {
        var known = ReviewedAnswer(beginningWith: run.bar)
        var run = run
        do throws(ScenarioError) {
            try run.carryOut(request, giving: .diagnostics) { draft, _ in
                known.add(draft.ending)
                return true
            }
        } catch {
            return .failure(error)
        }
        return .success(known.diagnostics)
    }
}
