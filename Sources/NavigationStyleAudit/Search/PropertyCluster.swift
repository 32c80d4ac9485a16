import NavigationStyle

/// Properties of a bar that are searched together when all at once would be too many: those that decide one part of its
/// look.
enum PropertyCluster: CaseIterable {
    case background, shadow, title, buttons, barStyle, room, backIndicator

    /// Returns the properties that decide this part; `writes` says whether appearances style buttons.
    private func own(_ writes: BarWrites) -> Set<BarProperty> {
        let appearances: Set<BarProperty> = [
            .standardAppearance, .scrollEdgeAppearance, .compactAppearance, .compactScrollEdgeAppearance,
        ]
        switch self {
        case .background:
            let legacy: Set<BarProperty> = [
                .isTranslucent, .backgroundImage, .compactBackgroundImage, .barStyle, .barTintColor, .backgroundColor,
            ]
            return appearances.union(legacy).union(writes.edge)
        case .shadow:
            let legacy: Set<BarProperty> = [
                .shadowImage, .backgroundImage, .compactBackgroundImage, .barTintColor, .clipsToBounds,
            ]
            return appearances.union(legacy).union(writes.edge)
        case .title:
            let legacy: Set<BarProperty> = [
                .titleTextAttributes, .largeTitleTextAttributes, .prefersLargeTitles, .barStyle,
            ]
            return appearances.union(legacy)
        case .buttons:
            let own: Set<BarProperty> = [.tintColor, .barStyle]
            return writes.colorsButtons ? own.union(appearances).union(writes.edge) : own
        case .barStyle: return [.barStyle]
        case .room: return [.prefersLargeTitles, .isTranslucent, .backgroundImage, .barStyle]
        case .backIndicator: return [.backIndicatorImage, .backIndicatorTransitionMaskImage]
        }
    }

    /// The properties that every set includes, as the swipe depends on them and all else is only visible through them.
    private static let everywhere: Set<BarProperty> = [
        .isNavigationBarHidden, .isHidden, .alpha, .hidesBarsOnSwipe, .hidesBarsOnTap, .hidesBarsWhenVerticallyCompact,
        .hidesBarsWhenKeyboardAppears,
    ]

    /// Returns the property sets to search a graph by, given its `writes`; no set is a subset of another.
    ///
    /// If a policy's writes depend on the layout of a root view, every set includes the properties that decide that
    /// layout.
    static func sets(of writes: BarWrites, goingByLayout goesByLayout: Bool) -> [BarPropertySet] {
        let decisive = goesByLayout ? room.own(writes) : []
        var sets: [Set<BarProperty>] = []
        for cluster in allCases {
            let set = cluster.own(writes).union(decisive).filter(writes.properties.contains)
            if set.isEmpty || sets.contains(where: set.isSubset) { continue }
            sets.removeAll { $0.isSubset(of: set) }
            sets.append(set)
        }
        if sets.isEmpty { sets = [[]] }
        return sets.map { BarPropertySet(BarProperty.allCases.filter($0.union(everywhere).contains)) }
    }
}
