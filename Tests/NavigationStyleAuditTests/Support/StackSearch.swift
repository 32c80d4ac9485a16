import NavigationStyle
import NavigationStyleAudit

/// A search over whole stacks up to a height, by operations one at a time with the controller handed back.
///
/// Its lengths are the fewest without a stack higher than that.
struct StackSearch {
    private(set) var lengths: [KindLook: Int] = [:]
    private(set) var transitionCount = 0
    /// How many operations the longest history has that was begun.
    private(set) var length = 0
    /// Whether all was searched before the operations ran out.
    private(set) var isComplete = true

    private struct Key: Hashable {
        var navigationController: NavigationController
        var kinds: [Screen.ID]
        var flags: Set<String>
        var controller: Value
    }

    private struct Node {
        var navigationController: NavigationController
        var moment: GraphWalk.Moment
        /// The screens of the stack.
        var screens: [Screen]
        var controller: ControllerState
    }

    init(
        _ request: AuditRequest,
        policy: PolicySelection,
        environment: NavigationEnvironment,
        highest: Int,
        mostTransitions: Int
    ) throws {
        let walk = GraphWalk(request)
        var scenario = Scenario(stack: [])
        scenario.policy = policy
        scenario.environment = environment
        scenario.defaults = request.defaults
        scenario.include = [.screens, .layout, .controller]
        var seen: Set<Key> = []
        var level: [Node] = []
        func note(_ screen: ScreenState?, _ node: Node, _ length: Int) -> Bool {
            guard let screen, let kind = node.moment.stack.last?.kind else { return false }
            let look = KindLook(kind: kind, look: Look(screen))
            lengths[look] = min(lengths[look] ?? .max, length)
            return seen.insert(Self.key(of: node)).inserted
        }
        for entry in request.entries {
            let (moment, stack) = walk.beginning(entry, environment)
            var request = ResolveRequest(scenario)
            request.scenario.stack = stack
            request.scenario.origin = entry.origin
            request.scenario.navigationController = entry.navigationController
            let response = try request.response()
            guard let controller = response.controller else { continue }
            let node = Node(
                navigationController: entry.navigationController,
                moment: moment,
                screens: stack,
                controller: controller
            )
            if note(response.screens?.last, node, 0) { level.append(node) }
        }
        while !level.isEmpty {
            length += 1
            var next: [Node] = []
            for node in level {
                for (operation, following) in walk.moves(at: node.moment) where following.stack.count <= highest {
                    guard transitionCount < mostTransitions else {
                        isComplete = false
                        return
                    }
                    transitionCount += 1
                    var request = TransitionRequest(scenario, operation: operation)
                    request.scenario.stack = node.screens
                    request.scenario.controller = node.controller
                    request.scenario.navigationController = node.navigationController
                    let response = try request.response()
                    guard let after = GraphWalk.moment(after: operation, response.outcome, node.moment, following)
                    else { continue }
                    guard let controller = response.controller else { continue }
                    let known = Dictionary(uniqueKeysWithValues: node.screens.map { ($0.id, $0) })
                        .merging(operation.newScreens.map { ($0.id, $0) }) { first, _ in first }
                    let screens = after.stack.compactMap { known[$0.id] }
                    let reached = Node(
                        navigationController: node.navigationController,
                        moment: after,
                        screens: screens,
                        controller: controller
                    )
                    if note(response.screens?.last, reached, length) { next.append(reached) }
                }
            }
            level = next
        }
    }

    /// A state without its history: no screen but by its place, and nobody who wrote.
    private static func key(of node: Node) -> Key {
        var controller = node.controller
        controller.provenance = ProvenanceTable()
        let places = Dictionary(
            uniqueKeysWithValues: node.moment.stack.enumerated().map { ($1.id.rawValue, "\($0)") }
        )
        return Key(
            navigationController: node.navigationController,
            kinds: node.moment.stack.map(\.kind),
            flags: node.moment.flags,
            controller: controller.tree.renaming(places)
        )
    }
}

extension NavigationOperation {
    fileprivate var newScreens: [Screen] {
        switch action {
        case .push(let screen, _): [screen]
        case .setViewControllers(let screens, _):
            screens.compactMap { if case .new(let screen) = $0 { screen } else { nil } }
        default: []
        }
    }
}

extension Value {
    /// The value with other names for screens.
    fileprivate func renaming(_ names: [String: String]) -> Value {
        switch self {
        case .string(let text): .string(names[text] ?? text)
        case .array(let elements): .array(elements.map { $0.renaming(names) })
        case .object(let members):
            .object(
                members.map { Member(names[$0.key] ?? $0.key, $0.value.renaming(names)) }.sorted { $0.key < $1.key }
            )
        default: self
        }
    }
}
