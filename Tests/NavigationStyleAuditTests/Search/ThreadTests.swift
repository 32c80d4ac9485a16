import NavigationStyle
import NavigationStyleAudit
import Testing

struct ThreadTests {
    @Test(arguments: [AuditRun.Precision.joint, .perProperty])
    func `an answer is the same for any number of threads`(precision: AuditRun.Precision) throws {
        var request = FoodApp(count: 6).request(policy: "system")
        request.policies = [PolicySelection("system"), PolicySelection("transitionBar"), PolicySelection("restoring")]
        request.environments = [12, 17].map {
            var environment = NavigationEnvironment()
            environment.os = SystemVersion($0)
            return environment
        }
        request.precision = precision
        request.limits.steps = 600
        let alone = try request.response(within: Budget(), threads: 1)
        #expect(alone.runs.count == 6)
        for threads in [2, 8] {
            #expect(try request.response(within: Budget(), threads: threads) == alone, "\(threads)")
        }
    }

    @Test func `one run is the same on several threads`() throws {
        var request = SampleApp.twoWays
        request.find.codes = nil
        request.find.severity = .info
        let alone = try request.response(within: Budget(), threads: 1)
        for threads in 2...4 { #expect(try request.response(within: Budget(), threads: threads) == alone) }
    }
}
