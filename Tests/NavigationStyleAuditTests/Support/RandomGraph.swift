import NavigationStyle
import NavigationStyleAudit
import NavigationStyleTestSupport

/// Random apps of a few screens, for one run each.
struct RandomGraph {
    var model: RandomModel

    init(seed: UInt64) {
        model = RandomModel(seed: seed)
    }

    /// Returns a graph under the policy of the seed, in one of its editions and with random options, that has at most
    /// `most` sequences of up to `length` operations.
    static func small(seed: Int, length: Int, most: Int) -> AuditRequest {
        var random = RandomGraph(seed: UInt64(seed))
        var policy = policies[seed % policies.count]
        if random.model.chance(40), let page = PolicyPage.named(policy.name) {
            let other = random.model.policy(of: page)
            (policy.options, policy.copiedProperties) = (other.options, other.copiedProperties)
        }
        var request = random.request(policy: policy)
        while GraphWalk(request).sequenceCount(to: length, most: most) > most { random.trim(&request) }
        return request
    }

    /// Four screens that set few tints, each more often than once, under a policy that keeps copies of bars: whose a tint is
    /// that comes back, no value tells.
    static func tints(seed: Int) -> AuditRequest {
        var random = RandomModel(seed: UInt64(seed))
        var request = AuditRequest(screens: [], entries: [AuditRequest.Entry(id: "root", stack: ["kind0"])])
        let copying = ["transitionBar", "transitionBar", "kmNavigationBarTransition", "doubleNavigationController"]
        request.policies = [PolicySelection(random.one(of: copying))]
        request.environments[0].os = SystemVersion(random.one(of: [12, 12, 14]))
        let colors = Array([0xFF0000, 0x00FF00, 0x0000FF].map(SampleApp.color).prefix(random.integer(in: 1...3)))
        let callbacks: [WritableKeyPath<Callbacks, BarProperties>] = [
            \.viewDidLoad, \.viewWillAppear, \.viewDidAppear, \.viewWillDisappear,
        ]
        for index in 0..<4 {
            var screen = Screen(id: Screen.ID(rawValue: "kind\(index)"))
            for _ in 0..<random.integer(in: 0...2) {
                screen.callbacks[keyPath: random.one(of: callbacks)].tintColor = random.one(of: colors)
            }
            request.screens.append(AuditScreen(screen))
            request.routes.append(route(from: index, to: random.integer(in: 0...3)))
            if random.flag() { request.routes.append(route(from: index, to: random.integer(in: 0...3))) }
        }
        request.pops.swipe = false
        request.pops.cancelledSwipe = random.chance(20)
        return request
    }

    private static func route(from: Int, to: Int) -> AuditRequest.Route {
        AuditRequest.Route(
            from: .screens([Screen.ID(rawValue: "kind\(from)")]),
            to: [Screen.ID(rawValue: "kind\(to)")]
        )
    }

    /// Removes one possible move, but not the last ways on and back.
    private mutating func trim(_ request: inout AuditRequest) {
        var trims: [(inout AuditRequest) -> Void] = []
        if request.routes.count > request.screens.count { trims += [{ $0.routes.removeLast() }] }
        if request.pops.reappear { trims += [{ $0.pops.reappear = false }] }
        if request.pops.toRoot { trims += [{ $0.pops.toRoot = false }] }
        if request.pops.cancelledSwipe { trims += [{ $0.pops.cancelledSwipe = false }] }
        if request.pops.swipe { trims += [{ ($0.pops.swipe, $0.pops.back) = (false, true) }] }
        if !request.pops.to.isEmpty { trims += [{ $0.pops.to = [] }] }
        if request.rotates { trims += [{ $0.rotates = false }] }
        if request.takesGestures { trims += [{ $0.takesGestures = false }] }
        if let index = request.screens.firstIndex(where: { !$0.updates.isEmpty }) {
            trims += [{ $0.screens[index].updates = [] }]
        }
        if let index = request.screens.firstIndex(where: { !$0.scrolls.isEmpty }) {
            trims += [{ $0.screens[index].scrolls = [] }]
        }
        if let index = request.screens.firstIndex(where: \.searches) {
            trims += [{ $0.screens[index].searches = false }]
        }
        if trims.isEmpty { trims += [{ $0.entries.removeLast() }] }
        model.one(of: trims)(&request)
    }

