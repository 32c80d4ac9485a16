import NavigationStyle
import NavigationStyleTestSupport
import Synchronization
import Testing

@testable import NavigationStyleAudit

struct FixTests {
    @Test func `fixes of an app in which a style leaks take everything away in the end`() throws {
        let response = try SampleApp.twoWays.response()
        #expect(!response.fixes.isEmpty)
        #expect(response.fixes.map(\.left).min() == 0)
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
        let before = FixedApp.findings(of: response)
        for fix in response.fixes where fix.policy == nil {
            let changed = try FixedApp.apply(fix.edits, to: request)
            let after = FixedApp.findings(of: try changed.response(within: Budget(steps: 2_000)))
            #expect(Set(fix.removes) == before.fingerprints(missingIn: after))
            #expect(Set(fix.adds) == after.fingerprints(missingIn: before))
            #expect(fix.left == after.count)
        }
    }

    @Test func `nothing is tried where no fixes are wanted`() throws {
        var request = SampleApp.twoWays
        request.fixes = false
        #expect(try request.response().fixes.isEmpty)
    }

    // MARK: - Fixes

    @Test func `the screen that cares declares its own appearance on its item from iOS 13 on`() throws {
        let fix = try #require(try SampleApp.inherited(os: "17.0").response().fixes.first)
        #expect(
            fix.message
                == """
                On the navigationItem of "plain", set scrollEdgeAppearance and standardAppearance to an appearance \
                (background: opaque, backgroundColor: #0A84FF)
                """
        )
        #expect(fix.edits.map(\.path) == ["/screens/3/navigationItem"])
        #expect(fix.adds.isEmpty)
    }

    @Test func `where only findings about the layout are left, the fix says so`() throws {
        var request = SampleApp.inherited(os: "17.0")
        let alone = try #require(try request.response().fixes.first)
        #expect(alone.left == 0 && !alone.message.contains("layout"))
        var bare = SampleApp.screen("bare") { $0.hidden = true }
        bare.screen.prefersStatusBarHidden = true
        request.screens.append(bare)
        request.entries.append(AuditRequest.Entry(id: "modal", stack: ["bare"]))
        request.rotates = true
        request.find.properties = [.background, .view]
        let fix = try #require(try request.response().fixes.first)
        #expect(fix.left == 1)
        #expect(fix.message.hasSuffix("; all findings left are about the layout"))
    }

    @Test func `below iOS 13 it declares it in viewWillAppear`() throws {
        let fix = try #require(try SampleApp.inherited(os: "12.0").response().fixes.first)
        #expect(fix.edits.map(\.path) == ["/screens/3/callbacks"])
        #expect(fix.message.hasPrefix("In viewWillAppear of \"plain\", set backgroundImage to "))
    }

    @Test func `under a policy with an interface of its own the declared style says it`() throws {
        var request = SampleApp.hiddenByLogin
        request.policies = [PolicySelection("doubleNavigationController")]
        for fix in try request.response().fixes { #expect(!fix.edits.contains { $0.path.contains("callbacks") }) }
    }

    @Test func `every screen that a hidden bar stays on shows it, and nobody does it in viewWillDisappear`() throws {
        var request = SampleApp.hiddenByLogin
        request.find.codes = nil
        let response = try request.response()
        let fix = try #require(response.fixes.first)
        let screens = "\"home\" and \"profile\""
        #expect(
            fix.message == "In viewWillAppear of \(screens), call setNavigationBarHidden(false, animated: animated)"
        )
        #expect(fix.adds.isEmpty)
        #expect(response.fixes.allSatisfy { !"\($0.edits)".contains("viewWillDisappear") })
    }

    @Test func `what comes to light with a bar is declared along with it`() throws {
        // Between two dishes, the reviews have no bar; with a bar, they would show the tint of the cart.
        let fixes = try SampleApp.covered.response().fixes
        let fix = try #require(fixes.first)
        #expect(fix.adds.isEmpty)
        #expect(fix.message.contains("call setNavigationBarHidden(false, animated: animated)"))
        #expect(fix.message.contains("set tintColor to "))
    }

    @Test func `a screen that shows a leaked value declares that of a bar that no screen has changed`() throws {
        var home = SampleApp.screen("home")
        home.screen.callbacks.viewWillAppear.tintColor = SampleApp.color(0xFFFFFF)
        var request = AuditRequest(
            screens: [home, SampleApp.screen("detail")],
            entries: [AuditRequest.Entry(id: "root", stack: ["home"])]
        )
        request.policies = [PolicySelection("system")]
        request.routes = [AuditRequest.Route(from: .screens(["home"]), to: ["detail"])]
        let fix = try #require(try request.response().fixes.first)
        #expect(fix.edits.map(\.path) == ["/screens/1/navigationItem"])
        #expect(fix.message.contains("#007AFF") && !fix.message.contains("#FFFFFF"))
    }

    // MARK: - Rejected fixes

    /// A brand color that the appearance proxy sets by `barTintColor`, which iOS 15 does not draw at the scroll edge.
    private var branded: AuditRequest {
        var request = AuditRequest(
            screens: [SampleApp.screen("home"), SampleApp.screen("detail")],
            entries: [AuditRequest.Entry(id: "root", stack: ["home"])]
        )
        request.policies = [PolicySelection("system")]
        request.defaults.appearanceProxy.barTintColor = SampleApp.color(0xFF6600)
        // Blue buttons would be unreadable on the brand color.
        request.defaults.appearanceProxy.tintColor = SampleApp.color(0x000000)
        request.routes = [AuditRequest.Route(from: .screens(["home"]), to: ["detail"])]
        return request
    }

    @Test func `a brand color that is not drawn gets the appearances that it needs, and is not taken out`() throws {
        let response = try branded.response()
        #expect(!FixedApp.findings(of: response).isEmpty)
        #expect(!response.fixes.isEmpty)
        for fix in response.fixes {
            #expect(!fix.edits.contains { $0.op == .remove || $0.value == .null }, "\(fix.message)")
            var changed = try FixedApp.apply(fix.edits, to: branded)
            changed.environments[0].os = SystemVersion(12)
            changed.fixes = false
            #expect(FixedApp.bar(of: 0, in: changed)?.background.color == RGBA(rawValue: 0xFF66_00FF))
        }
        #expect(response.fixes.contains { $0.removes.count >= 2 && $0.adds.isEmpty })
    }

    /// A home screen whose tint a red one changes, in light and dark mode.
    private func tinted(_ change: (inout AuditRequest) -> Void) -> AuditRequest {
        var red = SampleApp.screen("red")
        red.screen.callbacks.viewWillAppear.tintColor = SampleApp.color(0xFF3B30)
        var request = AuditRequest(
            screens: [SampleApp.screen("home"), red],
            entries: [AuditRequest.Entry(id: "root", stack: ["home"])]
        )
        request.policies = [PolicySelection("system")]
        request.environments.append(request.environments[0])
        request.environments[1].userInterfaceStyle = .dark
        request.routes = [AuditRequest.Route(from: .screens(["home"]), to: ["red"])]
        request.find.codes = [.historyDependentStyle]
        change(&request)
        return request
    }

    @Test func `a color is declared as it was written, in whichever code that was`() throws {
        let color = BarColor(light: RGBA(rawValue: 0x1122_33FF), dark: RGBA(rawValue: 0xDDEE_FFFF))
        var base = Screen(id: "Base")
        base.callbacks.viewDidLoad.tintColor = color
        let byBase = tinted {
            $0.bases = [AuditRequest.Base(base)]
            $0.screens[0].base = "Base"
        }
        let byEntry = tinted { $0.entries[0].properties.tintColor = color }
        // Here the app has no dark style, though that is asked for.
        var old = byBase
        old.environments = [old.environments[1]]
        old.environments[0].os = SystemVersion(12)
        for request in [byBase, byEntry, old] {
            let values = try request.response().fixes.map { fix in
                try FixedApp.apply(fix.edits, to: request).screens[0].screen.callbacks.viewWillAppear.tintColor
            }
            #expect(values.contains(color) && values.allSatisfy { $0 == nil || $0 == color })
        }
    }

    @Test func `no fix gives all variants of a screen the color of one`() throws {
        let request = tinted {
            for hex: UInt32 in [0x111111, 0xEEEEEE] {
                var variant = AuditScreen.Variant(name: "\(hex)")
                variant.screen.callbacks.viewDidLoad.tintColor = SampleApp.color(hex)
                $0.screens[0].variants.append(variant)
            }
        }
        for fix in try request.response().fixes {
            let home = try FixedApp.apply(fix.edits, to: request).screens[0]
            #expect(home == request.screens[0], "\(fix.message)")
        }
    }

    @Test func `a write that does nothing for a screen may be nulled`() throws {
        // The other screen has the same code, but it has no visible effect on any iOS.
        var request = branded
        request.defaults.appearanceProxy.barTintColor = .some(nil)
        var kept = KeptLooks(request)
        var changed = request
        changed.screens[0].screen.callbacks.viewWillAppear.barTintColor = .some(nil)
        let isKept = kept.areKept(on: [0], in: changed)
        #expect(isKept)
        var shown = KeptLooks(branded)
        changed = branded
        changed.screens[0].screen.callbacks.viewWillAppear.barTintColor = .some(nil)
        let isShown = shown.areKept(on: [0], in: changed)
        #expect(!isShown)
    }

    @Test func `a style that moves to the item stays for the systems that have none`() throws {
        var request = SampleApp.inherited(os: "17.0")
        request.screens[3].expect = BarStyle()
        for fix in try request.response().fixes where fix.edits.contains(where: { $0.op == .remove }) {
            var changed = try FixedApp.apply(fix.edits, to: request)
            changed.environments[0].os = SystemVersion(12)
            for place in changed.screens.indices {
                var before = request
                before.environments = changed.environments
                #expect(
                    FixedApp.bar(of: place, in: changed)?.background == FixedApp.bar(of: place, in: before)?.background
                )
            }
        }
    }

    @Test func `trials are told of, and never more than there may be`() throws {
        let told = Told()
        let observer = AuditObserver(trying: { told.add($0) })
        let response = try SampleApp.twoWays.response(within: Budget(), telling: observer)
        #expect(!response.fixes.isEmpty)
        let progress = told.all
        #expect(progress.map(\.tried) == Array(1...max(progress.count, 1)))
        #expect(progress.allSatisfy { $0.tried <= $0.of })
    }

    @Test func `another policy keeps the fingerprints of the findings that it leaves`() throws {
        var request = SampleApp.twoWays
        request.find.codes = nil
        let response = try request.response()
        let before = FixedApp.findings(of: response)
        for fix in response.fixes where fix.policy != nil {
            #expect(fix.edits.isEmpty)
            #expect(fix.message.hasPrefix("Use the policy "))
            #expect(Set(fix.removes).isSubset(of: before.fingerprints))
            var changed = request
            changed.policies = [try #require(fix.policy)]
            changed.fixes = false
            #expect(fix.left == FixedApp.findings(of: try changed.response()).count)
        }
    }
}

/// The progress that an audit has reported of its search for fixes.
private final class Told: Sendable {
    private let progress = Mutex<[FixProgress]>([])

    var all: [FixProgress] { progress.withLock { $0 } }

    func add(_ next: FixProgress) { progress.withLock { $0.append(next) } }
}
