import NavigationStyle
import NavigationStyleAudit
import NavigationStyleTestSupport
import Testing

/// Searches of a few properties at a time, compared with one search of all.
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

    /// Returns the result of searches of a few properties at a time, without a joint search that goes beyond pushes.
    private func slices(_ request: AuditRequest) throws -> Survey {
        var request = request
        request.precision = .perProperty
        var budget = Budget(steps: 200_000)
        budget.combinations = 0
        return try survey(request, within: budget)
    }

    /// Returns the fewest moves to each value.
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

    /// An app whose pages each write a property that no other page writes.
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
        // The hub has each property in two states: untouched, and as left by the one page that writes it.
        let looks = found.looks.reached.filter { $0.kind == 0 }
        let tint = try #require(VisibleProperty.ofScreen.firstIndex(of: .tintColor))
        let lengths = Dictionary(looks.map { ($0.look.values[tint], $0.length) }) { min($0, $1) }
        #expect(lengths.values.sorted() == [0, 2])
    }

    @Test(arguments: ["system", "kmNavigationBarTransition"])
    func `an app of twelve screens has the same values by a few properties at a time`(policy: String) throws {
        var request = FoodApp(count: 12).request(policy: policy)
        request.find.codes = [.historyDependentStyle]
        #expect(try !sameLengths(in: request).isEmpty)
    }

    @Test func `what several properties decide together is searched together`() throws {
        // The hub's appearance covers the color that the second page leaves, until the first page removes the
        // appearance.
        var request = AuditRequest(
            screens: ["hub", "clearing", "coloring"].map { SampleApp.screen($0) },
            entries: [AuditRequest.Entry(id: "root", stack: ["hub"])]
        )
        let appearance = Appearance(.opaque)
        request.screens[0].screen.callbacks.viewDidLoad.standardAppearance = .some(appearance)
        request.screens[0].screen.view.scrollView = ScreenScrollView()
        request.screens[0].screen.view.scrollView?.contentOffset = 100
        request.screens[1].screen.callbacks.viewWillAppear.standardAppearance = .some(nil)
        request.screens[2].screen.callbacks.viewWillAppear.barTintColor = .some(SampleApp.color(0xFF0000))
        request.policies = [PolicySelection("system")]
        request.routes = [AuditRequest.Route(from: .screens(["hub"]), to: ["clearing", "coloring"])]
        #expect(try sameLengths(ofLast: .background, in: request) == [0, 2, 4])
    }

    @Test func `what a policy writes by where the root view is, is searched with what puts it there`() throws {
        // After either page, the Swift edition does not recognize the hub's frame and so leaves its tint as it is.
        var request = AuditRequest(
            screens: [
                SampleApp.screen("hub") { $0.tint = SampleApp.color(0xFF0000) },
                SampleApp.screen("green") { $0.tint = SampleApp.color(0x00FF00) },
                SampleApp.screen("blue") { $0.tint = SampleApp.color(0x0000FF) },
            ],
            entries: [AuditRequest.Entry(id: "root", stack: ["hub"])]
        )
        for index in 1...2 {
            request.screens[index].screen.callbacks.viewWillDisappear.isTranslucent = false
            request.screens[index].screen.callbacks.viewWillDisappear.prefersLargeTitles = true
        }
        request.policies = [PolicySelection("wrNavigationBar", edition: "Swift")]
        request.environments[0].os = SystemVersion(12)
        request.routes = [AuditRequest.Route(from: .screens(["hub"]), to: ["green", "blue"])]
        #expect(try sameLengths(ofLast: .tintColor, in: request) == [0, 2, 2])
    }

    /// Returns the numbers of moves to the values of `property` on the third screen.
    private func sameLengths(ofLast property: VisibleProperty, in request: AuditRequest) throws -> [Int] {
        var request = request
        request.fixes = false
        let index = try #require(VisibleProperty.ofScreen.firstIndex(of: property))
        let all = try sameLengths(in: request)
        return all.filter { $0.key.kind == 2 && $0.key.property == index }.map(\.value).sorted()
    }

    /// Returns the number of moves to each value, after checking that it is the same for searches of all properties and
    /// of a few at a time.
    private func sameLengths(in request: AuditRequest) throws -> [KindValue: Int] {
        var request = request
        request.precision = .joint
        let all = lengths(try survey(request))
        let few = try slices(request)
        #expect(few.isWhole)
        #expect(lengths(few) == all)
        return all
    }

    @Test(arguments: OracleTests.isLong ? OracleTests.seeds : Array(OracleTests.seeds.prefix(16)))
    func `a few properties at a time show the values of all at once, by as few moves`(seed: Int) throws {
        var random = RandomGraph(seed: UInt64(seed + 700))
        var request = random.request(policy: RandomGraph.policies[seed % RandomGraph.policies.count])
        let label = "\(seed), \(request.policies[0].name) on iOS \(request.environments[0].os)"
        request.find.codes = [.historyDependentStyle]
        request.precision = .joint
        let all = try survey(request, within: Budget(steps: 20_000))
        let few = try slices(request)
        #expect(few.precision == .perProperty)
        guard all.isWhole else { return }
        let (joint, sliced) = (lengths(all), lengths(few))
        for (key, length) in sliced { #expect(joint[key] ?? .max <= length, "\(label): \(key)") }
        let missing = joint.filter { sliced[$0.key] != $0.value }
        if few.isWhole {
            for (key, length) in missing {
                let property = VisibleProperty.ofScreen[key.property].rawValue
                Issue.record("\(label): \(property) by \(length), not \(sliced[key] ?? -1)")
            }
        }
        guard OracleTests.isLong else { return }
        print(
            "slices \(label): \(joint.count) values, \(missing.count) missing or longer, "
                + (few.isWhole ? "whole" : "not whole")
        )
    }
}