    /// Returns a graph under `policy`, on a random device and a system from iOS 10 to 26 that the policy supports.
    mutating func request(policy: PolicySelection) -> AuditRequest {
        let page = PolicyPage.named(policy.name)
        var request = AuditRequest(screens: [], entries: [])
        request.policies = [policy]
        var environment = model.environment()
        environment.os = max(
            environment.os,
            SystemVersion(10),
            page?.minimumSystem(of: policy.edition) ?? SystemVersion(10)
        )
        if policy.options.contains(where: { $0.value == .string("NavigationStack") }) {
            environment.os = max(environment.os, SystemVersion(16))
        }
        request.environments = [environment]
        model.libraryMembers = (page?.libraryMembers ?? []).filter { $0.since.map { $0 <= environment.os } ?? true }
        model.librarySchema = page.flatMap { $0.describesObjects ? $0.schemas?.library : nil }
        if model.chance(15) { request.defaults.bar = model.barStyle() }
        if model.chance(15) { request.defaults.appearanceProxy = model.barProperties() }
        request.screens = (0..<model.integer(in: 2...4)).map { _ in AuditScreen(screen()) }
        let ids = request.screens.map(\.id)
        if model.chance(25) { request.flags = ["signedIn"] }
        for index in request.screens.indices {
            if model.chance(15) {
                let update = AuditScreen.Update(
                    model.flag() ? .properties(model.barProperties()) : .style(model.barStyle())
                )
                request.screens[index].updates = [update]
            }
            if model.chance(10) {
                request.screens[index].scrolls = [AuditScreen.ScrollOffset(model.points(in: -60...400))]
            }
            if request.screens[index].screen.navigationItem.searchController != nil {
                request.screens[index].searches = model.chance(40)
            }
        }
        for index in 0..<(model.chance(15) ? 2 : 1) {
            var entry = AuditRequest.Entry(id: "entry\(index)", stack: [])
            entry.stack = (0..<model.integer(in: 1...(model.chance(30) ? 3 : 1))).map { _ in model.one(of: ids) }
            entry.origin = model.chance(25) ? .set : .pushed
            request.entries.append(entry)
        }
        // From each screen, a route leads on, usually to the next one, so that there is something to find.
        for (index, id) in ids.enumerated() {
            let next = model.chance(70) ? ids[(index + 1) % ids.count] : model.one(of: ids)
            request.routes.append(AuditRequest.Route(from: .screens([id]), to: [next]))
        }
        for _ in 0..<model.integer(in: 0...2) { request.routes.append(route(ids, request.flags)) }
        request.pops.back = !model.chance(10)
        request.pops.swipe = model.chance(50)
        request.pops.cancelledSwipe = model.chance(60)
        request.pops.toRoot = model.chance(15)
        request.pops.reappear = model.chance(15)
        if model.chance(15) { request.pops.to = [model.one(of: ids)] }
        request.rotates = model.chance(8)
        request.takesGestures = model.chance(25)
        for index in request.entries.indices where model.chance(40) {
            request.entries[index].navigationController = model.navigationController()
        }
        for index in request.screens.indices {
            request.screens[index].screen.resetsTintAdjustmentMode = model.chance(10)
        }
        for index in request.routes.indices {
            if request.routes[index].by == .push { request.routes[index].isBarButtonItemTap = model.chance(25) }
            request.routes[index].animator = model.maybe(15) {
                NavigationOperation.Animator(usesFinalFrame: $0.flag())
            }
        }
        // Half of the controllers are in the container that the proxy is for.
        if model.chance(25) {
            let containers = ["UINavigationController", "Tabs"]
            request.defaults.containedAppearanceProxies = [
                ContainedAppearanceProxy(
                    whenContainedInInstancesOf: containers,
                    properties: model.barProperties()
                )
            ]
            for index in request.entries.indices where model.flag() {
                request.entries[index].navigationController.containerClasses = containers
            }
        }
        return request
    }

    private mutating func screen() -> Screen {
        var screen = model.screen()
        // The ids of kinds may not contain the number sign.
        screen.id = Screen.ID(rawValue: "kind\(model.idCount)")
        return screen
    }

    private mutating func route(_ ids: [Screen.ID], _ flags: [String]) -> AuditRequest.Route {
        let origin: AuditRequest.Route.Origin = model.chance(25) ? .anywhere : .screens([model.one(of: ids)])
        var route = AuditRequest.Route(from: origin, to: [model.one(of: ids)])
        route.by = model.one(of: [.push, .push, .set, .set, .popTo, .popToOrPush, .replaceTop])
        route.animated = !model.chance(30)
        if route.by == .set {
            route.to = []
            route.stack = (0..<model.integer(in: 1...3)).map { _ in model.one(of: ids) }
            route.keepRoot = model.chance(40)
        }
        if model.chance(10) { route.except = [model.one(of: ids)] }
        if let flag = flags.first {
            switch model.integer(in: 0...3) {
            case 0: route.needs = [flag]
            case 1: route.sets = [flag]
            case 2: route.clears = [flag]
            default: break
            }
        }
        if model.chance(10) { route.onlyIfOnStack = model.one(of: ids) }
        if model.chance(10) { route.unlessOnStack = model.one(of: ids) }
        return route
    }

    /// Each policy in each of its editions.
    static let policies: [PolicySelection] = PolicyPage.all.flatMap { page in
        page.editions.isEmpty
            ? [PolicySelection(page.name)] : page.editions.map { PolicySelection(page.name, edition: $0.name) }
    }
}
