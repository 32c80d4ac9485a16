import NavigationStyle
import NavigationStyleAudit
import NavigationStyleTestSupport
import Testing

struct FixTests {
    /// The request with the edits of a fix, which go through objects by name and through arrays by index.
    private func apply(_ fix: AuditFix, to request: AuditRequest) throws -> AuditRequest {
        var tree = request.tree
        for edit in fix.edits { tree = edited(tree, edit, edit.path.split(separator: "/").map(String.init)[...]) }
        var reader = ValueReader(at: tree, checksText: false)
        let changed = AuditRequest.read(from: &reader, orNull: false)
        #expect(reader.faults.isEmpty, "\(fix.edits)")
        return try #require(changed)
    }

    private func edited(_ value: Value, _ edit: Edit, _ path: ArraySlice<String>) -> Value {
        guard let key = path.first else { return edit.value ?? .null }
        var value = value
        if case .array(var elements) = value, let index = Int(key) {
            elements[index] = edited(elements[index], edit, path.dropFirst())
            return .array(elements)
        }
        if path.count == 1 {
            value[key] = edit.op == .remove ? nil : edit.value
        } else {
            value[key] = edited(value[key] ?? .null, edit, path.dropFirst())
        }
        return value
    }

    private func fingerprints(_ response: AuditResponse) -> Set<String> {
        var result: Set<String> = []
        for run in response.runs {
            if case .made(let report) = run.outcome { result.formUnion(report.findings.map(\.fingerprint)) }
        }
        return result
    }

    @Test func `fixes of an app in which a style leaks take everything away in the end`() throws {
        let response = try SampleApp.twoWays.response()
        #expect(!response.fixes.isEmpty)
        #expect(response.fixes.map(\.left).min() == 0)
        #expect(response.fixes.contains { $0.message.contains("puts back") || $0.message.contains("writes") })
    }

    @Test(arguments: 1...(OracleTests.isLong ? 2 * RandomGraph.policies.count : 4))
    func `what a fix says of findings is so when the request that it makes is searched again`(seed: Int) throws {
        var request = SampleApp.twoWays
        if seed > 1 {
            var random = RandomGraph(seed: UInt64(seed + 300))
            let policy = PolicySelection(seed % 2 == 0 ? "system" : "transitionBar")
            request = random.request(
                policy: OracleTests.isLong ? RandomGraph.policies[seed % RandomGraph.policies.count] : policy
            )
            request.limits.steps = 400
        }
        let response = try request.response(within: Budget(steps: 2_000))
        let before = fingerprints(response)
        for fix in response.fixes {
            let after = fingerprints(try apply(fix, to: request).response(within: Budget(steps: 2_000)))
            #expect(Set(fix.removes) == before.subtracting(after))
            #expect(Set(fix.adds) == after.subtracting(before))
            #expect(fix.left == after.count)
        }
    }

    @Test func `nothing is tried where no fixes are wanted`() throws {
        var request = SampleApp.twoWays
        request.fixes = false
        #expect(try request.response().fixes.isEmpty)
    }
}
