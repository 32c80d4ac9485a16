/// The screens that routes lead to within a navigation controller, by the screens that they begin at.
struct FollowingScreens {
    private var next: [String: [String]] = [:]

    init(_ routes: [RouteFacts]) {
        for route in routes where route.means != "present" {
            for from in route.from { next[from, default: []] += route.to }
        }
    }

    /// The screens that a route leads to.
    var all: Set<String> { Set(next.values.flatMap(\.self)) }

    /// Adds screens to `reached`, and those that come after them.
    func reach(_ screens: [String], into reached: inout Set<String>) {
        var open = screens
        while let screen = open.popLast() {
            if reached.insert(screen).inserted { open += next[screen] ?? [] }
        }
    }
}
