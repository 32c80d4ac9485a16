import NavigationStyle
import NavigationStyleAudit

/// A search over whole stacks up to a height, by single operations with the controller's state handed back.
///
/// Its lengths are the fewest operations on stacks up to that height.
struct StackSearch {
    private(set) var lengths: [KindLook: Int] = [:]
    private(set) var transitionCount = 0
    /// The number of operations in the longest history so far.
    private(set) var length = 0
    /// Whether the search was complete within the limit of operations.
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
            request.scenario.defaults.navigationBar = entry.properties
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

    /// Returns a state without its history: screens are replaced by their places, and writers are left out.
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
    /// Returns the value with screens renamed.
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
