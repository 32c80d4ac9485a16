// The searches of search controllers (around.N6).
extension Simulation {
    /// Whether `screen`, the top one, has a search controller that the bar has taken.
    func hasSearchController(_ screen: Int) -> Bool {
        guard policy.takesSearchControllers else { return false }
        let place = place(of: screen)
        return place { $0.navigationItem.searchController }?
            .taken(on: environment.os, isRoot: controller.stack.first == screen) != nil
    }

    /// Starts or ends the search of `screen`, the top one.
    mutating func search(_ screen: Int, isActive: Bool) {
        enter(.call)
        records[screen].isSearchActive = isActive
    }

    /// The search of the screen on top ends.
    mutating func endSearch() {
        if let top { records[top].isSearchActive = false }
    }

    /// Shows the bar that a screen pushed from an active search has hidden, as UIKit does (around.N6).
    mutating func revealBar(in transition: Transition) {
        guard environment.os >= .searchRevealsBar, controller.isNavigationBarHidden, transition.kind == .push,
            let from = transition.from, records.plain[from].isSearchActive, !policy.keepsBarHiddenInSearch
        else { return }
        var write = BarProperties()
        write.isNavigationBarHidden = BarVisibility(hidden: false, animation: .asTransition)
        self.write(write, by: .uikit, origin: .system, rule: .aroundN6)
        record.revealsBar = true
    }

    /// Whether an active search of the screen below covers the top screen, which was pushed over it (around.N7).
    func isUnderSearch(over previous: Int?) -> Bool {
        guard let previous, records.plain[previous].isSearchActive else { return false }
        let place = place(of: previous)
        return place { !$0.definesPresentationContext }
    }
}
