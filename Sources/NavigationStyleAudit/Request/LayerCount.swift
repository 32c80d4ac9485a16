import NavigationStyle

/// The number of layers that the kinds of a request have, counted before they are made.
///
/// A chain of superclasses counts for each screen that inherits it, so a short text may stand for very much code.
struct LayerCount {
    private let request: AuditRequest
    private let bases: [Screen.ID: Int]
    private let places: [Screen.ID: Int]

    init(of request: AuditRequest) {
        self.request = request
        bases = Dictionary(request.bases.enumerated().map { ($1.id, $0) }) { first, _ in first }
        places = Dictionary(request.screens.enumerated().map { ($1.id, $0) }) { first, _ in first }
    }

    /// Returns the pointer to the first screen or route with which there are more than `most`; nil if there is none.
    func excess(over most: Int) -> String? {
        var left = most
        var counts: [Int] = []
        for (index, screen) in request.screens.enumerated() {
            var seen: Set = [screen.id]
            let count = count(of: screen, upTo: left, &seen)
            left -= count * max(screen.variants.count, 1) + screen.variants.count
            if left < 0 { return "/screens/\(index)" }
            counts.append(count)
        }
        for (index, route) in request.routes.enumerated() where route.screen != nil {
            for place in Set(route.to + route.stack).compactMap({ places[$0] }) {
                left -= (counts[place] + 1) * max(request.screens[place].variants.count, 1)
                if left < 0 { return "/routes/\(index)/screen" }
            }
        }
        return nil
    }

    /// Returns the number of layers of a screen without variants; one that is more than `most` need not be exact.
    ///
    /// Children whose kinds have been `seen` are left out.
    private func count(of screen: AuditScreen, upTo most: Int, _ seen: inout Set<Screen.ID>) -> Int {
        var count = 1 + superclassCount(of: screen.base)
        for child in screen.children where count <= most && seen.insert(child).inserted {
            guard let place = places[child] else { continue }
            count += self.count(of: request.screens[place], upTo: most - count, &seen)
        }
        return count
    }

    /// Returns the number of superclasses, up to one that is missing; a circle has more than there are bases.
    private func superclassCount(of id: Screen.ID?) -> Int {
        var count = 0
        var next = id
        while let id = next, let place = bases[id], count <= request.bases.count {
            count += 1
            next = request.bases[place].base
        }
        return count
    }
}
