// The search bar of a search controller (around.N2 to around.N5).
extension BarScene {
    /// The search controller whose search bar is in the bar; nil without one.
    var searchController: SearchController? {
        guard takesSearchControllers else { return nil }
        return place { $0.navigationItem.searchController }?
            .taken(on: environment.os, isRoot: previousPlace == nil)
    }

    /// Returns the search bar; nil without one.
    func searchBar(on device: Device) -> BarState.SearchBar? {
        guard searchController != nil else { return nil }
        let placement = searchBarPlacement(on: device)
        guard !isSearchActive else {
            return BarState.SearchBar(placement: placement, visibility: .shown, height: nil, isActive: true)
        }
        let visibility = placement == .stacked ? stackedVisibility : .shown
        let isInBar = placement == .stacked && visibility != .hidden
        return BarState.SearchBar(
            placement: placement,
            visibility: visibility,
            height: isInBar ? BarMetrics.searchBarHeight(on: environment.designVersion) : 0,
            isActive: false
        )
    }

    /// Returns the height that a search bar adds below the row and the large title, in points; while the search is
    /// active, the height that it had before.
    func searchBarHeight(on device: Device) -> Double {
        guard let searchBar = searchBar(on: device) else { return 0 }
        return searchBar.height
            ?? (searchBar.placement == .stacked ? BarMetrics.searchBarHeight(on: environment.designVersion) : 0)
    }

    /// Returns the place of the search bar (around.N2, around.N12).
    private func searchBarPlacement(on device: Device) -> BarState.SearchBar.Placement {
        let os = environment.os
        let preferred = place { $0.navigationItem.searchBarPlacement(on: os) }
        if environment.designVersion >= .liquidGlass {
            if preferred == .stacked { return .stacked }
            return device.isPhone ? .toolbar : .integrated
        }
        switch preferred {
        case .stacked: return .stacked
        case .inline, .integrated: return .inline
        case .automatic: return device.isPhone || os < .searchBarPlacements ? .stacked : .inline
        }
    }

    /// The visibility of a search bar below the row (around.N3, around.N4).
    private var stackedVisibility: BarState.SearchBar.Visibility {
        guard place({ $0.navigationItem.hidesSearchBarWhenScrolling }) else { return .shown }
        guard tracksScrollView else { return .indeterminate }
        if contentOffset > 0 { return .hidden }
        return hasBeenScrolled ? .shown : .indeterminate
    }
}
