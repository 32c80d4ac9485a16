import NavigationStyle
import NavigationStyleAudit
import NavigationStyleTestSupport
import Testing

/// Searches of a few properties at a time, held against one of all.
struct PrecisionTests {
    /// A value of a kind's property.
    private struct KindValue: Hashable {
        var kind: Int
        var property: Int
        var value: VisibleValue
    }

    private func survey(_ request: AuditRequest, within budget: Budget = Budget()) throws -> Survey {
        let scenario = request.scenario(policy: request.policies[0], environment: request.environments[0])
        return try request.survey(of: Graph(request), in: scenario, within: budget)
    }

    /// The fewest moves to each value.
    private func lengths(_ survey: Survey) -> [KindValue: Int] {
        var lengths: [KindValue: Int] = [:]
        for reached in survey.looks.reached {
            for (property, value) in reached.look.values.enumerated() {
                guard let value else { continue }
                let key = KindValue(kind: reached.kind, property: property, value: value)
                lengths[key] = min(lengths[key] ?? .max, reached.length)
            }
        }
        return lengths
    }

    /// An app whose pages write a property each that none of the others does.
    private static var independent: AuditRequest {
        let color = SampleApp.color(0x112233)
        let image = BarImage.picture(BarImage.Picture(name: "paper"))
        let writes: [(inout BarProperties) -> Void] = [
            { $0.barStyle = .black }, { $0.isTranslucent = false }, { $0.barTintColor = .some(color) },
            { $0.tintColor = .some(color) }, { $0.backgroundColor = .some(color) }, { $0.shadowImage = .some(image) },
            { $0.prefersLargeTitles = true }, { $0.titleTextAttributes = .some(TextAttributes(color: color)) },
            { $0.largeTitleTextAttributes = .some(TextAttributes(color: color)) },
            { $0.backIndicatorImage = .some(image) },
        ]
        var request = AuditRequest(
            screens: [SampleApp.screen("hub")],
            entries: [AuditRequest.Entry(id: "root", stack: ["hub"])]
        )
        for (index, write) in writes.enumerated() {
            var screen = SampleApp.screen(Screen.ID(rawValue: "page\(index)"))
            write(&screen.screen.callbacks.viewWillAppear)
            request.screens.append(screen)
        }
        request.policies = [PolicySelection("system")]
        request.environments[0].os = SystemVersion(12)
        request.routes = [AuditRequest.Route(from: .anywhere, to: request.screens.dropFirst().map(\.id))]
        request.fixes = false
        return request
    }

    @Test func `ten properties that are written independently are searched a few at a time, within the budget`() throws
    {
        let request = Self.independent
        #expect(request.faults.isEmpty)
        let found = try survey(request)
        #expect(found.precision == .perProperty)
        #expect(found.isWhole)
        // The hub has each property as it was, and as the one page that writes it leaves it.
        let looks = found.looks.reached.filter { $0.kind == 0 }
        let tint = try #require(VisibleProperty.ofScreen.firstIndex(of: .tintColor))
        let lengths = Dictionary(looks.map { ($0.look.values[tint], $0.length) }) { min($0, $1) }
        #expect(lengths.values.sorted() == [0, 2])
    }

    @Test(arguments: ["system", "transitionBar"])
    func `a few properties at a time show the values of all at once`(policy: String) throws {
        for seed in 1...max(10, OracleTests.graphCount / 10) {
            var random = RandomGraph(seed: UInt64(seed + 700))
            var request = random.request(policy: PolicySelection(policy))
            request.precision = .joint
            let all = try survey(request, within: Budget(steps: 3_000))
            request.precision = .perProperty
            let few = try survey(request, within: Budget(steps: 60_000))
            #expect(few.precision == .perProperty)
            guard all.isWhole, few.isWhole else { continue }
            #expect(Set(lengths(few).keys).isSubset(of: lengths(all).keys))
            for (key, length) in lengths(few) { #expect(lengths(all)[key] ?? .max <= length, "\(seed)") }
        }
    }
}
