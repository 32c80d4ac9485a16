import NavigationStyle

/// Properties of a bar that are searched together where all at once would be too many: all that decides one part of what is
/// seen.
enum PropertyCluster: CaseIterable {
    case background, shadow, title, buttons, barStyle, room, backIndicator

    /// The properties that decide it, where appearances say something about buttons or not.
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

    /// What is looked at with each of them, as the swipe goes by it and all else is seen by it.
    private static let everywhere: Set<BarProperty> = [
        .isNavigationBarHidden, .isHidden, .alpha, .hidesBarsOnSwipe, .hidesBarsOnTap, .hidesBarsWhenVerticallyCompact,
        .hidesBarsWhenKeyboardAppears,
    ]

    /// The sets that a graph is searched by in which there are `writes`; none of them is part of another.
    ///
    /// Where a policy writes or does not by where a root view is, what decides the room of that is in each.
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
