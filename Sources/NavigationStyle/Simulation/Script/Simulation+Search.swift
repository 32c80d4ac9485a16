// Searches of search controllers (around.N6).
extension Simulation {
    /// Whether `screen`, which is on top, has a search controller that the bar has taken.
    func hasSearchController(_ screen: Int) -> Bool {
        guard policy.takesSearchControllers else { return false }
        let (os, isRoot) = (environment.os, controller.stack.first == screen)
        let place = place(of: screen)
        return place { $0.navigationItem.searchController(on: os, isRoot: isRoot) != nil }
    }

    /// The search of `screen`, which is on top, becomes active, or ceases to be.
    mutating func search(_ screen: Int, isActive: Bool, _ record: inout OperationRecord) {
        record.enter(.call)
        records[screen].isSearchActive = isActive
    }

    /// The search of the screen on top ends.
    mutating func endSearch() {
        if let top { records[top].isSearchActive = false }
    }

    /// UIKit shows the bar that the screen that is pushed from an active search has hidden (around.N6).
    mutating func revealBar(in transition: Transition, _ record: inout OperationRecord) {
        guard environment.os >= .searchRevealsBar, controller.isNavigationBarHidden, transition.kind == .push,
            let from = transition.from, records.plain[from].isSearchActive, !policy.keepsBarHiddenInSearch
        else { return }
        var write = BarProperties()
        write.isNavigationBarHidden = BarVisibility(hidden: false, animation: .asTransition)
        self.write(write, by: .uikit, origin: .system, rule: .aroundN6, &record)
        record.revealsBar = true
    }

    /// Whether an active search of the screen below, over which `screen` was pushed, lies over it (around.N7).
    func isUnderSearch(over previous: Int?) -> Bool {
        guard let previous, records.plain[previous].isSearchActive else { return false }
        let place = place(of: previous)
        return place { !$0.definesPresentationContext }
    }
}
